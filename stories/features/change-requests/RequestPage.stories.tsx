import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover, responds, setFaults, withRivaRequested } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { statesOf } from '../../support/states.ts';
import { inOrder, partOf, startOf, weekday, words } from '../../support/words.ts';

const globals = { scenario: 'requests-of-each-kind', user: 'provider' };

/** The first request of the scenario: an edit of the hours of Riva in Split. */
const meta = preview.meta({
  title: 'Change requests/Request – Zahtjev',
  component: StoryPortal,
  args: { path: '/zahtjevi/1' },
  globals,
});

/** The zooms of a map's tiles. */
const zoomsOf = (map: HTMLElement) => [
  ...new Set(
    [...map.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(
      ({ src }) => /\/(\d+)\/\d+\/\d+/.exec(src)?.[1],
    ),
  ),
];

/** An edit of hours: the period, the whole week, and what differs. */
export const Default = meta.story({
  tags: ['user-provider'],
  play: async () => {
    const review = await screen.findByRole('table', {
      name: inOrder(words('Prije i poslije: Izmjena radnog vremena')),
    });
    const rows = within(review).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(9);
    await expect(rows[0]).toHaveTextContent(inOrder(words('Vrijedi'), '2026', words('bez promjene')));
    await expect(rows[2]).toHaveTextContent(`${weekday('ponedjeljak')}07:00–23:0007:00–23:30`);
    await expect(within(screen.getByRole('main')).getByText(/^Ljetno.*, (1\. 6\.|1\/6\/)/)).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Otvori stavku') })).toBeVisible();
  },
});

/** The months that the request changes, before and after beside each other. */
export const CalendarOfTheChange = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/1' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const calendar = within(await screen.findByRole('region', { name: words('Kalendar promjene') }));
    await expect(await calendar.findAllByText(words('Prije'))).toHaveLength(2);
    await expect(calendar.getAllByText(words('Nakon odobrenja'))).toHaveLength(2);
    await userEvent.click(calendar.getByRole('button', { name: startOf('Prikaži još') }));
    await waitFor(() => expect(calendar.getAllByText(words('Prije')).length).toBeGreaterThan(2));
  },
});

/** The other hours and rules do not load: the review says that overlaps and the calendar are missing, until they are there. */
export const ItemsFailed = meta.story({
  tags: ['failed', 'user-provider'],
  args: { path: '/zahtjevi/1' },
  globals: { ...globals, faults: [{ path: '/parking/provider/*/zona/*/iznimke/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const failure = await screen.findByText(startOf('Ostalo radno vrijeme i dani bez naplate nisu se učitali'));
    await expect(screen.getByRole('table')).toBeVisible();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await screen.findByRole('region', { name: words('Kalendar promjene') });
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  },
});

/** The calendar is on its way: its place is kept, so that nothing below moves. */
export const ItemsLoading = meta.story({
  tags: ['loading', 'user-provider'],
  args: { path: '/zahtjevi/1' },
  globals: { ...globals, faults: [{ path: '/parking/provider/*/zona/*/iznimke/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(await screen.findByRole('status', { name: words('Učitava se kalendar') })).toBeVisible();
    await expect(screen.getByRole('table')).toBeVisible();
  },
});

/** A user who may see requests, and not the hours beside them: the review says why there is no calendar. */
export const MayNotSeeItems = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/1' },
  parameters: { snapshot: false },
  ...responds({
    '/auth/user-info/': {
      first_name: 'Marko',
      last_name: 'Marić',
      email: 'provider@primjer.hr',
      permissions: ['ChangeRequestsView'],
      settings: [],
      user_subscriptions: [],
    },
  }),
  play: async () => {
    await screen.findByText(startOf('Nemate pravo vidjeti ostalo radno vrijeme i dane bez naplate'));
    await expect(screen.queryByRole('region', { name: words('Kalendar promjene') })).toBeNull();
  },
});

/** An outdated request has the values now, and what approval would overwrite. */
export const Outdated = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/2' },
  play: async () => {
    await expect(await screen.findByText(words('Odobrenje bi prebrisalo opis iz stupca „Sada”.'))).toBeVisible();
    const description = within(screen.getByRole('table')).getByRole('row', { name: startOf('Opis') });
    await expect(description).toHaveTextContent(/Zimsko radno vrijeme \(privremeno\).*–$/);
  },
});

