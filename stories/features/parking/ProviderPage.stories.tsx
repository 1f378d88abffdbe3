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

/** Šibenik: three zones, and some articles without one. */
const provider = '/parking/provider/8';
const plain = `${provider}?${thisMonth}`;
const comparing = `${provider}?${thisMonth}&${lastYear}`;
const channelTable = 'Kanali prodaje';
const articleTable = 'Artikli po zonama';

const meta = preview.meta({
  title: 'Features/Parking/ProviderPage',
  component: StoryPortal,
  args: { path: comparing },
});

/** Opened without filters the page compares with the days right before; channels and articles have one total. */
export const Default = meta.story({
  args: { path: provider },
  parameters: { image: 'full' },
  play: async () => {
    const now = await answerOf(`${provider}/po-distributerima/?${wireThisMonth}`);
    const before = await answerOf(`${provider}/po-distributerima/?begin_date=2026-10-13&end_date=2026-10-31`);
    const table = await tableIn(channelTable);
    const totals = totalsOf(table);
    await expect([totals[1], totals[5]]).toEqual(written(now.ukupno));
    await expect([totals[2], totals[6]]).toEqual(written(before.ukupno));
    const articles = totalsOf(await tableIn(articleTable));
    await expect(articles.slice(3)).toEqual(totals.slice(1));
    const { info } = await answerOf<{ info: { name: string } }>(`${provider}/info/`);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(info.name);
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
    await expect(path.getByRole('link', { name: 'Parking' })).toHaveAttribute('href', '/parking');
    await expect(path.getByText(info.name)).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('status', { name: 'Primijenjeni filtri' })).toHaveTextContent(
      'u usporedbi s: prethodno razdoblje (13. – 31. listopada 2026.)',
    );
    await chartsDrawn();
  },
});

