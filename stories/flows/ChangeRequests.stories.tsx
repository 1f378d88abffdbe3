import { expect, screen, waitFor, within } from 'storybook/test';
import { currentLanguage } from '#design-system/language/i18n.ts';
import preview from '../../.storybook/preview';
import { answerOf, decideRequest } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section } from '../support/screen.ts';

/** Working hours and a border from the request to what drivers see: requested here, decided by support. */
const meta = preview.meta({
  title: 'Flows/Change requests',
  component: StoryPortal,
  args: { path: '/parking/provider/2/zone/11/working-periods/new' },
  globals: { user: 'provider' },
  parameters: { snapshot: false },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;
interface Play {
  readonly userEvent: User;
}
interface Requests {
  readonly zahtjevi: readonly { readonly id: number; readonly status: string; readonly outdated: boolean }[];
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('textbox', { name });

const inCroatian = {
  from: 'Vrijedi od',
  to: 'Vrijedi do',
  mondayFrom: 'ponedjeljak, od',
  mondayTo: 'ponedjeljak, do',
  first: '1.1.2028.',
  last: '31.3.2028.',
  period: '1. 1. 2028. – 31. 3. 2028.',
  hours: (to: number) => `08:00 – ${to}:00`,
  copy: 'Kopiraj vrijeme na sve dane',
  send: 'Pošalji na odobrenje',
  sent: 'Zahtjev za promjenu poslan je na odobrenje',
  pending: 'Čeka odobrenje: novo',
  withdraw: 'Povuci zahtjev',
  removed: 'Radno vrijeme uspješno uklonjeno',
  edit: 'Uredi',
  editRequest: 'Uredi zahtjev za radno vrijeme',
  saveRequest: 'Spremi zahtjev',
  updated: 'Radno vrijeme uspješno ažurirano',
  suggested: /Predložen je kvadrat/,
  saveAndClose: 'Spremi i zatvori',
  save: 'Spremi',
  borders: 'Granice',
  bordersPending: 'Nove granice čekaju odobrenje',
  editBorders: 'Uredi granice',
  requests: 'Zahtjevi za promjenu',
  approved: 'Odobren',
};

const inEnglish: typeof inCroatian = {
  from: 'Valid from',
  to: 'Valid to',
  mondayFrom: 'Monday, from',
  mondayTo: 'Monday, to',
  first: '1/1/2028',
  last: '31/3/2028',
  period: '1/1/2028 – 31/3/2028',
  hours: (to) => `08:00 – ${to}:00`,
  copy: 'Copy time to all days',
  send: 'Send for approval',
  sent: 'The change request has been submitted for approval',
  pending: 'Awaits approval: new',
  withdraw: 'Withdraw request',
  removed: 'Business hours successfully removed',
  edit: 'Edit',
  editRequest: 'Edit request for working hours',
  saveRequest: 'Save request',
  updated: 'Business hours successfully updated',
  suggested: /A square of about 200 m/,
  saveAndClose: 'Save and close',
  save: 'Save',
  borders: 'Borders',
  bordersPending: 'New borders await approval',
  editBorders: 'Edit borders',
  requests: 'Change requests',
  approved: 'Approved',
};

const words = () => (currentLanguage() === 'en' ? inEnglish : inCroatian);

/** Support decides on the newest request as in the support desk; then the user opens the page again. */
async function decide(what: 'approve' | 'reject', note: string) {
  const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=pending');
  const reply = await decideRequest(zahtjevi[0]?.id, what, { note });
  if (!reply.ok) throw new Error(`${what}: ${reply.status}`);
  window.dispatchEvent(new Event('visibilitychange'));
}

const card = async () => within(await screen.findByRole('article', { name: words().period }));

/** Fills the form for the zone's working hours and sends it. */
async function ask(userEvent: User) {
  const w = words();
  await userEvent.type(await box(w.from), w.first);
  await userEvent.type(await box(w.to), w.last);
  await userEvent.type(await box(w.mondayFrom), '8');
  await userEvent.type(await box(w.mondayTo), '18');
  await userEvent.tab();
  await userEvent.click(await button(w.copy));
  await userEvent.click(await button(w.send));
  await screen.findByText(w.sent);
  await expect((await card()).getByText(w.pending)).toBeVisible();
}

const playApproved = async ({ userEvent }: Play) => {
  const w = words();
  await ask(userEvent);
  await decide('approve', '');
  await waitFor(async () => expect((await card()).queryByText(w.pending)).toBeNull());
  await expect((await card()).getAllByText(w.hours(18))).toHaveLength(7);
};
export const Approved = meta.story({ tags: ['user-provider'], play: playApproved });
export const ApprovedEnglish = meta.story({
  tags: ['english', 'user-provider'],
  globals: { language: 'en' },
  play: playApproved,
});

const playRejected = async ({ userEvent }: Play) => {
  const w = words();
  await ask(userEvent);
  await decide('reject', 'Ne u zimskom razdoblju.');
  await waitFor(() => expect(screen.queryByRole('article', { name: w.period })).toBeNull());
  const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=rejected');
  await expect(zahtjevi[0]).toMatchObject({ note: 'Ne u zimskom razdoblju.' });
};
export const Rejected = meta.story({ tags: ['user-provider'], play: playRejected });
export const RejectedEnglish = meta.story({
  tags: ['english', 'user-provider'],
  globals: { language: 'en' },
  play: playRejected,
});

const playWithdrawn = async ({ userEvent }: Play) => {
  const w = words();
  await ask(userEvent);
  await userEvent.click((await card()).getByRole('button', { name: `${w.withdraw}: ${w.period}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: w.withdraw }));
  await screen.findByText(w.removed);
  await waitFor(() => expect(screen.queryByRole('article', { name: w.period })).toBeNull());
  await expect((await answerOf<Requests>('/zahtjevi/')).zahtjevi.map(({ status }) => status)).toEqual(['withdrawn']);
};
export const Withdrawn = meta.story({ tags: ['user-provider'], play: playWithdrawn });
export const WithdrawnEnglish = meta.story({
  tags: ['english', 'user-provider'],
  globals: { language: 'en' },
  play: playWithdrawn,
});

/** A pending request is amended before it is decided: it stays one request. */
const playAmended = async ({ userEvent }: Play) => {
  const w = words();
  await ask(userEvent);
  await userEvent.click((await card()).getByRole('link', { name: `${w.edit}: ${w.period}` }));
  await screen.findByRole('heading', { level: 1, name: w.editRequest });
  const until = await box(w.mondayTo);
  await userEvent.clear(until);
  await userEvent.type(until, '20');
  await userEvent.click(await button(w.saveRequest));
  await screen.findByText(w.updated);
  await decide('approve', '');
  await waitFor(async () => expect((await card()).queryByText(w.pending)).toBeNull());
  await expect((await card()).getByText(w.hours(20))).toBeVisible();
  await expect((await answerOf<Requests>('/zahtjevi/')).zahtjevi).toHaveLength(1);
};
export const Amended = meta.story({ tags: ['user-provider'], play: playAmended });
export const AmendedEnglish = meta.story({
  tags: ['english', 'user-provider'],
  globals: { language: 'en' },
  play: playAmended,
});

/** A zone without a border: its first border is sent, is pending, and is approved. */
const playBorderDrawn = async ({ userEvent }: Play) => {
  const w = words();
  await screen.findByText(w.suggested);
  await waitFor(async () => expect(await button(w.saveAndClose)).toBeEnabled());
  await userEvent.click(await button(w.saveAndClose));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: w.save }));
  const card = within(await section(w.borders));
  await card.findByText(w.bordersPending);
  await decide('approve', '');
  await waitFor(() => expect(card.queryByText(w.bordersPending)).toBeNull());
  await expect(await card.findByRole('button', { name: w.editBorders })).toBeVisible();
};
export const BorderDrawn = meta.story({
  tags: ['user-operator'],
  args: { path: '/parking/provider/1/zone/8/geo' },
  globals: { user: 'operator' },
  play: playBorderDrawn,
});
export const BorderDrawnEnglish = meta.story({
  tags: ['english', 'user-operator'],
  args: { path: '/parking/provider/1/zone/8/geo' },
  globals: { language: 'en', user: 'operator' },
  play: playBorderDrawn,
});

/** The item has changed since: support confirms the request nevertheless. */
const playOutdated = async () => {
  const w = words();
  await screen.findByRole('heading', { level: 1, name: w.requests });
  const approvedRows = () => screen.getAllByRole('row').filter((row) => row.textContent?.includes(w.approved)).length;
  await waitFor(() => expect(approvedRows()).toBeGreaterThan(0));
  const before = approvedRows();
  const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=pending');
  const outdated = zahtjevi.find((request) => request.outdated);
  await expect((await decideRequest(outdated?.id, 'approve')).status).toBe(409);
  await expect((await decideRequest(outdated?.id, 'approve', { confirm_outdated: true })).status).toBe(200);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(approvedRows()).toBe(before + 1));
};
export const Outdated = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi' },
  globals: { user: 'provider', scenario: 'requests-of-each-kind' },
  play: playOutdated,
});
export const OutdatedEnglish = meta.story({
  tags: ['english', 'user-provider'],
  args: { path: '/zahtjevi' },
  globals: { language: 'en', user: 'provider', scenario: 'requests-of-each-kind' },
  play: playOutdated,
});
