import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import {
  answerOf,
  callsTo,
  decideRequest,
  recover,
  responds,
  setFaults,
  withRivaRequested,
} from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inLanguage, inOrder, partOf, startOf, weekday, words } from '../../support/words.ts';

const title = () => words('Zahtjevi');

const meta = preview.meta({
  title: 'Change requests/Requests – Zahtjevi',
  component: StoryPortal,
  args: { path: '/zahtjevi' },
  globals: { scenario: 'requests-of-each-kind', user: 'provider' },
});

interface Answer {
  readonly zahtjevi: readonly {
    readonly id: number;
    readonly status: string;
    readonly note: string | null;
    readonly created_by: string;
    readonly zone: { readonly name: string };
  }[];
  readonly ukupno_zahtjeva: number;
}
const asked = (query = '') => answerOf<Answer>(`/zahtjevi/?${query}`);
const statuses: Readonly<Record<string, string>> = inLanguage({
  pending: 'Na čekanju',
  approved: 'Odobren',
  rejected: 'Odbijen',
  withdrawn: 'Povučen',
});

/** Every request of the user's own zones, the newest first, with its status and why. */
export const Default = meta.story({
  tags: ['user-provider'],
  play: async () => {
    const { zahtjevi, ukupno_zahtjeva } = await asked();
    const rows = await rowsOf(await tableIn(title()));
    await expect(rows.map((cells) => cells.at(-4)?.replace(words('Zastario'), ''))).toEqual(
      zahtjevi.map(({ status }) => statuses[status]),
    );
    await expect(screen.getByText(words(`${formats().count(ukupno_zahtjeva)} zahtjeva`))).toBeVisible();
  },
});

/** Opens a request by the link in its row. */
const open = async (name: RegExp) => {
  const table = await tableIn(title());
  const link =
    table.tagName === 'TABLE'
      ? within(await within(table).findByRole('row', { name })).getByRole('link')
      : await within(table).findByRole('link', { name });
  link.click();
  await screen.findByRole('heading', { level: 1, name: /radn|naplat|granic|hours|charge|border/i });
};

