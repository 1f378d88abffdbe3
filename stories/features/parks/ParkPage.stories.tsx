import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf, callsTo, setFaults } from '../../support/backOffice.ts';
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
  wayHere,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { asInFile, csvOf, forgetColumns, toggleColumn } from '../../support/tableTools.ts';

/** Plitvice: five kinds of tickets. */
const park = '/parkovi/park/1';
const plain = `${park}?${thisMonth}`;
const comparing = `${park}?${thisMonth}&${lastYear}`;
const articleTable = 'Artikli';
const articlesFault = '/parkovi/park/*/po-artiklima/';

const meta = preview.meta({
  title: 'Features/Parks/ParkPage',
  component: StoryPortal,
  args: { path: comparing },
});

/** Opened without filters the page compares with the days right before. It has no channels: neither filter nor table. */
export const Default = meta.story({
  args: { path: park },
  parameters: { image: 'full' },
  play: async () => {
    const now = await answerOf(`${park}/po-artiklima/?${wireThisMonth}`);
    const before = await answerOf(`${park}/po-artiklima/?begin_date=2026-10-13&end_date=2026-10-31`);
    const totals = totalsOf(await tableIn(articleTable));
    await expect([totals[3], totals[7]]).toEqual(written(now.ukupno));
    await expect([totals[4], totals[8]]).toEqual(written(before.ukupno));
    const count = await tile('Valjane transakcije');
    await expect(count).toHaveTextContent(formats().count(now.ukupno.valid_count));
    await expect(count).toHaveTextContent(`prije ${formats().count(before.ukupno.valid_count)}`);
    await expect(screen.getByRole('status', { name: 'Primijenjeni filtri' })).toHaveTextContent(
      'u usporedbi s: prethodno razdoblje (13. – 31. listopada 2026.)',
    );
    await expect(screen.queryByText('Kanali prodaje')).toBeNull();

    const { info } = await answerOf<{ info: { name: string } }>(`${park}/info/`);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(info.name);
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Parkovi' })).toHaveAttribute('href', '/ulaznice');
    await expect(path.getByText(info.name)).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Ulaznice' })).toHaveAttribute('href', `${park}/ulaznice`);
    await chartsDrawn();
  },
});

export const NotComparing = meta.story({
  args: { path: plain },
  play: async () => {
    const { artikli, ukupno } = await answerOf(`${park}/po-artiklima/?${wireThisMonth}`);
    const table = await tableIn(articleTable);
    await expect(rowsOf(table).map(([name, , ...figures]) => [name, ...figures])).toEqual(
      [...artikli]
        .sort((a, b) => Number(a.item_price) - Number(b.item_price))
        .map((row) => [row.item, formats().amount(Number(row.item_price)), ...written(row)]),
    );
    await expect(totalsOf(table).slice(3)).toEqual(written(ukupno));
    await expect(table.querySelector('th[scope=rowgroup]')).toBeNull();
    await chartsDrawn();
  },
});

