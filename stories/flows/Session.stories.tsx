import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { callsTo, recover, setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { formats, lastYear, rowsOf, tableIn, thisMonth } from '../support/screen.ts';
import { inOrder, partOf, startOf, words } from '../support/words.ts';

/** Signing in and out, and a session that ends in between. */
const meta = preview.meta({
  title: 'Flows/Session',
  component: StoryPortal,
  args: { path: `/parking?${thisMonth}&${lastYear}` },
  parameters: { snapshot: false, consoleErrors: true },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

async function signIn(userEvent: User, username: string) {
  await userEvent.type(await screen.findByLabelText(words('Korisničko ime')), username);
  await userEvent.type(screen.getByLabelText(words('Lozinka')), 'demo-1234{Enter}');
}

const applied = () => screen.findByRole('status', { name: words('Primijenjeni filtri') });

/** A link is opened by someone who is not signed in: after the login it opens, with its filters. */
export const LinkThenLogin = meta.story({
  globals: { user: 'nobody' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
    await signIn(userEvent, 'operator');
    await tableIn(words('Pružatelji parkiranja'));
    await expect(await applied()).toHaveTextContent(inOrder(words('u usporedbi s:'), words('isti dani prošle godine')));
    await expect(sessionStorage.getItem('remembered-path')).toBeNull();
  },
});

/** The session ends while the user works: the login remembers the page, and returns to it. */
export const RefusedInTheMiddle = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await setFaults([
      { path: '/parking/**', status: 401 },
      { path: '/auth/user-info/', status: 401 },
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
    await setFaults([]);
    await signIn(userEvent, 'operator');
    await expect(rowsOf(await tableIn(words('Pružatelji parkiranja')))[0]?.[1]).toMatch(/^\d/);
    await expect(await applied()).toHaveTextContent(
      inOrder(words('Prikazano:'), formats().dayRangeLong('2026-11-01', '2026-11-19')),
    );
  },
});

/** A call is refused, but the session is fine: the user is sent to the root, which says so and leads back. */
export const RefusedOnce = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await setFaults([{ path: '/parking/**', status: 403 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await expect(await screen.findByRole('heading', { level: 1, name: words('Nadzorna ploča') })).toBeVisible();
    await expect(screen.getByRole('button', { name: words('Korisnički izbornik: Ana Horvat') })).toBeVisible();
    await expect(await screen.findByText(words('Poslužitelj je odbio ono što ste otvorili'))).toBeVisible();
    await setFaults([]);
    await userEvent.click(screen.getByRole('link', { name: words('Natrag na stranicu') }));
    await tableIn(words('Pružatelji parkiranja'));
    await expect(screen.queryByText(words('Poslužitelj je odbio ono što ste otvorili'))).toBeNull();
  },
});

/** Chooses from a menu by keyboard: its last entry. */
async function chooseLast(userEvent: User, button: RegExp, role: 'menuitem' | 'menuitemradio', name: string) {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const entry = await screen.findByRole(role, { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}

const logOut = (userEvent: User) =>
  chooseLast(userEvent, startOf('Korisnički izbornik: '), 'menuitem', words('Odjavi se'));

/** Log out invalidates the token; the next user sees nothing of the previous one. */
export const LogOut = meta.story({
  play: async ({ userEvent }) => {
    await expect(rowsOf(await tableIn(words('Pružatelji parkiranja')))).toHaveLength(25);
    const token = localStorage.getItem('auth-token');
    await logOut(userEvent);
    await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
    await expect(localStorage.getItem('auth-token')).toBeNull();
    const answer = await fetch('/api/auth/user-info/', { headers: { Authorization: `Token ${token}` } });
    await expect(answer.status).toBe(401);
    await signIn(userEvent, 'provider');
    await startsFromDefaults(userEvent);
  },
});

/** Applies another period without a comparison, and hides a column of the list. */
async function chooseForOneself(userEvent: User) {
  await tableIn(words('Pružatelji parkiranja'));
  await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
  await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
  await waitFor(() => expect(sessionStorage.getItem('report-filters.operator')).toContain('"compare":null'));
  localStorage.setItem('columns.providers.operator', '["count"]');
}

/** Ends the session of the user who is signed in, by a refused call. */
async function expireSession(userEvent: User) {
  await setFaults([
    { path: '/parking/**', status: 401 },
    { path: '/auth/user-info/', status: 401 },
  ]);
  // A search that is still running is not made again.
  await waitFor(async () => {
    const search = screen.queryByRole('button', { name: words('Traži') });
    if (search) await userEvent.click(search);
    await expect(screen.getByRole('heading', { name: words('Prijava') })).toBeVisible();
  });
  await setFaults([]);
}

/** The provider's first pages have their own defaults: nothing of the operator, who worked in this tab before. */
async function startsFromDefaults(userEvent: User) {
  await screen.findByRole('heading', { level: 1, name: words('Nadzorna ploča') });
  const menu = within(screen.getByRole('navigation', { name: words('Glavna navigacija') }));
  await userEvent.click(menu.getByRole('link', { name: words('Parking') }));
  const table = await tableIn(words('Pružatelji parkiranja'));
  await expect(rowsOf(table)).toHaveLength(3);
  await expect(screen.getByRole('checkbox', { name: words('Usporedi s') })).not.toBeChecked();
  await expect(within(table).getByRole('columnheader', { name: startOf('Količina') })).toBeVisible();
  // The pages of a provider compare by default, as long as nobody has chosen otherwise.
  await userEvent.click(within(table).getAllByRole('link', { name: startOf('Detalji') })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: words('Usporedi s') })).toBeChecked());
}

/** Another user signs in where the session of the first has ended: without the first one's page, filters and columns. */
export const AnotherUserNext = meta.story({
  play: async ({ userEvent }) => {
    await chooseForOneself(userEvent);
    await expireSession(userEvent);
    await signIn(userEvent, 'provider');
    await startsFromDefaults(userEvent);
  },
});

/** The same user goes on with the page and the filters. */
export const SameUserNext = meta.story({
  play: async ({ userEvent }) => {
    await chooseForOneself(userEvent);
    await expireSession(userEvent);
    await signIn(userEvent, 'operator');
    await tableIn(words('Pružatelji parkiranja'));
    await userEvent.click(screen.getByRole('link', { name: words('Garaže') }));
    await screen.findByRole('heading', { level: 1, name: startOf('Garaže') });
    await expect(screen.getByRole('checkbox', { name: words('Usporedi s') })).not.toBeChecked();
    await expect(sessionStorage.getItem('report-filters.operator')).toContain('"begin":"2026-11-01"');
  },
});

/** Log out, chosen again while the server has not responded yet, is sent once. */
export const LogOutTwice = meta.story({
  globals: { faults: [{ path: '/auth/logout/', delay_ms: 3000 }] },
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await logOut(userEvent);
    await logOut(userEvent);
    await expect(localStorage.getItem('auth-token')).not.toBeNull();
    await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
    await expect(await callsTo('/auth/logout/')).toHaveLength(1);
  },
});

