import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  chartsDrawn,
  formats,
  lastYear,
  rowsOf,
  scrollTo,
  section,
  sumOf,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wayHere,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { asInFile, csvOf, forgetColumns, toggleColumn } from '../../support/tableTools.ts';

/** Promet Split: three zones, and a monthly ticket without one. */
const provider = '/prodaja/igeusprovider/1';
const page = '/prodaja/provider/1';
const plain = `${page}?${thisMonth}`;
const comparing = `${page}?${thisMonth}&${lastYear}`;
const channelTable = 'Kanali prodaje';
const articleTable = 'Artikli po zonama';

const meta = preview.meta({
  title: 'Features/Sales/SalePage',
  component: StoryPortal,
  args: { path: comparing },
});

/** Opened without filters the page compares with the days right before; channels and articles have one total. */
export const Default = meta.story({
  args: { path: page },
  parameters: { image: 'full' },
  play: async () => {
    const now = await answerOf(`${provider}/po-distributerima/?${wireThisMonth}`);
    const before = await answerOf(`${provider}/po-distributerima/?begin_date=2026-10-13&end_date=2026-10-31`);
    const totals = totalsOf(await tableIn(channelTable));
    await expect([totals[1], totals[5]]).toEqual(written(now.ukupno));
    await expect([totals[2], totals[6]]).toEqual(written(before.ukupno));
    await expect(totalsOf(await tableIn(articleTable)).slice(3)).toEqual(totals.slice(1));
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(now.ukupno.valid_count));

    const { info } = await answerOf<{ info: { name: string } }>(`${provider}/info/`);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(info.name);
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Prodaja' })).toHaveAttribute('href', '/prodaja');
    await expect(path.getByText(info.name)).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Transakcije' })).toHaveAttribute('href', `${page}/transakcije`);
    await chartsDrawn();
  },
});

