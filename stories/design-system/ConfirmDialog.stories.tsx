import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmDialogProps } from '#design-system/ConfirmDialog/types.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import usage from './ConfirmDialog.md?raw';
import { padded } from './decorators.tsx';

const confirmed = fn();
function Asking(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ukloni iznimku</Button>
      <ConfirmDialog
        title="Ukloniti iznimku?"
        text="Zahtjev za uklanjanje šalje se na odobrenje. Do tada iznimka vrijedi."
        confirmLabel="Ukloni"
        tone="danger"
        {...props}
        open={open}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          confirmed();
          setOpen(false);
        }}
      />
    </>
  );
}
const meta = preview.meta({
  title: 'Design system/Confirm dialog',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Asking,
  subcomponents: { ConfirmDialog },
  decorators: [padded],
  beforeEach: () => {
    confirmed.mockClear();
  },
  parameters: documented(usage, { wrapped: true }),
});
const dialog = () => screen.findByRole('alertdialog', { name: 'Ukloniti iznimku?' });

export const Asked = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ukloni iznimku' });
    await step('Escape cancels and returns the focus', async () => {
      await userEvent.click(opener);
      await expect(await dialog()).toHaveAccessibleDescription(/šalje se na odobrenje/);
      await waitFor(() => expect(screen.getByRole('button', { name: words('Odustani') })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(confirmed).not.toHaveBeenCalled();
    });
    await step('the action runs once', async () => {
      await userEvent.click(opener);
      await dialog();
      await userEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(confirmed).toHaveBeenCalledOnce();
    });
  },
});
const shown = async () => {
  await dialog();
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};
export const Open = meta.story({ args: { open: true }, play: shown });
export const OpenDark = meta.story({ tags: ['dark'], args: { open: true }, play: shown, globals: { theme: 'dark' } });
export const OpenPhone = meta.story({
  tags: ['phone'],
  args: { open: true },
  play: shown,
  globals: { viewport: { value: 'phone' } },
});
export const Harmless = meta.story({
  args: { open: true, tone: 'brand', confirmLabel: 'Pošalji zahtjev', cancelLabel: 'Vrati se na obrazac' },
  play: shown,
});
export const Failed = meta.story({
  args: { open: true, error: 'Iznimka se u međuvremenu promijenila. Osvježite stranicu i pokušajte ponovno.' },
  play: shown,
});
export const Busy = meta.story({
  tags: ['loading'],
  args: { open: true, busy: true },
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    await dialog();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ukloni' })).toHaveAttribute('aria-busy', 'true');
  },
});