/** An edit of hours: the period, the whole week, and what differs. */
export const EditOfHours = meta.story({
  tags: ['user-provider'],
  play: async () => {
    await open(inOrder(words('Izmjena radnog vremena'), 'Zona 0'));
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

/** An outdated request has the values now, and what approval would overwrite. */
export const Outdated = meta.story({
  tags: ['user-provider'],
  play: async () => {
    await open(inOrder(words('Izmjena radnog vremena'), 'Zona 1'));
    await expect(await screen.findByText(words('Odobrenje bi prebrisalo opis iz stupca „Sada”.'))).toBeVisible();
    const description = within(screen.getByRole('table')).getByRole('row', { name: startOf('Opis') });
    await expect(description).toHaveTextContent(/Zimsko radno vrijeme \(privremeno\).*–$/);
  },
});

/** The current values of an outdated request could not be loaded. */
export const NowFailed = meta.story({
  tags: ['failed', 'user-provider'],
  globals: {
    scenario: 'requests-of-each-kind',
    user: 'provider',
    faults: [{ path: '/parking/provider/*/radno-vrijeme/*/detaljno/', status: 500 }],
  },
  play: async () => {
    await open(inOrder(words('Izmjena radnog vremena'), 'Zona 1'));
    await expect(await screen.findByText(words('Sadašnje vrijednosti nisu se učitale.'))).toBeVisible();
    await expect(screen.getByRole('table')).toBeVisible();
  },
});

/** The item of a request was removed meanwhile. */
export const ItemIsGone = meta.story({
  tags: ['failed', 'user-provider'],
  globals: {
    scenario: 'requests-of-each-kind',
    user: 'provider',
    faults: [{ path: '/parking/provider/*/radno-vrijeme/*/detaljno/', status: 404 }],
  },
  play: async () => {
    await open(inOrder(words('Izmjena radnog vremena'), 'Zona 1'));
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

/** The zooms of a map's tiles. */
const zoomsOf = (map: HTMLElement) => [
  ...new Set(
    [...map.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(
      ({ src }) => /\/(\d+)\/\d+\/\d+/.exec(src)?.[1],
    ),
  ),
];

/** A border before and after on two maps that move together, with what it gains and loses and which zones it overlaps. */
export const Border = meta.story({
  tags: ['user-provider'],
  play: async ({ userEvent }) => {
    await open(inOrder(words('Izmjena granice'), 'Zona 3'));
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
  play: async ({ userEvent }) => {
    await open(inOrder(words('Izmjena granice'), 'Zona 3'));
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
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ userEvent }) => {
    await open(inOrder(words('Izmjena granice'), 'Zona 3'));
    await userEvent.click(await screen.findByRole('radio', { name: words('Na jednoj karti') }));
    await screen.findByRole('application', { name: startOf('Prije i poslije') });
  },
});

export const OutdatedPhoneDark = meta.story({
  tags: ['phone', 'dark', 'user-provider'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await open(inOrder(words('Izmjena radnog vremena'), 'Zona 1'));
    await screen.findByText(words('Odobrenje bi prebrisalo opis iz stupca „Sada”.'));
  },
});

/** Withdrawing a request asks first, and is sent once. */
export const Withdraw = meta.story({
  tags: ['user-provider'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await open(inOrder(words('Novi dani bez naplate'), 'Zona 2'));
    await userEvent.click(await screen.findByRole('button', { name: words('Povuci zahtjev') }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: words('Povuci zahtjev') });
    await userEvent.dblClick(confirm);
    await screen.findByText(words('Zahtjev je povučen.'));
    await expect((await callsTo('/iznimka-request/')).length).toBe(1);
    await waitFor(async () => expect((await asked('status=withdrawn')).zahtjevi).toHaveLength(2));
  },
});

/** The dialog shows a failure, and the user can retry. */
export const WithdrawFails = meta.story({
  tags: ['user-provider', 'failed'],
  play: async ({ userEvent }) => {
    await open(inOrder(words('Novi dani bez naplate'), 'Zona 2'));
    await userEvent.click(await screen.findByRole('button', { name: words('Povuci zahtjev') }));
    await setFaults([{ method: 'DELETE', path: '/**', status: 503, times: 1 }]);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words('Povuci zahtjev') }));
    const failure = await within(dialog).findByText(partOf('Zahtjev nije povučen.'));
    await waitFor(() => expect(failure).toBeVisible());
  },
});

/** One status only, from the address or by the filter. */
export const OneStatus = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?status=rejected' },
  play: async ({ userEvent }) => {
    const rows = await rowsOf(await tableIn(title()));
    await expect(rows).toHaveLength(1);
    await expect(rows[0]?.at(-1)).toContain('Naplata te večeri ostaje');
    await userEvent.click(screen.getByRole('radio', { name: words('Odobren') }));
    await waitFor(async () => expect((await rowsOf(await tableIn(title())))[0]?.join()).toContain(words('Odobren')));
  },
});

/** Filters and search are in the address; the list says how many fit. */
export const Filtered = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?kind=closingRule&by=provider&search=riva' },
  play: async ({ userEvent }) => {
    await expect(await rowsOf(await tableIn(title()))).toHaveLength(3);
    await expect(screen.getByText(words('3 od 7 zahtjeva'))).toBeVisible();
    const kind = screen.getByRole('combobox', { name: words('Vrsta') });
    await expect(kind).toHaveDisplayValue(words('Dani bez naplate'));
    await userEvent.selectOptions(kind, words('Granica'));
    await screen.findByText(words('Nijedan zahtjev ne odgovara filtrima.'));
    await userEvent.click(screen.getByRole('button', { name: words('Očisti filtre') }));
    await waitFor(async () => expect(await rowsOf(await tableIn(title()))).toHaveLength(4));
  },
});

