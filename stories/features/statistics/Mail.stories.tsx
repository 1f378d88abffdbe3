import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { callsTo, recover, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, tableIn } from '../../support/screen.ts';
import { area, recipientField } from '../../support/statistics.ts';
import { expectToast, quietToasts } from '../../support/toasts.ts';
import { partOf, words } from '../../support/words.ts';

const page = `${area}/num-of-sales`;

/** Sending the statistics by mail: recipients, confirmation and errors. */
const meta = preview.meta({
  title: 'Statistics/Mail – Slanje statistike',
  component: StoryPortal,
  args: { path: page },
  beforeEach: quietToasts,
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

const title = () => words('Broj kupovina', 'Number of sales');
const sendButton = () => screen.getByRole('button', { name: words('Pošalji e-poštom') });

/** Chooses a recipient and presses send; resolves with the confirmation dialog. */
async function asked(userEvent: User, recipient = 'uprava@primjer.hr') {
  await tableIn(title());
  await userEvent.selectOptions(await recipientField(), recipient);
  await userEvent.click(sendButton());
  return screen.findByRole('alertdialog');
}

/** The confirmation names the range and the recipient; its safe button has the focus. */
export const ConfirmMail = meta.story({
  args: { path: `${page}?beginDate=2026-10-01&endDate=2026-10-31` },
  play: async ({ userEvent }) => {
    const dialog = await asked(userEvent);
    const october = formats().dayRangeLong('2026-10-01', '2026-10-31');
    await expect(dialog).toHaveTextContent(
      words(`Statistika za razdoblje ${october} bit će poslana na adresu uprava@primjer.hr.`),
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: words('Odustani') })).toHaveFocus());
    await expect(await callsTo('recipient=')).toHaveLength(0);
  },
});

/** Several clicks send one mail, even if the response is slow. */
export const MailSentOnce = meta.story({
  globals: { faults: [{ path: '/paydo-statistika/', delay_ms: 400 }] },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.dblClick(dialog.getByRole('button', { name: words('Pošalji') }));
    await expectToast(words('uprava@primjer.hr: statistika uspješno poslana'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await callsTo('recipient=')).toHaveLength(1);
  },
});

/** The dialog shows the server's error text; nothing is sent again automatically. */
export const MailFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/paydo-statistika/', status: 503 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.click(dialog.getByRole('button', { name: words('Pošalji') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${words('Došlo je do pogreške pri slanju statistike e-poštom.')} ${words('Usluga je privremeno nedostupna.')}`,
    );
    await expect(await callsTo('recipient=')).toHaveLength(1);
    await setFaults([]);
    await expect(dialog.getByRole('button', { name: words('Pošalji') })).toBeEnabled();
  },
});

/** A refused mail leads to the root, which says so, and not that input is kept: nothing was entered. */
export const MailRefused = meta.story({
  tags: ['forbidden'],
  globals: { faults: [{ path: '/paydo-statistika/', status: 403 }] },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.click(dialog.getByRole('button', { name: words('Pošalji') }));
    await expect(await screen.findByText(words('Poslužitelj je odbio ono što ste poslali'))).toBeVisible();
    await expect(screen.queryByText(partOf('sačuvan'))).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: words('Natrag na stranicu') }));
    await tableIn(title());
  },
});

/** Without a response the mail may have been sent, and the dialog says so. */
export const MailWithoutAnswer = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/paydo-statistika/', kind: 'network' }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.click(dialog.getByRole('button', { name: words('Pošalji') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      [
        words('Došlo je do pogreške pri slanju statistike e-poštom.'),
        words('Moguće je da je poruka ipak poslana. Provjerite to prije ponovnog slanja.'),
      ].join(' '),
    );
  },
});

/** A recipient who was removed from the list meanwhile: the error is shown at the dropdown. */
export const RecipientNotOnTheList = meta.story({
  parameters: { consoleErrors: true },
  ...responds({
    '/paydo-statistika/primatelji/': { recipient_list: ['uprava@primjer.hr', 'bivsi.zaposlenik@primjer.hr'] },
  }),
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent, 'bivsi.zaposlenik@primjer.hr'));
    await userEvent.click(dialog.getByRole('button', { name: words('Pošalji') }));
    await expect(await screen.findByText(words('Ovaj primatelj nije na popisu.'))).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const field = await recipientField();
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveAccessibleDescription(words('Ovaj primatelj nije na popisu.')));
    await waitFor(() => expect(sendButton()).toHaveFocus());
  },
});

export const NobodyChosen = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const field = await recipientField();
    await userEvent.click(sendButton());
    await waitFor(() => expect(field).toHaveAccessibleDescription(words('Potrebno je odabrati primatelja.')));
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'uprava@primjer.hr');
    await expect(field).toBeValid();
  },
});

const withoutRecipients = { faults: [{ path: '/paydo-statistika/primatelji/', status: 500 }] };

/** The views neither wait for the call of recipients nor fail with it. */
export const RecipientsFailed = meta.story({
  tags: ['failed'],
  globals: withoutRecipients,
  parameters: { consoleErrors: true },
  play: async () => {
    await tableIn(title());
    await expect(await screen.findByText(words('Popis primatelja nije učitan.'))).toBeVisible();
    await expect(sendButton()).toBeDisabled();
  },
});

export const RecipientsRetried = meta.story({
  tags: ['failed'],
  globals: withoutRecipients,
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const alert = (await screen.findByText(words('Popis primatelja nije učitan.'))).closest('[role=alert]');
    await recover(userEvent, within(alert as HTMLElement).getByRole('button', { name: words('Pokušaj ponovno') }));
    await recipientField();
  },
});
