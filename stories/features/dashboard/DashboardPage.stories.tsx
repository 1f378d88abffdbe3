import { expect, screen, waitFor, within } from 'storybook/test';
import { averageOf, compareValues, figureOf } from '#api/figures.ts';
import preview from '../../../.storybook/preview';
import { answerOf, recordedCalls, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  chartsDrawn,
  formats,
  lastYear,
  rowsOf,
  scrollTo,
  section,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, partOf, words } from '../../support/words.ts';

const meta = preview.meta({
  title: 'Dashboard/Dashboard – Nadzorna ploča',
  component: StoryPortal,
  args: { path: `/?${thisMonth}` },
});

const comparing = `/?${thisMonth}&${lastYear}`;
const byService = `/dashboard/ukupno-po-uslugama/?${wireThisMonth}`;
const byChannel = `/dashboard/ukupno-po-distributerima/?${wireThisMonth}`;

/** Every figure on the screen is that of the response, and both tables have the same total. */
export const Default = meta.story({
  args: { path: '/' },
  parameters: { snapshot: 'full' },
  play: async () => {
    const services = await answerOf(byService);
    const table = await tableIn(words('Usluge'));
    await expect(rowsOf(table)).toEqual(
      [...services.usluge]
        .sort((a, b) => Number(b.valid_amount) - Number(a.valid_amount))
        .map((row) => [row.service_type_name, ...written(row)]),
    );
    await expect(totalsOf(table)).toEqual([words('Ukupno', 'Total'), ...written(services.ukupno)]);

    const channels = await answerOf(byChannel);
    const channelTable = await tableIn(words('Kanali prodaje'));
    await expect(rowsOf(channelTable)).toHaveLength(channels.distributeri.length);
    await expect(totalsOf(channelTable)).toEqual(totalsOf(table));

    const { valid_count, valid_amount, total_count } = services.ukupno;
    await expect(await tile(words('Količina'))).toHaveTextContent(formats().count(valid_count));
    await expect((await tile(words('Iznos'))).textContent).toContain(formats().money(Number(valid_amount)));
    await expect((await tile(words('Prosjek po jedinici'))).textContent).toContain(
      formats().money(figureOf(averageOf(Number(valid_amount), valid_count)).rounded),
    );
    await expect(await tile(words('Neispravna količina'))).toHaveTextContent(
      formats().count(total_count - valid_count),
    );
    await expect(screen.getByRole('status', { name: words('Primijenjeni filtri') })).toHaveTextContent(
      inOrder(words('Prikazano:'), formats().dayRangeLong('2026-11-01', '2026-11-19')),
    );
    await chartsDrawn();
  },
});

/** Asserts that the eight compared columns are as wide as specified (behaviour 5.1). */
const expectComparedWidths = (table: HTMLElement) =>
  waitFor(() => {
    const widths = [...table.querySelectorAll('thead tr:last-child > th')]
      .slice(1)
      .map((head) => head.getBoundingClientRect().width);
    expect(widths).toHaveLength(8);
    for (const width of widths) {
      expect(width).toBeGreaterThanOrEqual(125);
      expect(width).toBeLessThanOrEqual(135);
    }
  });

/** Tiles, rows and totals show the differences between the two responses; each section has a pie for each period. */
export const Comparing = meta.story({
  args: { path: comparing },
  play: async () => {
    const now = await answerOf(byService);
    const before = await answerOf(`/dashboard/ukupno-po-uslugama/?${wireLastYear}`);
    const count = now.ukupno.valid_count - before.ukupno.valid_count;
    const counts = compareValues(now.ukupno.valid_count, before.ukupno.valid_count);
    const amounts = compareValues(Number(now.ukupno.valid_amount), Number(before.ukupno.valid_amount));
    const { signedCount, signedAmount, signedPercent } = formats();
    const table = await tableIn(words('Usluge'));
    await expect(totalsOf(table)).toEqual([
      words('Ukupno', 'Total'),
      written(now.ukupno)[0],
      written(before.ukupno)[0],
      signedCount(count),
      signedPercent(counts.percentage.rounded),
      written(now.ukupno)[1],
      written(before.ukupno)[1],
      signedAmount(amounts.difference.rounded),
      signedPercent(amounts.percentage.rounded),
    ]);
    await expectComparedWidths(table);
    // The first chart is in sight whole (behaviour 6.2).
    await chartsDrawn();
    const [first] = document.querySelectorAll('[data-part=canvas]');
    await expect(within(await section(words('Kretanje usluga po razdoblju'))).getByRole('figure')).toContainElement(
      first as HTMLElement,
    );
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
    for (const [name, ...cells] of rowsOf(table)) {
      const ofService = ({ usluge }: typeof now) => usluge.find((row) => row.service_type_name === name);
      await expect([cells[0], cells[4]]).toEqual(written(ofService(now) ?? now.ukupno));
      await expect([cells[1], cells[5]]).toEqual(written(ofService(before) ?? before.ukupno));
    }
    await expect((await tile(words('Količina'))).textContent).toContain(signedCount(count));
    const invalidOf = ({ ukupno }: typeof now) => ukupno.total_count - ukupno.valid_count;
    const invalid = invalidOf(now) - invalidOf(before);
    const change = within(await tile(words('Neispravna količina'))).getByText(signedCount(invalid)).parentElement;
    await expect(change).toHaveAttribute('data-tone', invalid < 0 ? 'rise' : 'fall');
    await expect(screen.getByRole('status', { name: words('Primijenjeni filtri') })).toHaveTextContent(
      inOrder(words('u usporedbi s:'), words('isti dani prošle godine')),
    );
    for (const group of await screen.findAllByRole('group', { name: words('Udio u iznosu') })) {
      await expect(within(group).getAllByRole('figure')).toHaveLength(2);
    }
    await chartsDrawn();
  },
});

