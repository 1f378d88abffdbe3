import { expect, fn } from 'storybook/test';
import { DeniedPage } from '#features/auth/DeniedPage.tsx';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { expectFits } from '../../support/variants.ts';
import { words } from '../../support/words.ts';
import { atPath } from './accountStory.tsx';

const meta = preview.meta({
  title: 'Accounts/Access denied – Pristup nije dopušten',
  component: DeniedPage,
  parameters: { route: 'permissionDenied' },
  args: { onLanguageChange: fn() },
  decorators: [atPath('/denied')],
  globals: withoutCalls,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words('Pristup nije dopušten') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words('Prijava') })).toHaveAttribute('href', '/login?again');
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const text =
      'You do not have permission for this action. If you think you should be authorized for this action, try logging in again.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ tags: ['tablet'], globals: { viewport: { value: 'tablet' } }, play: expectFits });
