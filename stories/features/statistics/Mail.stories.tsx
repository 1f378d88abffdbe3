import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { callsTo, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { tableIn } from '../../support/screen.ts';
import { area, quietToasts, recipientField, told } from '../../support/statistics.ts';

const page = `${area}/num-of-sales`;

/** The statistics sent by mail: to whom, the question before it, and what can go wrong. */
const meta = preview.meta({
  title: 'Features/Statistics/Mail',
  component: StoryPortal,
  args: { path: page },
  beforeEach: quietToasts,
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

const title = 'Broj kupovina';
const sendButton = () => screen.getByRole('button', { name: 'Pošalji e-poštom' });

/** Chooses a recipient and asks to send; resolves with the question that comes before it. */
async function asked(userEvent: User, recipient = 'uprava@primjer.hr') {
  await tableIn(title);
  await userEvent.selectOptions(await recipientField(), recipient);
  await userEvent.click(sendButton());
  return screen.findByRole('alertdialog');
}

/** Before it is sent, it is said what is sent to whom; the safe answer has the focus. */
export const ConfirmMail = meta.story({
  args: { path: `${page}?beginDate=2026-10-01&endDate=2026-10-31` },
  play: async ({ userEvent }) => {
    const dialog = await asked(userEvent);
    await expect(dialog).toHaveTextContent(
      'Statistika za razdoblje 1. – 31. listopada 2026. bit će poslana na adresu uprava@primjer.hr.',
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Odustani' })).toHaveFocus());
    await expect(await callsTo('recipient=')).toHaveLength(0);
  },
});

/** However often it is clicked, it is sent once; the answer may take its time. */
export const MailSentOnce = meta.story({
  parameters: { image: false, simulator: { faults: [{ path: '/paydo-statistika/', delay_ms: 400 }] } },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Pošalji' }));
    await told('uprava@primjer.hr: statistika uspješno poslana');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await callsTo('recipient=')).toHaveLength(1);
  },
});

/** A failure stays in the dialog, in the server's words; nothing is sent again by itself. */
export const MailFailed = meta.story({
  parameters: { simulator: { faults: [{ path: '/paydo-statistika/', status: 503 }] }, consoleErrors: true },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.click(dialog.getByRole('button', { name: 'Pošalji' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Došlo je do pogreške pri slanju statistike e-poštom. Usluga je privremeno nedostupna.',
    );
    await expect(await callsTo('recipient=')).toHaveLength(1);
    await setFaults([]);
    await expect(dialog.getByRole('button', { name: 'Pošalji' })).toBeEnabled();
  },
});

/** Without an answer nobody knows whether it was sent, and the dialog says so. */
export const MailWithoutAnswer = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/paydo-statistika/', kind: 'network' }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent));
    await userEvent.click(dialog.getByRole('button', { name: 'Pošalji' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Došlo je do pogreške pri slanju statistike e-poštom. Moguće je da je poruka ipak poslana. Provjerite to prije ponovnog slanja.',
    );
  },
});

/** Somebody who was taken off the list meanwhile: the refusal stands at the dropdown. */
export const RecipientNotOnTheList = meta.story({
  parameters: { consoleErrors: true },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/paydo-statistika/primatelji/', () =>
        HttpResponse.json({ recipient_list: ['uprava@primjer.hr', 'bivsi.zaposlenik@primjer.hr'] }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = within(await asked(userEvent, 'bivsi.zaposlenik@primjer.hr'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pošalji' }));
    await expect(await screen.findByText('Ovaj primatelj nije na popisu.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const field = await recipientField();
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ovaj primatelj nije na popisu.'));
    await waitFor(() => expect(sendButton()).toHaveFocus());
  },
});

export const NobodyChosen = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    const field = await recipientField();
    await userEvent.click(sendButton());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Potrebno je odabrati primatelja.'));
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'uprava@primjer.hr');
    await expect(field).toBeValid();
  },
});

const withoutRecipients = { simulator: { faults: [{ path: '/paydo-statistika/primatelji/', status: 500 }] } };

/** The views do not wait for the recipients, nor fail with them. */
export const RecipientsFailed = meta.story({
  parameters: { ...withoutRecipients, consoleErrors: true },
  play: async () => {
    await tableIn(title);
    await expect(await screen.findByText('Popis primatelja nije učitan.')).toBeVisible();
    await expect(sendButton()).toBeDisabled();
  },
});

export const RecipientsRetried = meta.story({
  parameters: { ...withoutRecipients, consoleErrors: true, image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    const alert = (await screen.findByText('Popis primatelja nije učitan.')).closest('[role=alert]');
    await setFaults([]);
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Pokušaj ponovno' }));
    await recipientField();
  },
});