export const ComparingDark = meta.story({
  tags: ['dark'],
  args: { path: comparing },
  globals: { theme: 'dark' },
  play: async () => {
    await tableIn(words('Usluge'));
    await chartsDrawn();
  },
});

export const English = meta.story({
  tags: ['english'],
  args: { path: comparing },
  globals: { language: 'en' },
  play: async () => {
    const table = await tableIn('Services');
    await expect(rowsOf(table).map(([name]) => name)).toContain(words('Park tickets'));
    await expect(within(table).getAllByRole('columnheader', { name: 'Difference' })).toHaveLength(2);
    await expect(screen.getByRole('status', { name: 'Applied filters' })).toHaveTextContent(
      /^Showing: 1\s?–\s?19 November 2026 compared with: same days last year$/,
    );
    await chartsDrawn();
  },
});

export const Tablet = meta.story({
  tags: ['tablet'],
  args: { path: comparing },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(words('Usluge'));
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

/** Nothing is wider than the phone's screen; a wider table scrolls in its own box. */
export const Phone = meta.story({
  tags: ['phone'],
  args: { path: comparing },
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: 'full' },
  play: async () => {
    await tableIn(words('Usluge'));
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(screen.getByRole('button', { name: words('Filtri') })).toBeVisible();
  },
});

export const PhoneDark = meta.story({
  tags: ['phone', 'dark'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await tableIn(words('Usluge'));
    await chartsDrawn();
  },
});

/** Header and filters are shown at once, with skeletons of the sections below. */
export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/dashboard/**', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: words('Nadzorna ploča') })).toBeVisible();
    await screen.findByRole('button', { name: inOrder(words('Kanali prodaje'), words('Svi (8)')) });
    for (const name of [
      words('Količina'),
      words('Iznos'),
      words('Prosjek po jedinici'),
      words('Neispravna količina'),
    ]) {
      await expect(screen.getByRole('group', { name })).toHaveAttribute('aria-busy', 'true');
    }
    for (const name of [words('Usluge'), words('Kretanje usluga po razdoblju'), words('Kanali prodaje')]) {
      await expect(within(await section(name)).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
    }
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

/** While another period loads, the old figures stay where they are, dimmed. */
export const Refetching = meta.story({
  tags: ['loading', 'refetching'],
  args: { path: comparing },
  parameters: {
    snapshot: 'busy',
    // Old figures are dimmed only until the new ones have loaded.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    const table = await tableIn(words('Usluge'));
    await chartsDrawn();
    const before = totalsOf(table);
    await setFaults([{ path: '/dashboard/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    const card = await section(words('Usluge'));
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    await expect(totalsOf(await tableIn(words('Usluge')))).toEqual(before);
    await expect(screen.getByRole('button', { name: words('Traži') })).toHaveAttribute('aria-busy', 'true');
    const dimmed = within(card).getByRole('table').closest('[aria-busy] > div') as HTMLElement;
    await waitFor(() => expect(Number(getComputedStyle(dimmed).opacity)).toBeLessThan(0.7));
  },
});

/** A scenario without any sales: services and channels are listed with zeros. */
export const Empty = meta.story({
  tags: ['empty'],
  globals: { scenario: 'empty' },
  parameters: { snapshot: 'full' },
  play: async () => {
    await expect(totalsOf(await tableIn(words('Usluge')))).toEqual([
      words('Ukupno', 'Total'),
      '0',
      formats().amount(0),
    ]);
    await expect(await tile(words('Količina'))).toHaveTextContent('0');
    await expect((await tile(words('Prosjek po jedinici'))).textContent).toContain(formats().money(0));
    const pies = screen.getAllByRole('group', { name: words('Udio u iznosu') });
    await expect(pies[0]).toHaveTextContent(words('Nema pozitivnih iznosa za prikaz.'));
    const chart = within(await section(words('Kretanje usluga po razdoblju')));
    await expect(await chart.findByText(words('Nema podataka za prikaz.'))).toBeVisible();
  },
});

/** One call fails: its section shows the error, and the others have their figures. */
export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/dashboard/ukupno-po-uslugama/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    const card = await section(words('Usluge'));
    const alert = await within(card).findByRole('alert');
    await expect(alert).toHaveTextContent(words('Podaci se nisu učitali', 'The data could not be loaded'));
    await expect(within(alert).getByRole('button', { name: words('Pokušaj ponovno') })).toBeVisible();
    await tableIn(words('Kanali prodaje'));
    await chartsDrawn();
  },
});

/** Trying a failed call again loads its figures, and repeats only that call. */
export const FailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/dashboard/ukupno-po-uslugama/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const card = await section(words('Usluge'));
    const retry = await within(card).findByRole('button', { name: words('Pokušaj ponovno') });
    await tableIn(words('Kanali prodaje'));
    await chartsDrawn();
    await setFaults([]);
    const made = (await recordedCalls()).length;
    await userEvent.click(retry);
    const { ukupno } = await answerOf(byService);
    await expect(totalsOf(await tableIn(words('Usluge')))).toEqual([words('Ukupno', 'Total'), ...written(ukupno)]);
    await expect(within(card).queryByRole('alert')).toBeNull();
    const after = (await recordedCalls()).slice(made);
    await expect(new Set(after.map(({ path }) => path.split('?')[0]))).toEqual(
      new Set(['/api/dashboard/ukupno-po-uslugama/']),
    );
  },
});

