import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { tableIn } from '../support/screen.ts';
import { area, openView, quietToasts, told } from '../support/statistics.ts';

/** The finance person looks at a month, and has it sent to the board. */
const meta = preview.meta({
  title: 'Flows/SendStatistics',
  component: StoryPortal,
  args: { path: area },
  parameters: { image: false, simulator: { person: 'finance' } },
  beforeEach: quietToasts,
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mails = async () => ((await (await fetch('/__simulator/mails')).json()) as { mails: readonly Mail[] }).mails;

export const OfAMonth = meta.story({
  play: async ({ userEvent, step }) => {
    await tableIn('Korisnici i kupovine');
    const range = screen.getByRole('button', { name: /^Razdoblje/ });

    await step('chooses October', async () => {
      await userEvent.click(range);
      const begin = await screen.findByRole('textbox', { name: 'Od' });
      await userEvent.clear(begin);
      await userEvent.type(begin, '1. 10. 2026.');
      const end = screen.getByRole('textbox', { name: 'Do' });
      await userEvent.clear(end);
      await userEvent.type(end, '31. 10. 2026.{Enter}');
      await waitFor(() => expect(range).toHaveTextContent('1. 10. 2026. – 31. 10. 2026.'));
      await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    });

    await step('looks at the channels', async () => {
      const card = within(await openView(userEvent, 'Sve kupovine'));
      await expect(await card.findByText('listopad 2026.')).toBeVisible();
      await expect(card.getByText('1 redak')).toBeVisible();
    });

    await step('has it sent to the board', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Primatelj' }), 'uprava@primjer.hr');
      await userEvent.click(screen.getByRole('button', { name: 'Pošalji e-poštom' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Pošalji' }));
      await told('uprava@primjer.hr: statistika uspješno poslana');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });

    await step('one mail went out, of that month', async () => {
      const sent = await mails();
      await expect(sent.map(({ to }) => to)).toEqual(['uprava@primjer.hr']);
      await expect(sent[0]?.text).toMatch(/1\. (10|lis|listopada)\.? 2026.* 31\. (10|lis|listopada)\.? 2026/);
    });
  },
});