export const FiltersPhoneDark = meta.story({
  tags: ['phone', 'dark', 'user-provider'],
  args: { path: '/zahtjevi?kind=workingPeriod' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await expect(within(await tableIn(title())).getAllByRole('listitem')).toHaveLength(2);
  },
});

/** An address with filters that do not exist. */
export const WrongFilters = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?kind=road&from=2026-13-01&status=lost' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByText(partOf('Adresa ima stanje koje ne postoji'))).toBeVisible();
    await expect(screen.getByText(partOf('Adresa ima vrstu promjene koja ne postoji'))).toBeVisible();
    await expect(screen.getByText(partOf('Adresa ima pogrešne dane'))).toBeVisible();
    await expect(await rowsOf(await tableIn(title()))).toHaveLength(7);
  },
});

/** The user menu has the number of pending requests; a toast reports a decision on whatever page the user is. */
export const CountAndToast = meta.story({
  tags: ['user-provider'],
  args: { path: '/status-sustava' },
  play: async ({ userEvent }) => {
    localStorage.removeItem('reported-decisions');
    const menu = await screen.findByRole('button', { name: /Marko/ });
    await waitFor(async () => expect(await callsTo('/zahtjevi/?')).not.toHaveLength(0), { timeout: 15_000 });
    await userEvent.click(menu);
    const entry = await screen.findByRole('menuitem', {
      name: inOrder(words('Zahtjevi za promjenu'), words('4 na čekanju')),
    });
    await waitFor(() => expect(entry).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const { zahtjevi } = await asked('status=pending');
    await decideRequest(zahtjevi.at(-1)?.id, 'reject');
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(words(`Odbijeno: ${words('Izmjena radnog vremena')}, Split › Zona 0 – Riva`));
    await userEvent.click(menu);
    await screen.findByRole('menuitem', { name: inOrder(words('3 na čekanju')) });
  },
});

/** Support decides in another window: a user who returns to the page sees it. */
export const DecidedMeanwhile = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?status=pending' },
  parameters: { snapshot: false },
  play: async () => {
    const before = await rowsOf(await tableIn(title()));
    const { zahtjevi } = await asked('status=pending');
    const first = zahtjevi.at(-1);
    await decideRequest(first?.id, 'reject');
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await rowsOf(await tableIn(title()))).toHaveLength(before.length - 1));
  },
});

/** A garage's users see its requests alone. */
export const OfGarages = meta.story({
  tags: ['user-garage'],
  globals: { scenario: 'requests-of-each-kind', user: 'garage' },
  play: async () => {
    const rows = await rowsOf(await tableIn(title()));
    await expect(rows).toHaveLength(1);
    await expect(rows[0]?.join()).toContain('Garaža Tuškanac');
  },
});