/** Channels chosen on another page do not filter a park's own reports. */
export const ChannelsInTheLink = meta.story({
  args: { path: `${plain}&channels=2` },
  parameters: { image: false },
  play: async () => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    await expect(await callsTo('distributeri=')).toEqual([]);
    const { ukupno } = await answerOf(`${park}/po-artiklima/?${wireThisMonth}`);
    await expect(totalsOf(table).slice(3)).toEqual(written(ukupno));
    await expect(screen.getByRole('status', { name: 'Primijenjeni filtri' })).not.toHaveTextContent('kanala');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { image: 'full' },
  play: async () => {
    const now = await answerOf(`${park}/po-artiklima/?${wireThisMonth}`);
    const before = await answerOf(`${park}/po-artiklima/?${wireLastYear}`);
    for (const [name, , , ...figures] of rowsOf(await tableIn(articleTable))) {
      const own = ({ artikli }: typeof now) => artikli.find(({ item }) => item === name) ?? now.ukupno;
      await expect([figures[0], figures[4]]).toEqual(written(own(now)));
      await expect([figures[1], figures[5]]).toEqual(written(own(before)));
    }
    await chartsDrawn();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  parameters: { image: false },
  play: async () => {
    const { ukupno } = await answerOf(`${park}/po-artiklima/?${wireThisMonth}`);
    const totals = totalsOf(await tableIn('Articles'));
    await expect([totals[3], totals[7]]).toEqual(written(ukupno));
    await expect(screen.getByRole('link', { name: 'Tickets' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parkovi/**', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
    await expect(within(await section(articleTable)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(screen.getByRole('button', { name: 'Preuzmi' })).toBeDisabled();
  },
});

/** Years before the first sale. */
export const Empty = meta.story({
  args: { path: `${park}?beginDate=2017-01-01&endDate=2017-01-31` },
  play: async () => {
    await expect(await within(await section(articleTable)).findByText('Nema podataka')).toBeVisible();
    await expect(await tile('Valjane transakcije')).toHaveTextContent('0');
    await expect(within(await section('Kretanje po razdoblju')).getByText(/^Nema podataka/)).toBeVisible();
  },
});

/** Totals and articles are one call: the tiles go with it, the chart is there; trying again brings both. */
export const FailedThenRetried = meta.story({
  args: { path: plain },
  parameters: { simulator: { faults: [{ path: articlesFault, status: 500 }] }, consoleErrors: true, image: false },
  play: async ({ userEvent }) => {
    const retry = await within(await section(articleTable)).findByRole('button', { name: 'Pokušaj ponovno' });
    await chartsDrawn();
    await expect(screen.queryByRole('group', { name: 'Iznos' })).toBeNull();
    await setFaults([]);
    await userEvent.click(retry);
    const { ukupno } = await answerOf(`${park}/po-artiklima/?${wireThisMonth}`);
    await expect(totalsOf(await tableIn(articleTable)).slice(3)).toEqual(written(ukupno));
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(ukupno.valid_count));
  },
});

/** Even the park's name is not there: the page says so, with retry, and shows the figures that came. */
export const NameFailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parkovi/park/*/info/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    await tableIn(articleTable);
    const message = (await screen.findByText('Podaci o parku se nisu učitali.')).closest('[role=alert]');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Park 1');
    await setFaults([]);
    await userEvent.click(within(message as HTMLElement).getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plitvička jezera'));
  },
});

/** An id that no park has, and one that is no number: no call is made for that. */
export const NotFound = meta.story({
  args: { path: '/parkovi/park/9999' },
  parameters: { consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByText('Park nije pronađen')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Popis parkova' })).toHaveAttribute('href', '/ulaznice');
  },
});

export const IdIsNoNumber = meta.story({
  args: { path: '/parkovi/park/plitvice' },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText('Park nije pronađen')).toBeVisible();
    const paths = (await answeredCalls()).map(({ path }) => path);
    await expect(paths.filter((path) => path.startsWith('/api/parkovi/'))).toEqual([]);
  },
});

/** A park of someone else: the server refuses, and the person lands at the root, which is the list here. */
export const SomeoneElses = meta.story({
  args: { path: `/parkovi/park/3?${thisMonth}` },
  parameters: { simulator: { person: 'park' }, consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Parkovi' })).toBeVisible();
    await expect(rowsOf(await tableIn('Parkovi'))).toHaveLength(2);
  },
});

/** Who may see the list but no park is told so. */
export const NotPermitted = meta.story({
  parameters: { simulator: { scenario: 'lists-only' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** An article opens to its channels, which came with it and sum up to it. */
export const ArticleExpanded = meta.story({
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    const inner = await within(table).findByRole('table');
    await expect(totalsOf(inner).slice(1, 9)).toEqual(first.slice(3));
    await scrollTo(await section(articleTable));
  },
});

/** A column of the articles is hidden, and their CSV leaves it out, too. */
export const ColumnHiddenAndCsv = meta.story({
  args: { path: plain },
  parameters: { image: false },
  beforeEach: () => forgetColumns('articles'),
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    const whole = await csvOf(userEvent, articleTable);
    await expect(whole.lines.slice(1)).toEqual([...rowsOf(table), totalsOf(table)].map(asInFile));
    await toggleColumn(userEvent, articleTable, 'Šifra');
    await expect(within(table).queryByRole('columnheader', { name: 'Šifra' })).toBeNull();
    const { lines } = await csvOf(userEvent, articleTable);
    await expect(lines).toEqual(whole.lines.map(([name, , ...rest]) => [name, ...rest]));
  },
});

export const LongWordsNarrow = meta.story({
  args: { path: `/parkovi/park/3?${thisMonth}` },
  parameters: { simulator: { scenario: 'long-words' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
