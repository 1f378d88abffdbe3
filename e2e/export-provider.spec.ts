import { cents, period, type WireArticle, type WireChannel, type WireMetrics } from './support/api.ts';
import { type Cell, download, readSpreadsheet } from './support/files.ts';
import { croatian, plain } from './support/numbers.ts';
import { settled } from './support/pages.ts';
import { readPdf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'operator' });

const link =
  '/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-14&compareBeginDate=2025-10-01&compareEndDate=2025-10-14';
const now = period('2026-10-01', '2026-10-14');
const before = period('2025-10-01', '2025-10-14');

interface Channels {
  readonly distributeri: readonly WireChannel[];
  readonly ukupno: WireMetrics;
}
interface Articles {
  readonly artikli: readonly WireArticle[];
  readonly ukupno: WireMetrics;
}
interface Details {
  readonly detaljno: readonly { readonly valid_count: number; readonly valid_amount: string }[];
}

const isTotal = (row: readonly Cell[]) => row[0] === 'Ukupno';
const sumOf = (rows: readonly (readonly Cell[])[], column: number) =>
  rows.reduce((sum, row) => sum + (typeof row[column] === 'number' ? cents(row[column]) : 0), 0);

test('the PDF report is A4 landscape and says what the API says', async ({ page, readerOf }) => {
  const api = await readerOf('operator');
  const [channels, channelsBefore] = (await Promise.all(
    [now, before].map((range) => api.get<Channels>('/parking/provider/8/po-distributerima/', range)),
  )) as [Channels, Channels];
  const { artikli } = await api.get<Articles>('/parking/provider/8/po-artiklima/', now);
  await page.goto(link);
  await settled(page);
  const { name, bytes } = await download(page, 'PDF izvještaj');
  expect(name).toBe('Šibenik.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const { pages } = readPdf(bytes);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect(pages.length).toBeLessThanOrEqual(12);
  for (const [index, { width, height, texts }] of pages.entries()) {
    expect(width).toBeCloseTo(841.89, 1);
    expect(height).toBeCloseTo(595.28, 1);
    expect(texts).toContain(`Stranica ${index + 1} / ${pages.length}`);
  }
  const written = pages.flatMap(({ texts }) => texts).map(plain);
  for (const text of [
    croatian.count(channels.ukupno.valid_count),
    croatian.count(channelsBefore.ukupno.valid_count),
    croatian.amount(Number(channels.ukupno.valid_amount)),
    croatian.amount(Number(channelsBefore.ukupno.valid_amount)),
    ...channels.distributeri.map(({ reseller_name }) => reseller_name),
    ...channels.distributeri.map(({ valid_amount }) => croatian.amount(Number(valid_amount))),
    ...artikli.map(({ shortcode }) => shortcode),
    ...artikli.map(({ valid_amount }) => croatian.amount(Number(valid_amount))),
  ])
    expect(written).toContain(text);
  expect(written.join(' ')).toContain('Izrađeno 20. 11. 2026. 10:00:00');
});

test('the Excel report has up to four columns a channel, and every line by day', async ({ page, readerOf }) => {
  const api = await readerOf('operator');
  const both = <T>(path: string) =>
    Promise.all([now, before].map((range) => api.get<T>(`/parking/provider/8/${path}/`, range))) as Promise<[T, T]>;
  const [channels, channelsBefore] = await both<Channels>('po-distributerima');
  const [articles, articlesBefore] = await both<Articles>('po-artiklima');
  const details = await both<Details>('detaljno');
  await page.goto(link);
  await settled(page);
  const { name, bytes } = await download(page, 'Excel izvještaj');
  expect(name).toBe('Šibenik.xlsx');
  const sheets = await readSpreadsheet(bytes);
  const names = [...sheets.keys()];
  expect(names.slice(0, 4)).toEqual(['Izvještaj', 'Kanali prodaje', 'Kretanje po razdoblju', 'Artikli po kanalima']);
  expect(names).toHaveLength(6);
  const total = [channels.ukupno.valid_count, Number(channels.ukupno.valid_amount)];
  const totalBefore = [channelsBefore.ukupno.valid_count, Number(channelsBefore.ukupno.valid_amount)];

  const summary = sheets.get('Izvještaj') ?? [];
  expect(summary.find(([label]) => label === 'Valjane transakcije')?.slice(1, 3)).toEqual([total[0], totalBefore[0]]);
  expect(summary.find(([label]) => label === 'Iznos')?.slice(1, 3)).toEqual([total[1], totalBefore[1]]);

  const channelRows = (sheets.get('Kanali prodaje') ?? []).slice(2);
  expect(channelRows.filter((row) => !isTotal(row))).toHaveLength(channels.distributeri.length);
  const channelTotal = channelRows.find(isTotal) ?? [];
  expect([channelTotal[1], channelTotal[5]]).toEqual(total);
  expect([channelTotal[2], channelTotal[6]]).toEqual(totalBefore);

  const chart = sheets.get('Kretanje po razdoblju') ?? [];
  expect(chart.filter(([day]) => day instanceof Date)).toHaveLength(14);

  const [groups = [], heads = [], ...articleRows] = sheets.get('Artikli po kanalima') ?? [];
  const sold = articleRows.filter((row) => typeof row[2] === 'number');
  const keyOf = ({ item, shortcode, item_price, zone_name }: WireArticle) =>
    [item, shortcode, item_price, zone_name].join();
  expect(sold).toHaveLength(new Set([...articles.artikli, ...articlesBefore.artikli].map(keyOf)).size);
  const articleTotal = articleRows.find(isTotal) ?? [];
  for (const now of channels.distributeri) {
    const columns = groups.flatMap((group, at) => (group === now.reseller_name ? [at] : []));
    const then = channelsBefore.distributeri.find(({ reseller_id }) => reseller_id === now.reseller_id);
    expect(columns, now.reseller_name).toHaveLength(4);
    expect(columns.map((at) => heads[at])).toEqual([
      'Količina',
      'Količina (Usporedba)',
      'Iznos, €',
      'Iznos, € (Usporedba)',
    ]);
    const figures = [now.valid_count, then?.valid_count, Number(now.valid_amount), Number(then?.valid_amount)];
    expect(columns.map((at) => articleTotal[at])).toEqual(figures);
    expect(columns.map((at) => sumOf(sold, at) / 100)).toEqual(figures);
  }

  for (const [period, sheet] of names.slice(4).entries()) {
    const rows = (sheets.get(sheet) ?? []).slice(1);
    const lines = rows.filter((row) => !isTotal(row));
    expect(lines).toHaveLength(details[period]?.detaljno.length ?? 0);
    expect(lines.length).toBeGreaterThan(100);
    const [count, amount] = period === 0 ? total : totalBefore;
    expect([sumOf(lines, 6) / 100, sumOf(lines, 7) / 100]).toEqual([count, amount]);
    expect(rows.find(isTotal)?.slice(6)).toEqual([count, amount]);
    expect(lines.every(([day]) => day instanceof Date)).toBe(true);
  }
});