/** The current values of an outdated request could not be loaded. */
export const NowFailed = meta.story({
  tags: ['failed', 'user-provider'],
  args: { path: '/zahtjevi/2' },
  globals: {
    ...globals,
    faults: [{ path: '/parking/provider/*/radno-vrijeme/*/detaljno/', status: 500 }],
  },
  play: async () => {
    await expect(await screen.findByText(words('Sadašnje vrijednosti nisu se učitale.'))).toBeVisible();
    await expect(screen.getByRole('table')).toBeVisible();
  },
});

/** The item of a request was removed meanwhile. */
export const ItemIsGone = meta.story({
  tags: ['failed', 'user-provider'],
  args: { path: '/zahtjevi/2' },
  globals: {
    ...globals,
    faults: [{ path: '/parking/provider/*/radno-vrijeme/*/detaljno/', status: 404 }],
  },
  play: async () => {
    await expect(await screen.findByText(words('Stavka više ne postoji.'))).toBeVisible();
  },
});

/** An address with an id that is no request of the user's. */
export const Unknown = meta.story({
  tags: ['empty', 'user-provider'],
  args: { path: '/zahtjevi/9999' },
  play: async () => {
    await expect(await screen.findByText(words('Zahtjev nije pronađen'))).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Svi zahtjevi') })).toBeVisible();
  },
});

/** A border before and after on two maps that move together, with what it gains and loses and which zones it overlaps. */
export const Border = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/4' },
  play: async ({ userEvent }) => {
    const change = await screen.findByText(words('Promjena:'));
    await expect(change.parentElement).toHaveTextContent(partOf('dobiva'));
    await expect(change.parentElement).toHaveTextContent(/[\d.,]+.(m²|ha),.*[\d.,]+.(m²|ha)/);
    await expect(await screen.findByText(words('Preklapa se sa zonama:'))).toBeVisible();
    const before = await screen.findByRole('application', { name: words('Prije') });
    const after = await screen.findByRole('application', { name: words('Nakon odobrenja') });
    await waitFor(() => expect(zoomsOf(before)).toHaveLength(1));
    await expect(zoomsOf(after)).toEqual(zoomsOf(before));
    const [first] = zoomsOf(before);
    const [closer] = screen.getAllByRole('button', { name: words('Približi') });
    if (closer) await userEvent.click(closer);
    await waitFor(() => expect(zoomsOf(after)).toEqual([String(Number(first) + 1)]));
    await expect(zoomsOf(before)).toEqual(zoomsOf(after));
  },
});

/** Both borders on one map, with the parts that are gained and lost, and the legend. */
export const BorderOnOneMap = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/4' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: words('Na jednoj karti') }));
    await screen.findByRole('application', { name: inOrder(words('Prije i poslije: Izmjena granice')) });
    await expect(screen.queryByRole('application', { name: words('Prije') })).toBeNull();
    const legend = within(screen.getByRole('list', { name: words('Legenda') }));
    for (const entry of [
      words('Prije'),
      words('Nakon odobrenja'),
      words('Dobiva'),
      words('Gubi'),
      words('Druge zone'),
    ]) {
      // The other zones come with a call of their own.
      await expect(await legend.findByText(entry)).toBeVisible();
    }
  },
});

export const BorderPhoneDark = meta.story({
  tags: ['phone', 'dark', 'user-provider'],
  args: { path: '/zahtjevi/4' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: words('Na jednoj karti') }));
    await screen.findByRole('application', { name: startOf('Prije i poslije') });
  },
});

export const OutdatedPhoneDark = meta.story({
  tags: ['phone', 'dark', 'user-provider'],
  args: { path: '/zahtjevi/2' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await screen.findByText(words('Odobrenje bi prebrisalo opis iz stupca „Sada”.'));
  },
});

/** Withdrawing a request asks first, and is sent once. */
export const Withdraw = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/3' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Povuci zahtjev') }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: words('Povuci zahtjev') });
    await userEvent.dblClick(confirm);
    await screen.findByText(words('Zahtjev je povučen.'));
    await expect((await callsTo('/iznimka-request/')).length).toBe(1);
    const withdrawn = () => answerOf<{ ukupno_zahtjeva: number }>('/zahtjevi/?status=withdrawn');
    await waitFor(async () => expect((await withdrawn()).ukupno_zahtjeva).toBe(2));
  },
});

