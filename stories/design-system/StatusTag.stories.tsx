import { Box } from '@chakra-ui/react/box';
import { expect, screen, waitFor } from 'storybook/test';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { padded } from './decorators.tsx';
import usage from './StatusTag.md?raw';

const meta = preview.meta({
  title: 'Design system/Status tag',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: StatusTag,
  decorators: [padded],
  args: { tone: 'success' as const, label: 'Plaćeno' },
  parameters: documented(usage),
});
const All = () => (
  <Box display="flex" flexWrap="wrap" gap="2">
    <StatusTag tone="success" label="Plaćeno" />
    <StatusTag tone="danger" label="Odbijeno" />
    <StatusTag tone="warning" label="Na čekanju" />
    <StatusTag tone="info" label="U obradi" />
    <StatusTag tone="neutral" label="Nepoznato" />
  </Box>
);
export const Default = meta.story();
export const All_ = meta.story({ name: 'All', render: () => <All /> });
export const AllDark = meta.story({ tags: ['dark'], render: () => <All />, globals: { theme: 'dark' } });
export const WithDescription = meta.story({
  args: { tone: 'danger', label: 'Odbijeno', description: 'Banka je odbila naplatu: nedovoljno sredstava na računu.' },
  play: async ({ canvas, userEvent, step }) => {
    const tag = canvas.getByText('Odbijeno').parentElement as HTMLElement;
    await expect(tag).toHaveAccessibleDescription(/nedovoljno sredstava/);
    await step('keyboard focus shows the text, Escape hides it', async () => {
      await userEvent.tab();
      await expect(tag).toHaveFocus();
      await waitFor(() => expect(document.querySelector('[data-scope=tooltip][data-part=content]')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[data-scope=tooltip][data-part=content]')).toBeNull());
    });
    await step('the pointer shows it too', async () => {
      await userEvent.hover(tag);
      await waitFor(() => expect(document.querySelector('[data-scope=tooltip][data-part=content]')).toBeVisible());
      await expect(screen.getAllByText(/nedovoljno sredstava/).length).toBeGreaterThan(0);
    });
  },
});
