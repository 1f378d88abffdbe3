import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { padded } from './decorators.tsx';
import usage from './MenuButton.md?raw';

const selected = fn();
const meta = preview.meta({
  title: 'Design system/Menu button',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: MenuButton,
  decorators: [padded],
  args: {
    label: 'Preuzmi',
    icon: <Download aria-hidden />,
    align: 'start' as const,
    items: [
      { id: 'pdf', label: 'PDF izvještaj', icon: <FileText aria-hidden />, onSelect: () => selected('pdf') },
      { id: 'xlsx', label: 'Excel izvještaj', icon: <FileSpreadsheet aria-hidden />, onSelect: () => selected('xlsx') },
      {
        id: 'receipts',
        label: 'Računi',
        icon: <FileText aria-hidden />,
        disabled: true,
        reason: 'Pružatelj ne izdaje vlastite račune.',
        onSelect: () => selected('receipts'),
      },
    ],
  },
  beforeEach: () => {
    selected.mockClear();
  },
  parameters: documented(usage),
});
const button = (canvas: { getByRole: typeof screen.getByRole }) => canvas.getByRole('button', { name: 'Preuzmi' });

export const Closed = meta.story();
export const WithPointer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a click opens, a choice is made and the focus returns', async () => {
      await userEvent.click(button(canvas));
      const entry = await screen.findByRole('menuitem', { name: 'Excel izvještaj' });
      // The menu ignores a pointer that moves without a change of its position.
      let x = Math.ceil(entry.getBoundingClientRect().left);
      await waitFor(async () => {
        x += 1;
        await userEvent.pointer({ target: entry, coords: { clientX: x, clientY: 1 } });
        // The highlight is rendered after the pointer event.
        await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'), { timeout: 500 });
      });
      await userEvent.click(entry);
      await expect(selected.mock.calls).toEqual([['xlsx']]);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button(canvas)).toHaveFocus());
    });
    await step('a second click on the button closes', async () => {
      await userEvent.click(button(canvas));
      await screen.findByRole('menu');
      await userEvent.click(button(canvas));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await userEvent.click(button(canvas));
    await screen.findByRole('menu');
  },
});
export const WithKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('an arrow key opens and walks, Enter chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'PDF izvještaj' })).toHaveAttribute('data-highlighted'),
      );
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(selected.mock.calls).toEqual([['xlsx']]);
    });
    await step('Escape closes and returns the focus', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button(canvas)).toHaveFocus());
    });
  },
});
/** Assistive technology clicks an entry without moving a pointer over it. */
export const ClickedWithoutPointer = meta.story({
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Računi/ }));
    await expect(selected).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Excel izvještaj' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(selected.mock.calls).toEqual([['xlsx']]);
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  },
});
const open = async ({
  canvas,
  userEvent,
}: {
  canvas: { getByRole: typeof screen.getByRole };
  userEvent: { click: (element: Element) => Promise<void> };
}) => {
  await userEvent.click(button(canvas));
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};
export const Dark = meta.story({ tags: ['dark'], play: open, globals: { theme: 'dark' } });
export const GroupsAndChoices = meta.story({
  args: {
    label: 'Preuzmi',
    items: [
      { id: 'edit', label: 'Uredi', onSelect: () => {} },
      { id: 'light', label: 'Svijetli', group: 'Izgled', checked: true, onSelect: () => {} },
      { id: 'dark', label: 'Tamni', group: 'Izgled', checked: false, onSelect: () => {} },
      { id: 'remove', label: 'Ukloni', tone: 'danger', icon: <Trash aria-hidden />, onSelect: () => {} },
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Svijetli' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Tamni' })).not.toBeChecked();
  },
});
export const Busy = meta.story({ tags: ['loading'], args: { busy: true }, parameters: { snapshot: 'busy' } });
export const IconOnly = meta.story({ args: { iconOnly: true, size: 'sm' } });
export const Disabled = meta.story({ args: { disabled: true } });
