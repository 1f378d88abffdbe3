import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import type { DialogProps } from '#design-system/Dialog/types.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import preview from '../../.storybook/preview';
import { padded } from './decorators.tsx';

/** A button and the dialog behind it, with a form. */
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
  component: Dialog,
  decorators: [padded],
  args: { open: false, title: 'Novi dani bez naplate', onClose: () => {}, children: null },
  render: (args) => <Opened {...args} />,
});

const opened = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Otvori' }));
  const dialog = await screen.findByRole('dialog', { name: /Novi dani/ });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
};

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
});

export const Large = meta.story({
  args: { size: 'lg', description: 'Tih dana ništa se ne naplaćuje.' },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
});

/** A calendar inside it: Escape closes the calendar alone, then the dialog, and the focus goes back each time. */
export const CalendarInside = meta.story({
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: /Otvori kalendar/ }));
    const calendar = await screen.findByRole('dialog', { name: 'Prvi dan' });
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
  },
});

export const ClosesByEscape = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: /Otvori kalendar/ }));
    const calendar = await screen.findByRole('dialog', { name: 'Prvi dan' });
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prvi dan' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: /Novi dani/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Otvori' })).toHaveFocus());
  },
});