/** A user who may only view cannot withdraw anything. */
export const Viewer = meta.story({
  tags: ['user-viewer'],
  globals: { scenario: 'requests-of-each-kind', user: 'viewer' },
  parameters: { snapshot: false },
  play: async () => {
    await open(inOrder(words('Novi dani bez naplate'), 'Zona 2'));
    await screen.findByRole('link', { name: words('Otvori stavku') });
    await expect(screen.queryByRole('button', { name: words('Povuci zahtjev') })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['failed', 'user-provider'],
  globals: { scenario: 'requests-of-each-kind', user: 'provider', faults: [{ path: '/zahtjevi/', status: 500 }] },
  play: async () => {
    await expect(
      await within(await section(title())).findByRole('button', { name: words('Pokušaj ponovno') }),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone', 'user-provider'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title());
  },
});

export const DarkEnglish = meta.story({
  tags: ['dark', 'english', 'user-provider'],
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    const row = await within(await tableIn('Requests')).findByRole('row', { name: /Change of working hours.*Zona 0/ });
    within(row).getByRole('link').click();
    await screen.findByRole('table', { name: /^Before and after/ });
  },
});

/** The other zones' borders do not load: the review says that overlaps are not shown, until they are. */
export const NeighboursFailed = meta.story({
  tags: ['failed', 'user-provider'],
  globals: {
    scenario: 'requests-of-each-kind',
    user: 'provider',
    faults: [{ path: '/parking/provider/*/zone/geojson/', status: 500 }],
  },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await open(inOrder(words('Izmjena granice'), 'Zona 3'));
    const failure = await screen.findByText(startOf('Granice ostalih zona nisu se učitale'));
    await expect(screen.queryByText(words('Preklapa se sa zonama:'))).toBeNull();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await screen.findByText(words('Preklapa se sa zonama:'));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  },
});

export const NeighboursFailedEnglish = meta.story({
  tags: ['english', 'failed', 'user-provider'],
  globals: {
    language: 'en',
    scenario: 'requests-of-each-kind',
    user: 'provider',
    faults: [{ path: '/parking/provider/*/zone/geojson/', status: 500 }],
  },
  parameters: { consoleErrors: true },
  play: async () => {
    const row = await within(await tableIn('Requests')).findByRole('row', { name: /Change of a border.*Zona 3/ });
    within(row).getByRole('link').click();
    await screen.findByText(/^The borders of the other zones did not load/);
  },
});

/** A user who may not see zones: the review says why it has no overlaps and no current values. */
export const MayNotSeeZones = meta.story({
  tags: ['user-provider'],
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
    await open(inOrder(words('Izmjena granice'), 'Zona 3'));
    await screen.findByText(words('Nemate pravo vidjeti ostale zone, pa se preklapanja s njima ne vide.'));
    await expect(screen.queryByText(words('Preklapa se sa zonama:'))).toBeNull();
  },
});

/** The places and users to filter by do not load: the panel says so, and loads them again. */
export const FiltersFailed = meta.story({
  tags: ['failed', 'user-provider'],
  globals: { scenario: 'requests-of-each-kind', user: 'provider', faults: [{ path: '/zahtjevi/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Filtri') }));
    const panel = within(await screen.findByRole('group', { name: words('Filtri') }));
    await expect(await panel.findByText(startOf('Zone, garaže i korisnici nisu se učitali'))).toBeVisible();
    await recover(userEvent, panel.getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: words('Podnio', 'Requested by') })).toBeEnabled());
    await expect(panel.queryByText(startOf('Zone, garaže i korisnici'))).toBeNull();
  },
});

/** No request fits: a button shows all of them again. */
export const NothingFits = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?search=nigdje' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findByText(words('Nijedan zahtjev ne odgovara filtrima.'));
    await userEvent.click(screen.getByRole('button', { name: words('Prikaži sve zahtjeve') }));
    await waitFor(async () => expect(await rowsOf(await tableIn(title()))).toHaveLength(7));
  },
});

const states = statesOf({
  loaded: () => tableIn(title()),
  globals: { scenario: 'requests-of-each-kind', user: 'provider' },
  empty: { says: () => words('Nema zahtjeva'), globals: { scenario: 'empty' } },
  forbidden: { user: 'park' },
  async reload(userEvent) {
    await userEvent.click(screen.getByRole('radio', { name: words('Odobren') }));
  },
});
export const Loading = meta.story({ ...states.loading, tags: ['user-provider', 'loading'] });
export const Empty = meta.story({ ...states.empty, tags: ['user-provider', 'empty'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-park', 'forbidden'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['user-provider', 'loading', 'refetching'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['user-provider', 'tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['user-provider', 'dark'] });
export const English = meta.story({ ...states.english, tags: ['user-provider', 'english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['user-provider', 'phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['user-provider', 'phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['user-provider', 'phone', 'empty'] });

export const LongWords = meta.story({
  ...states.longWords,
  tags: ['user-provider'],
  beforeEach: withRivaRequested,
});