/** A response that does not match the contract: the section shows an error and a retry button. */
export const MismatchAnswer = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/dashboard/usluge-intervalno/', kind: 'malformed' }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    const card = await section(words('Kretanje usluga po razdoblju'));
    const alert = await within(card).findByRole('alert');
    await expect(alert).toHaveTextContent(partOf('odgovorio na neočekivan način.'));
    await expect(within(alert).getByRole('button', { name: words('Pokušaj ponovno') })).toBeVisible();
    await tableIn(words('Usluge'));
  },
});

/** A user with three parking providers sees their figures, and zeros for services without own outlets. */
export const OwnFiguresOnly = meta.story({
  tags: ['user-provider'],
  globals: { user: 'provider' },
  play: async () => {
    const { provider_list, ukupno } = await answerOf(`/parking/provider-list/?${wireThisMonth}`);
    await expect(provider_list).toHaveLength(3);
    const rows = rowsOf(await tableIn(words('Usluge')));
    await expect(rows[0]?.slice(1)).toEqual(written(ukupno));
    await expect(rows.slice(1).map(([, count]) => count)).toEqual(['0', '0', '0']);
    await expect(totalsOf(await tableIn(words('Usluge')))).toEqual([words('Ukupno', 'Total'), ...written(ukupno)]);
    await chartsDrawn();
  },
});

/** Without the dashboard's permission the root redirects to the first page that the user may open: here parking. */
export const NotPermitted = meta.story({
  tags: ['user-single', 'forbidden'],
  args: { path: '/' },
  globals: { user: 'single' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Pula' })).toBeVisible();
    await expect(screen.queryByText(words('Nadzorna ploča'))).toBeNull();
    const paths = (await recordedCalls()).filter(({ status }) => status === 200).map(({ path }) => path);
    await expect(paths.filter((path) => path.startsWith('/api/dashboard/'))).toEqual([]);
  },
});

/** Long names break in their column: the compared columns beside the pies keep 125 to 135 px. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { path: comparing },
  globals: { scenario: 'long-words' },
  parameters: { snapshot: false },
  play: async () => {
    const table = await tableIn(words('Kanali prodaje'));
    await expect(rowsOf(table).map(([name]) => name)).toContain(
      'Android aplikacija s automatskim produljenjem vremena parkiranja',
    );
    await chartsDrawn();
    await expectComparedWidths(table);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

export const LongWordsPhone = meta.story({
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  play: async () => {
    await tableIn(words('Kanali prodaje'));
    await chartsDrawn();
    await scrollTo(await section(words('Kanali prodaje')));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** A column header is a button: Enter sorts by it, largest first, and again in reverse. */
export const SortedByKeyboard = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(words('Kanali prodaje'));
    const { distributeri } = await answerOf(byChannel);
    const counts = distributeri.map((row) => row.valid_count).sort((a, b) => b - a);
    const shown = () => rowsOf(table).map(([, count]) => count);
    const head = within(table).getByRole('button', { name: words('Količina') });
    head.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual(counts.map(formats().count)));
    await expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual(counts.toReversed().map(formats().count)));
    await userEvent.tab({ shift: true });
    await expect(within(table).getByRole('button', { name: words('Kanal prodaje') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(rowsOf(table).map(([name]) => name)).toEqual(
        distributeri.map((row) => row.reseller_name).sort(formats().compare),
      ),
    );
  },
});

const states = statesOf({
  loaded: () => tableIn(words('Usluge')),
  empty: { says: () => words('Nema podataka za prikaz.'), globals: { scenario: 'empty' } },
});
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