/** The server does not confirm the sign-out: this device removes the sign-in nevertheless, and shows a message. */
export const LogOutFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/auth/logout/', status: 500 }] },
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await logOut(userEvent);
    await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
    const message = await screen.findByText(partOf('Odjava na poslužitelju nije potvrđena'));
    await waitFor(() => expect(message).toBeVisible());
    await expect(localStorage.getItem('auth-token')).toBeNull();
  },
});

/** Another language: all texts change, the place stays. */
export const Language = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await chooseLast(userEvent, partOf('Jezik'), 'menuitemradio', 'English');
    await expect(rowsOf(await tableIn('Parking providers'))).toHaveLength(25);
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await expect(await screen.findByRole('status', { name: 'Applied filters' })).toHaveTextContent(
      'compared with: same days last year',
    );
  },
});

const idle = { configuration: { idleLimit: { minutes: 2, warningSeconds: 30 } } };

/** The user was last active so many seconds ago, in this tab or another one. */
const wasActive = (secondsAgo: number) => localStorage.setItem('last-activity', String(Date.now() - secondsAgo * 1000));

/** Opening the portal is activity, which is recorded when the code of the watch has loaded: the user is inactive again. */
const warned = (secondsAgo: number, name: string) =>
  waitFor(() => {
    const warning = screen.queryByRole('alertdialog', { name });
    if (!warning) wasActive(secondsAgo);
    expect(warning).toBeVisible();
    return warning as HTMLElement;
  });

/** An inactive user is warned, and stays. */
export const Inactive = meta.story({
  args: idle,
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    const warning = await warned(100, words('Jeste li još tu?'));
    await expect(warning).toHaveTextContent(
      words('Zbog neaktivnosti bit ćete odjavljeni za 20 sekundi. Neposlani unos ostaje sačuvan za vas.'),
    );
    const stay = within(warning).getByRole('button', { name: words('Ostani prijavljen') });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(localStorage.getItem('last-activity')).toBe(String(Date.now()));
  },
});
export const InactiveEnglish = meta.story({
  tags: ['english'],
  args: idle,
  globals: { language: 'en' },
  play: async () => {
    await tableIn('Parking providers');
    const warning = await warned(119, 'Are you still there?');
    await expect(warning).toHaveTextContent('you will be logged out in 1 second.');
  },
});

/** A session that was left open for too long ends when the portal is opened again; the page is remembered. */
export const InactiveForTooLong = meta.story({
  args: idle,
  beforeEach: () => wasActive(3600),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(startOf('Odjavljeni ste zbog neaktivnosti.'))).toBeVisible();
    await expect(localStorage.getItem('auth-token')).toBeNull();
    await signIn(userEvent, 'operator');
    await tableIn(words('Pružatelji parkiranja'));
  },
});

const outage = { faults: [{ path: '/auth/user-info/', status: 503 }] };