/** The dialog shows a failure, and the user can retry. */
export const WithdrawFails = meta.story({
  tags: ['user-provider', 'failed'],
  args: { path: '/zahtjevi/3' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Povuci zahtjev') }));
    await setFaults([{ method: 'DELETE', path: '/**', status: 503, times: 1 }]);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words('Povuci zahtjev') }));
    const failure = await within(dialog).findByText(partOf('Zahtjev nije povučen.'));
    await waitFor(() => expect(failure).toBeVisible());
  },
});

/** A user who may only view cannot withdraw anything. */
export const Viewer = meta.story({
  tags: ['user-viewer'],
  args: { path: '/zahtjevi/3' },
  globals: { ...globals, user: 'viewer' },
  parameters: { snapshot: false },
  play: async () => {
    await screen.findByRole('link', { name: words('Otvori stavku') });
    await expect(screen.queryByRole('button', { name: words('Povuci zahtjev') })).toBeNull();
  },
});

export const DarkEnglish = meta.story({
  tags: ['dark', 'english', 'user-provider'],
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    await screen.findByRole('table', { name: /^Before and after/ });
  },
});

/** The other zones' borders do not load: the review says that overlaps are not shown, until they are. */
export const NeighboursFailed = meta.story({
  tags: ['failed', 'user-provider'],
  args: { path: '/zahtjevi/4' },
  globals: {
    ...globals,
    faults: [{ path: '/parking/provider/*/zone/geojson/', status: 500 }],
  },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const failure = await screen.findByText(startOf('Granice ostalih zona nisu se učitale'));
    await expect(screen.queryByText(words('Preklapa se sa zonama:'))).toBeNull();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await screen.findByText(words('Preklapa se sa zonama:'));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  },
});

export const NeighboursFailedEnglish = meta.story({
  tags: ['english', 'failed', 'user-provider'],
  args: { path: '/zahtjevi/4' },
  globals: {
    language: 'en',
    ...globals,
    faults: [{ path: '/parking/provider/*/zone/geojson/', status: 500 }],
  },
  parameters: { consoleErrors: true },
  play: async () => {
    await screen.findByText(/^The borders of the other zones did not load/);
  },
});

/** A user who may not see zones: the review says why it has no overlaps and no current values. */
export const MayNotSeeZones = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi/4' },
  parameters: { snapshot: false },
  ...responds({
    '/auth/user-info/': {
      first_name: 'Marko',
      last_name: 'Marić',
      email: 'provider@primjer.hr',
      permissions: ['ChangeRequestsView'],
      settings: [],
      user_subscriptions: [],
    },
  }),
  play: async () => {
    await screen.findByText(words('Nemate pravo vidjeti ostale zone, pa se preklapanja s njima ne vide.'));
    await expect(screen.queryByText(words('Preklapa se sa zonama:'))).toBeNull();
  },
});

const states = statesOf({
  loaded: () => screen.findByRole('table'),
  globals,
  empty: { says: () => words('Zahtjev nije pronađen'), story: { args: { path: '/zahtjevi/9999' } } },
  forbidden: { user: 'park' },
  async reload() {
    // The user comes back to the page.
    window.dispatchEvent(new Event('visibilitychange'));
  },
});
export const Loading = meta.story({ ...states.loading, tags: ['user-provider', 'loading'] });
export const Failed = meta.story({ ...states.failed, tags: ['user-provider', 'failed'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-park', 'forbidden'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['user-provider', 'loading', 'refetching'] });
export const Phone = meta.story({ ...states.phone, tags: ['user-provider', 'phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['user-provider', 'tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['user-provider', 'dark'] });
export const English = meta.story({ ...states.english, tags: ['user-provider', 'english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['user-provider', 'phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['user-provider', 'phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['user-provider', 'phone', 'empty'] });

export const LongWords = meta.story({
  ...states.longWords,
  tags: ['user-provider', 'long-words'],
  beforeEach: withRivaRequested,
});
