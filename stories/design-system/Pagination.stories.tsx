import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pagination } from '#design-system/Pagination/Pagination.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './Pagination.md?raw';

function Pages({ page: start = 1, ...rest }: { page?: number; pages: number; summary?: string; disabled?: boolean }) {
  const [page, setPage] = useState(start);
  return <Pagination {...rest} page={page} onChange={setPage} />;
}
const meta = preview.meta({
  title: 'Design system/Pagination',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Pages,
  subcomponents: { Pagination },
  decorators: [padded],
  args: { page: 5, pages: 63, summary: '1.243 transakcije' },
  parameters: documented(usage, { wrapped: true }),
});

export const Middle = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const current = () => canvas.getByRole('button', { current: 'page' });
    await expect(current()).toHaveAccessibleName(words('Stranica 5'));
    await step('forward, to the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: words('Sljedeća stranica') }));
      await expect(current()).toHaveAccessibleName(words('Stranica 6'));
      await userEvent.click(canvas.getByRole('button', { name: words('Posljednja stranica') }));
      await expect(current()).toHaveAccessibleName(words('Stranica 63'));
    });
    await step('at the end the button keeps the focus and does nothing', async () => {
      const last = canvas.getByRole('button', { name: words('Posljednja stranica') });
      await expect(last).toHaveFocus();
      await expect(last).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(last);
      await expect(current()).toHaveAccessibleName(words('Stranica 63'));
    });
    await step('a number leads to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: words('Stranica 60') }));
      await expect(current()).toHaveAccessibleName(words('Stranica 60'));
    });
  },
});
export const First = meta.story({ args: { page: 1, pages: 4 } });
export const Thousands = meta.story({ args: { page: 1204, pages: 2408, summary: '48.160 transakcija' } });
export const OnePage = meta.story({
  args: { page: 1, pages: 1, summary: '12 transakcija' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words('Stranica 5 od 63'))).toBeVisible();
  },
});
export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
export const English = meta.story({
  tags: ['english'],
  args: { summary: '1,243 transactions' },
  globals: { language: 'en' },
});
