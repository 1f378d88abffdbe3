import { expect, fn } from 'storybook/test';
import { NotFoundPage } from '#features/auth/NotFoundPage.tsx';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { expectFits } from '../../support/variants.ts';
import { words } from '../../support/words.ts';
import { atPath } from './accountStory.tsx';

const meta = preview.meta({
  title: 'Accounts/Not found – Stranica nije pronađena',
  component: NotFoundPage,
  parameters: { route: 'notFound' },
  args: { onLanguageChange: fn() },
  decorators: [atPath('/nema/takve/stranice')],
  globals: withoutCalls,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: words('Stranica nije pronađena') })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words('Na početnu stranicu') })).toHaveAttribute('href', '/');
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ tags: ['tablet'], globals: { viewport: { value: 'tablet' } }, play: expectFits });
