import { expect, fn, screen, waitFor } from 'storybook/test';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import usage from './CopyButton.md?raw';
import { padded } from './decorators.tsx';

const meta = preview.meta({
  title: 'Design system/Copy button',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: CopyButton,
  decorators: [padded],
  args: { label: 'Kopiraj poveznicu', text: () => 'https://portal.example/parking?begin=2026-11-01' },
  parameters: documented(usage),
});
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

const written = fn(async () => {});
export const Copies = meta.story({
  beforeEach: () => {
    clipboard(written);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj poveznicu' }));
    await expect(written.mock.calls).toEqual([['https://portal.example/parking?begin=2026-11-01']]);
    await waitFor(() => expect(screen.getByText(words('Kopirano u međuspremnik'))).toBeVisible());
  },
});
export const Refused = meta.story({
  beforeEach: () => {
    clipboard(async () => Promise.reject(new Error('refused')));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj poveznicu' }));
    await waitFor(() => expect(screen.getByText(words('Kopiranje nije uspjelo'))).toBeVisible());
  },
});
export const IconOnly = meta.story({ args: { iconOnly: true, icon: 'copy', size: 'sm', variant: 'ghost' } });
