import Info from 'lucide-react/icons/info';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import usage from './Tooltip.md?raw';

const meta = preview.meta({
  title: 'Design system/Tooltip',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Tooltip,
  decorators: [
    (Story) => (
      <main style={{ padding: 96, display: 'grid', placeItems: 'center' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    text: 'Zbroj količina svih ispravnih transakcija u odabranom razdoblju.',
    children: <IconButton variant="ghost" size="sm" label="Što je ovo?" icon={<Info aria-hidden />} />,
  },
  parameters: documented(usage),
});
const panel = () => document.querySelector('[data-scope=tooltip][data-part=content]');

export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Zbroj količina svih ispravnih/);
    await waitFor(() => expect(panel()).toBeVisible());
  },
});
export const OnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(panel()).toBeNull());
  },
});
export const Below = meta.story({
  tags: ['dark'],
  args: { placement: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(panel()).toBeVisible());
  },
  globals: { theme: 'dark' },
});
export const WithoutText = meta.story({ args: { text: undefined } });