/** The user info cannot be loaded: login says so, keeps the session, and leads back to the page once the server responds. */
export const Outage = meta.story({
  tags: ['failed'],
  globals: outage,
  parameters: { snapshot: true },
  play: async () => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent(words('Poslužitelj nije odgovorio kako treba'));
    await expect(notice).toHaveTextContent(partOf('Usluga je privremeno nedostupna.'));
    await expect(screen.getByRole('heading', { name: words('Prijava') })).toBeVisible();
    await expect(localStorage.getItem('auth-token')).not.toBeNull();
  },
});
export const OutageEnglishPhone = meta.story({
  tags: ['english', 'phone', 'failed'],
  globals: { ...outage, language: 'en', viewport: { value: 'phone' } },
  parameters: { snapshot: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond as it should');
  },
});
export const OutageDark = meta.story({
  tags: ['dark', 'failed'],
  globals: { ...outage, theme: 'dark' },
  parameters: { snapshot: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** A try that fails again keeps what is typed; one that succeeds opens the page, with its filters. */
export const OutageEnds = meta.story({
  tags: ['failed'],
  globals: outage,
  play: async ({ userEvent }) => {
    const notice = await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText(words('Korisničko ime')), 'operator');
    const tries = async () => (await callsTo('/auth/user-info/')).length;
    const before = await tries();
    const retry = within(notice).getByRole('button', { name: words('Pokušaj ponovno') });
    await userEvent.click(retry);
    await waitFor(async () => expect(await tries()).toBeGreaterThan(before));
    await waitFor(() => expect(retry).toBeEnabled());
    await expect(screen.getByLabelText(words('Korisničko ime'))).toHaveValue('operator');
    await recover(userEvent, within(screen.getByRole('alert')).getByRole('button', { name: words('Pokušaj ponovno') }));
    await tableIn(words('Pružatelji parkiranja'));
    await expect(await applied()).toHaveTextContent(inOrder(words('u usporedbi s:'), words('isti dani prošle godine')));
    await expect(screen.getByRole('button', { name: words('Korisnički izbornik: Ana Horvat') })).toBeVisible();
  },
});

/** The connection is back: the page opens by itself, but not while somebody is typing. */
export const OutageEndsByItself = meta.story({
  tags: ['failed'],
  globals: outage,
  play: async ({ userEvent }) => {
    const username = await screen.findByLabelText(words('Korisničko ime'));
    await screen.findByRole('alert');
    await setFaults([]);
    await userEvent.type(username, 'x');
    const before = (await callsTo('/auth/user-info/')).length;
    window.dispatchEvent(new Event('online'));
    await userEvent.clear(username);
    await expect((await callsTo('/auth/user-info/')).length).toBe(before);
    window.dispatchEvent(new Event('online'));
    await tableIn(words('Pružatelji parkiranja'));
  },
});

/** Meanwhile one can sign in, also as another user: who starts then from the first page. */
export const OutageSignsIn = meta.story({
  tags: ['failed'],
  globals: outage,
  play: async ({ userEvent }) => {
    await screen.findByRole('alert');
    await setFaults([]);
    await signIn(userEvent, 'provider');
    await expect(await screen.findByRole('heading', { level: 1, name: words('Nadzorna ploča') })).toBeVisible();
  },
});

const newPeriod = '/garaze/garaza/1/working-periods/new';

/** A write is refused: the root says so, and leads back to the form, which holds its input. */
export const WriteRefused = meta.story({
  args: { path: newPeriod },
  play: async ({ userEvent }) => {
    const box = (name: string) => screen.findByRole('textbox', { name });
    await userEvent.type(await box(words('Vrijedi od')), '1.1.2028');
    await userEvent.type(await box(words('Vrijedi do')), '31.12.2028');
    await userEvent.type(await box(words('Opis')), 'Cijele godine');
    await userEvent.type(await box(words('ponedjeljak, od')), '6');
    await userEvent.type(await box(words('ponedjeljak, do')), '22');
    await userEvent.click(screen.getByRole('button', { name: words('Kopiraj vrijeme na sve dane') }));
    await setFaults([{ method: 'POST', path: '/garaze/**', status: 403 }]);
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await expect(await screen.findByText(words('Poslužitelj je odbio ono što ste poslali'))).toBeVisible();
    await expect(screen.getByText(partOf('Vaš je unos sačuvan'))).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: words('Nadzorna ploča') })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: words('Natrag na obrazac') }));
    await expect(await box(words('Opis'))).toHaveValue('Cijele godine');
    await expect(await screen.findByText(startOf('Poslužitelj je odbio slanje.'))).toBeVisible();
  },
});

/** Log out asks before it removes unsent input. */
const asksBeforeSignOut = async ({ userEvent }: { userEvent: User }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: words('Opis') }), 'Zima');
  await logOut(userEvent);
  const question = await screen.findByRole('alertdialog', { name: words('Odjaviti se i odbaciti uneseno?') });
  await userEvent.click(within(question).getByRole('button', { name: words('Ostani prijavljen') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(screen.getByRole('textbox', { name: words('Opis') })).toHaveValue('Zima');
  await expect(localStorage.getItem('auth-token')).not.toBeNull();
};
export const LogOutAsks = meta.story({ args: { path: newPeriod }, play: asksBeforeSignOut });
export const LogOutAsksEnglish = meta.story({
  tags: ['english'],
  args: { path: newPeriod },
  globals: { language: 'en' },
  play: asksBeforeSignOut,
});
