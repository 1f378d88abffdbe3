import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, decideRequest, recover, withRivaRequested } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inLanguage, inOrder, partOf, startOf, words } from '../../support/words.ts';

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
    await expect(rows.map((cells) => cells.at(-6)?.replace(words('Zastario'), ''))).toEqual(
      zahtjevi.map(({ status }) => statuses[status]),
    );
    await expect(screen.getByText(words(`${formats().count(ukupno_zahtjeva)} zahtjeva`))).toBeVisible();
  },
});

/** When, by whom and with what note each was decided is in its row. */
export const Decided = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?status=rejected' },
  parameters: { snapshot: false },
  play: async () => {
    const table = await tableIn(title());
    for (const head of ['Odlučeno', 'Odlučio', 'Napomena'])
      await expect(within(table).getByRole('columnheader', { name: partOf(head) })).toBeVisible();
    const [row = []] = await rowsOf(table);
    await expect(row.at(-3)).toMatch(/2026/);
    await expect(row.at(-2)).toBe('operator');
    await expect(row.at(-1)).toContain('Naplata te večeri ostaje');
  },
});

/** Mine are those of the name of the sign-in; Back and a link have the choice, as other filters. */
export const MineAndOthers = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?whose=mine' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await expect(await rowsOf(await tableIn(title()))).toHaveLength(7);
    await expect(screen.getByRole('radio', { name: words('Moji') })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: words('Tuđi') }));
    await screen.findByText(words('Nijedan zahtjev ne odgovara filtrima.'));
    const whose = within(screen.getByRole('group', { name: words('Čiji zahtjevi') }));
    await userEvent.click(whose.getByRole('radio', { name: words('Svi') }));
    await waitFor(async () => expect(await rowsOf(await tableIn(title()))).toHaveLength(7));
  },
});

/** Everybody's requests are another's to a user who asked for none. */
export const Others = meta.story({
  tags: ['user-operator'],
  globals: { scenario: 'requests-of-each-kind', user: 'operator' },
  args: { path: '/zahtjevi?whose=others' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await rowsOf(await tableIn(title()))).toHaveLength(8);
  },
});

/** Who is signed in is not known by name: the choice is disabled, says why, and filters nothing. */
export const NameUnknown = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi?whose=mine' },
  parameters: { snapshot: false },
  beforeEach: () => localStorage.removeItem('auth-session'),
  play: async () => {
    await expect(await rowsOf(await tableIn(title()))).toHaveLength(7);
    await expect(screen.getByRole('group', { name: words('Čiji zahtjevi') })).toBeDisabled();
    await expect(screen.getByText(startOf('Ime s kojim ste prijavljeni nije poznato'))).toBeVisible();
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
  args: { path: '/zahtjevi?kind=road&whose=all&from=2026-13-01&status=lost' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByText(partOf('Adresa ima stanje koje ne postoji'))).toBeVisible();
    await expect(screen.getByText(partOf('Adresa traži zahtjeve nekoga tko ne postoji'))).toBeVisible();
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
    const menu = await screen.findByRole('button', { name: /Marko/ });
    await waitFor(async () => expect(await callsTo('/zahtjevi/?')).not.toHaveLength(0));
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
  tags: ['user-provider', 'long-words'],
  beforeEach: withRivaRequested,
});