/** Without a comparison the chart has two axes and the choice of a measure is not offered. */
export const NotComparing = meta.story({
  args: { path: plain },
  play: async () => {
    const { distributeri, ukupno } = await answerOf(`${provider}/po-distributerima/?${wireThisMonth}`);
    await expect(totalsOf(await tableIn(channelTable))).toEqual(['Ukupno', ...written(ukupno)]);
    await expect(sumOf(distributeri.map((row) => row.valid_amount))).toBe(Number(ukupno.valid_amount));
    const chart = within(await section('Kretanje po razdoblju'));
    await expect(chart.queryByRole('group', { name: 'Podatak' })).toBeNull();
    await chartsDrawn();
    const legend = await chart.findByRole('list', { name: 'Legenda' });
    await expect(within(legend).getAllByRole('button')).toHaveLength(2);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  parameters: { image: false },
  play: async () => {
    const { ukupno } = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    const totals = totalsOf(await tableIn('Articles by zone'));
    await expect([totals[3], totals[7]]).toEqual(written(ukupno));
    await expect(screen.getByRole('link', { name: 'Transactions' })).toBeVisible();
    await expect(screen.getByText('no zone')).toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: { path: plain },
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/prodaja/**', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    for (const name of [channelTable, articleTable]) {
      await expect(within(await section(name)).getByRole('status')).toHaveTextContent('Učitavanje…');
    }
    await expect(screen.getByRole('button', { name: 'Preuzmi' })).toBeDisabled();
  },
});

/** Years before the first sale. */
export const Empty = meta.story({
  args: { path: `${page}?beginDate=2017-01-01&endDate=2017-01-31` },
  parameters: { image: false },
  play: async () => {
    await expect(await within(await section(articleTable)).findByText('Nema podataka')).toBeVisible();
    await expect(await tile('Valjane transakcije')).toHaveTextContent('0');
  },
});

/** The articles fail, the rest is there; trying again brings them. */
export const FailedThenRetried = meta.story({
  args: { path: plain },
  parameters: {
    simulator: { faults: [{ path: '/prodaja/igeusprovider/*/po-artiklima/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const retry = await within(await section(articleTable)).findByRole('button', { name: 'Pokušaj ponovno' });
    await tableIn(channelTable);
    await setFaults([]);
    await userEvent.click(retry);
    const { ukupno } = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    await expect(totalsOf(await tableIn(articleTable)).slice(3)).toEqual(written(ukupno));
  },
});

/** Even the provider's name is not there: the page says so, with retry, and shows the figures that came. */
export const NameFailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/prodaja/igeusprovider/*/info/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    await tableIn(channelTable);
    const message = (await screen.findByText('Podaci o pružatelju se nisu učitali.')).closest('[role=alert]');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pružatelj 1');
    await setFaults([]);
    await userEvent.click(within(message as HTMLElement).getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Promet Split'));
  },
});

/** An id that no provider has. */
export const NotFound = meta.story({
  args: { path: '/prodaja/provider/9999' },
  parameters: { consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByText('Pružatelj nije pronađen')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Popis pružatelja' })).toHaveAttribute('href', '/prodaja');
  },
});

/** An id that is no number: no call is made for it. */
export const IdIsNoNumber = meta.story({
  args: { path: '/prodaja/provider/split' },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText('Pružatelj nije pronađen')).toBeVisible();
    const paths = (await answeredCalls()).map(({ path }) => path);
    await expect(paths.filter((path) => path.startsWith('/api/prodaja/'))).toEqual([]);
  },
});

/**
 * A provider of someone else: the server refuses, and the person lands at the root, which is the list here. The refused
 * page's default, to compare, is none of the list's.
 */
export const SomeoneElses = meta.story({
  args: { path: '/prodaja/provider/2' },
  parameters: { simulator: { person: 'sales' }, consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Prodaja' })).toBeVisible();
    await expect(rowsOf(await tableIn('Prodajni pružatelji'))).toHaveLength(2);
    await expect(screen.getByRole('checkbox', { name: 'Usporedi s' })).not.toBeChecked();
  },
});

/** Who may see the list but no provider is told so. */
export const NotPermitted = meta.story({
  parameters: { simulator: { scenario: 'lists-only' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** A table's rows with their group before each: as the CSV has them. */
function groupedRowsOf(table: HTMLElement) {
  let zone = '';
  const rows = rowsOf(table);
  return [...table.querySelectorAll(':scope > tbody > tr')].flatMap((row) => {
    const head = row.querySelector('th');
    if (head?.scope !== 'rowgroup') return [[zone, ...(rows.shift() ?? [])]];
    zone = head.textContent ?? '';
    return [];
  });
}

/** Articles stand by zone, cheapest first; one opens to its channels, which sum up to it. */
export const ArticleExpanded = meta.story({
  args: { path: plain },
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    const { artikli } = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    await expect(groupedRowsOf(table).map(([zone, name, , ...figures]) => [zone, name, ...figures])).toEqual(
      [...artikli]
        .sort((a, b) => Number(a.item_price) - Number(b.item_price))
        .sort((a, b) => Number(a.zone_name === null) - Number(b.zone_name === null))
        .sort((a, b) => (a.zone_name && b.zone_name ? formats().compare(a.zone_name, b.zone_name) : 0))
        .map((row) => [
          row.zone_name ?? 'bez zone',
          row.item,
          formats().amount(Number(row.item_price)),
          ...written(row),
        ]),
    );
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement);
    const inner = await within(table).findByRole('table');
    await expect(totalsOf(inner).slice(1, 3)).toEqual(first.slice(3));
    await scrollTo(await section(articleTable));
  },
});

/** Compared articles: what was not sold in one of the periods has zeros there, and a mark. */
export const ArticlesComparing = meta.story({
  parameters: { image: false },
  play: async () => {
    const now = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    const before = await answerOf(`${provider}/po-artiklima/?${wireLastYear}`);
    const table = await tableIn(articleTable);
    await expect(rowsOf(table)).toHaveLength(new Set([...now.artikli, ...before.artikli].map(({ id }) => id)).size);
    const totals = totalsOf(table);
    await expect([totals[3], totals[7]]).toEqual(written(now.ukupno));
    await expect([totals[4], totals[8]]).toEqual(written(before.ukupno));
  },
});

/** The articles' CSV names each one's zone; a hidden column is left out. */
export const ColumnHiddenAndCsv = meta.story({
  args: { path: plain },
  parameters: { image: false },
  beforeEach: () => forgetColumns('articles'),
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    const whole = await csvOf(userEvent, articleTable);
    await expect(whole.lines[0]).toEqual(['Zona', 'Artikl', 'Šifra', 'Cijena, €', 'Količina', 'Iznos, €']);
    await expect(whole.lines.slice(1)).toEqual([
      ...groupedRowsOf(table).map(([zone, ...row]) => [zone, ...asInFile(row)]),
      ['', ...asInFile(totalsOf(table))],
    ]);
    await toggleColumn(userEvent, articleTable, 'Šifra');
    const { lines } = await csvOf(userEvent, articleTable);
    await expect(lines).toEqual(whole.lines.map(([zone, name, , ...rest]) => [zone, name, ...rest]));
  },
});

export const LongWords = meta.story({
  args: { path: plain },
  parameters: { simulator: { scenario: 'long-words' }, image: 'full' },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});
