import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import type { DialogProps } from '#design-system/Dialog/types.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { openedPanel } from '../support/panels.ts';
import { startOf } from '../support/words.ts';
import usage from './Dialog.md?raw';
import { padded } from './decorators.tsx';

/** A button that opens a dialog with a form. */
function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('2026-12-24');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Otvori</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)}>
        <form style={{ display: 'grid', gap: 16 }}>
          <DateField label="Prvi dan" value={day} onChange={setDay} today="2026-11-20" />
          <TextField label="Razlog" defaultValue="Božić" />
        </form>
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Design system/Dialog',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Dialog,
  decorators: [padded],
  args: { open: false, title: 'Novi dani bez naplate', onClose: () => {}, children: null },
  render: (args) => <Opened {...args} />,
  parameters: documented(usage),
});

const opened = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Otvori' }));
  await openedPanel(/Novi dani/);
};

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
});

export const Large = meta.story({
  tags: ['dark'],
  args: { size: 'lg', description: 'Tih dana ništa se ne naplaćuje.' },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
});

/** A calendar inside it: Escape closes the calendar alone, then the dialog, and the focus returns each time. */
export const CalendarInside = meta.story({
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: startOf('Otvori kalendar: ') }));
    await openedPanel('Prvi dan');
  },
});

export const ClosesByEscape = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: startOf('Otvori kalendar: ') }));
    await openedPanel('Prvi dan');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prvi dan' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: /Novi dani/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Otvori' })).toHaveFocus());
  },
});

/** Opened from a menu, which has the focus then: it returns to the menu's button. */
export const OpenedFromAMenu = meta.story({
  parameters: { snapshot: false },
  render: function DialogFromAMenu(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <MenuButton label="Radnje" items={[{ id: 'edit', label: 'Uredi', onSelect: () => setOpen(true) }]} />
        <Dialog {...args} open={open} onClose={() => setOpen(false)}>
          <TextField label="Razlog" defaultValue="Božić" />
        </Dialog>
      </>
    );
  },
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Radnje' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await openedPanel(/Novi dani/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