/** Without a comparison the chart has two axes and the choice of a measure is not offered. */
export const NotComparing = meta.story({
  args: { path: plain },
  play: async () => {
    const { distributeri, ukupno } = await answerOf(`${provider}/po-distributerima/?${wireThisMonth}`);
    const table = await tableIn(channelTable);
    await expect(totalsOf(table)).toEqual(['Ukupno', ...written(ukupno)]);
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
  play: async () => {
    await tableIn('Articles by zone');
    const path = within(screen.getByRole('navigation', { name: /breadcrumb|path/i }));
    await expect(path.getByRole('link', { name: 'Home' })).toBeVisible();
    await chartsDrawn();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
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
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parking/**', delay_ms: 60_000 }] } },
  play: async () => {
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
    await expect(within(await section(channelTable)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(within(await section(articleTable)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(screen.getByRole('button', { name: 'Preuzmi' })).toBeDisabled();
  },
});

export const Refetching = meta.story({
  args: { path: plain },
  parameters: {
    image: 'busy',
    // Old figures are dimmed because they no longer count; they stay so only until the new ones are there.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    const before = totalsOf(await tableIn(articleTable));
    await chartsDrawn();
    await setFaults([{ path: '/parking/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usporedi s' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    for (const name of [channelTable, 'Kretanje po razdoblju', articleTable]) {
      const card = await section(name);
      await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    }
    await expect(totalsOf(within(await section(articleTable)).getByRole('table'))).toEqual(before);
  },
});

/** A provider that sold nothing yet: years before the first sale. */
export const Empty = meta.story({
  args: { path: `${provider}?beginDate=2017-01-01&endDate=2017-01-31` },
  parameters: { image: 'full' },
  play: async () => {
    const articles = await section(articleTable);
    await expect(await within(articles).findByText('Nema podataka')).toBeVisible();
    await expect(await tile('Valjane transakcije')).toHaveTextContent('0');
    await expect((await tile('Iznos')).textContent).toContain(formats().money(0));
  },
});

/** The articles fail, the rest is there; trying again brings them. */
export const Failed = meta.story({
  args: { path: plain },
  parameters: { simulator: { faults: [{ path: '/parking/*/*/po-artiklima/', status: 500 }] }, consoleErrors: true },
  play: async () => {
    const card = await section(articleTable);
    const alert = await within(card).findByRole('alert');
    await tableIn(channelTable);
    await chartsDrawn();
    await scrollTo(card);
    await expect(alert).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  args: { path: plain },
  parameters: {
    simulator: { faults: [{ path: '/parking/*/*/po-artiklima/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const card = await section(articleTable);
    const retry = await within(card).findByRole('button', { name: 'Pokušaj ponovno' });
    await setFaults([]);
    await userEvent.click(retry);
    const { ukupno } = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    await expect(totalsOf(await tableIn(articleTable)).slice(3)).toEqual(written(ukupno));
  },
});

export const MisfitAnswer = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parking/*/*/intervalno/', kind: 'malformed' }] },
    consoleErrors: true,
    image: false,
  },
  play: async () => {
    const alert = await within(await section('Kretanje po razdoblju')).findByRole('alert');
    await expect(alert).toHaveTextContent('Poslužitelj je odgovorio na neočekivan način.');
    await tableIn(articleTable);
  },
});

/** Even the provider's name is not there: the page says so, with retry, and shows the figures that came. */
export const NameFailed = meta.story({
  args: { path: plain },
  parameters: { simulator: { faults: [{ path: '/parking/*/*/info/', status: 500 }] }, consoleErrors: true },
  play: async () => {
    await tableIn(channelTable);
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveTextContent('Pružatelj 8'));
    await expect(heading).not.toHaveAttribute('aria-busy');
    const message = screen.getByText('Podaci o pružatelju se nisu učitali.').closest('[role=alert]') as HTMLElement;
    await expect(within(message).getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
    await chartsDrawn();
  },
});

export const NameFailedThenRetried = meta.story({
  args: { path: plain },
  parameters: {
    simulator: { faults: [{ path: '/parking/*/*/info/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const message = (await screen.findByText('Podaci o pružatelju se nisu učitali.')).closest('[role=alert]');
    await setFaults([]);
    await userEvent.click(within(message as HTMLElement).getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Šibenik'));
    await expect(screen.queryByText('Podaci o pružatelju se nisu učitali.')).toBeNull();
  },
});

/** An id that no provider has. */
export const NotFound = meta.story({
  args: { path: '/parking/provider/9999' },
  parameters: { consoleErrors: true },
  play: async () => {
    await expect(await screen.findByText('Pružatelj nije pronađen')).toBeVisible();
    await expect(screen.getByText(/9999/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Popis pružatelja' })).toHaveAttribute('href', '/parking');
  },
});

/** An id that is no number: no call is made for it. */
export const IdIsNoNumber = meta.story({
  args: { path: '/parking/provider/zagreb' },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText('Pružatelj nije pronađen')).toBeVisible();
    const paths = (await answeredCalls()).map(({ path }) => path);
    await expect(paths.filter((path) => path.startsWith('/api/parking/'))).toEqual([]);
  },
});

/** A provider of someone else: the server refuses, and the person lands at the root (spec 1, part 6). */
export const SomeoneElses = meta.story({
  args: { path: '/parking/provider/1' },
  parameters: { simulator: { person: 'provider' }, consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Nadzorna ploča' })).toBeVisible();
    await tableIn('Usluge');
    await chartsDrawn();
  },
});

/** Articles stand by zone, cheapest first; one opens to its channels, which sum up to it. */
export const ArticleExpanded = meta.story({
  args: { path: plain },
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    const { artikli } = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    const zones = [...table.querySelectorAll('th[scope=rowgroup]')].map((zone) => zone.textContent);
    const named = new Set(artikli.map((row) => row.zone_name).filter((zone) => zone !== null));
    await expect(zones).toEqual([...[...named].sort(formats().compare), 'bez zone']);
    const opener = within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement;
    const [first] = rowsOf(table);
    await userEvent.click(opener);
    const inner = await within(table).findByRole('table');
    await expect(totalsOf(inner).slice(1, 3)).toEqual(first?.slice(3));
    await scrollTo(await section(articleTable));
  },
});

/** Compared articles: what was not sold in one of the periods has zeros there, and a mark. */
export const ArticlesComparing = meta.story({
  play: async () => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    const now = await answerOf(`${provider}/po-artiklima/?${wireThisMonth}`);
    const before = await answerOf(`${provider}/po-artiklima/?${wireLastYear}`);
    const ids = new Set([...now.artikli, ...before.artikli].map((row) => row.id));
    await expect(rowsOf(table)).toHaveLength(ids.size);
    const totals = totalsOf(table);
    await expect([totals[3], totals[7]]).toEqual(written(now.ukupno));
    await expect([totals[4], totals[8]]).toEqual(written(before.ukupno));
    await scrollTo(await section(articleTable));
  },
});

export const LongWords = meta.story({
  parameters: { simulator: { scenario: 'long-words' }, image: 'full' },
  args: { path: `/parking/provider/9?${thisMonth}` },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

export const LongWordsNarrow = meta.story({
  parameters: { simulator: { scenario: 'long-words' } },
  args: { path: `/parking/provider/9?${thisMonth}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
