import { cents, period, type WireArticle, type WireChannel, type WireMetrics } from '../support/api.ts';
import { type Cell, download, readSpreadsheet } from '../support/files.ts';
import { croatian, plain } from '../support/numbers.ts';
import { search, section, settled, tile, typeRange } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

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

test('the PDF report is A4 landscape and has the API’s figures', { tag: '@money' }, async ({ page, readerOf }) => {
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
  // The headline is the outlet; each page has the dates of both periods in its head.
  expect(pages[0]?.texts.slice(0, 2)).toEqual(['Šibenik', expect.stringContaining('Izvještaj o parkiranju')]);
  for (const { texts } of pages)
    for (const year of [2026, 2025]) expect(plain(texts.join(' '))).toContain(`1. – 14. listopada ${year}.`);
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

test('the Excel report has up to four columns a channel, and every line by day', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const both = <T>(path: string) =>
    Promise.all([now, before].map((range) => api.get<T>(`/parking/provider/8/${path}/`, range))) as Promise<[T, T]>;
  const [channels, channelsBefore] = await both<Channels>('po-distributerima');
  const [articles, articlesBefore] = await both<Articles>('po-artiklima');
  const details = await both<Details>('detaljno');
  await page.goto(link);
  await settled(page);
  const { name, bytes } = await download(page, 'Excel izvještaj');
  expect(name).toBe('Šibenik 2026-10-01–2026-10-14.xlsx');
  const sheets = await readSpreadsheet(bytes);
  const names = [...sheets.keys()];
  expect(names).toEqual([
    'Izvještaj',
    'Kanali prodaje',
    'Kretanje po razdoblju',
    'Artikli po zonama',
    'Artikli po kanalima',
    'Po danima 2026-10-01–2026-10-14',
    'Po danima 2025-10-01–2025-10-14',
    'Zašto se promijenilo',
    'Doprinosi – Kanali',
  ]);
  const total = [channels.ukupno.valid_count, Number(channels.ukupno.valid_amount)];
  const totalBefore = [channelsBefore.ukupno.valid_count, Number(channelsBefore.ukupno.valid_amount)];

  const summary = sheets.get('Izvještaj') ?? [];
  expect(summary.find(([label]) => label === 'Količina')?.slice(1, 3)).toEqual([total[0], totalBefore[0]]);
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

  for (const [period, sheet] of names.slice(5, 7).entries()) {
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

/** A text of the screen without the note beside a percentage of a missing side. */
const withoutNote = (text: string) => text.replace(/ ?(?:novo|nestalo)$/, '');

/** A spreadsheet's row as the screen writes it: two or ten figures, then the two shares. */
function written(row: readonly Cell[]): string[] {
  const { count, signedCount, amount, signedAmount, percent, signedPercent } = croatian;
  const kinds = [
    count,
    count,
    signedCount,
    signedPercent,
    amount,
    amount,
    signedAmount,
    signedPercent,
    percent,
    percent,
  ];
  return row.map((cell, at) => (typeof cell === 'number' ? (kinds[at]?.(cell) ?? '') : ''));
}

test('both files have the figures of the screen to the cent', { tag: '@money' }, async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await page.getByRole('link', { name: 'Detalji: Šibenik', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šibenik');
  // A provider's page compares by default, with the days right before.
  await typeRange(page, 'Razdoblje', '1.10.2026.', '31.10.2026.');
  await search(page).click();
  await expect(page).toHaveURL(/beginDate=2026-10-01/);
  await settled(page);
  const tiles = await Promise.all(
    ['Količina', 'Iznos', 'Prosjek po jedinici', 'Neispravna količina'].map((name) => tile(page, name)),
  );
  const channels = await readTable(section(page, 'Kanali prodaje').getByRole('table', { name: 'Kanali prodaje' }));
  const articleSection = section(page, 'Artikli po zonama');
  const articles = await readTable(articleSection.getByRole('table', { name: 'Artikli po zonama' }));
  const article = articles.rows.at(-1)?.Artikl ?? '';
  await articleSection
    .getByRole('button', { name: `Otvori: ${article}`, exact: true })
    .last()
    .click();
  const opened = await readTable(page.getByRole('region', { name: article, exact: true }).last().getByRole('table'));
  const cellsOf = (row: Readonly<Record<string, string>>) => Object.values(row).map(withoutNote);

  const pdf = readPdf((await download(page, 'PDF izvještaj')).bytes);
  const texts = pdf.pages.flatMap((each) => each.texts).map(plain);
  /** Cells are written one after the other, a long name in several lines, empty ones not at all. */
  const joined = (parts: readonly string[]) => parts.join('').replaceAll(' ', '');
  const expectInPdf = (cells: readonly string[]) => expect(joined(texts)).toContain(joined(cells));
  for (const text of tiles) {
    const [, value = ''] = /([\d.,]+(?: €)?)/.exec(text.replace(/^\D+/, '')) ?? [];
    expect(texts).toContain(value);
  }
  for (const row of [...channels.rows, channels.total]) expectInPdf(cellsOf(row));
  for (const row of [...articles.rows, articles.total]) expectInPdf(cellsOf(row));
  // Opened rows have their shares after the name, below code and price.
  const openedRows = opened.rows.map((row) => {
    const [name = '', quantityShare = '', amountShare = '', ...figures] = cellsOf(row);
    return { name, shares: [quantityShare, amountShare], figures };
  });
  for (const { name, shares, figures } of openedRows) expectInPdf([name, ...shares, ...figures]);
  expect(joined(texts)).toContain(joined(['Udio u količini']));
  expect(openedRows.map(({ shares }) => shares)).toContainEqual([
    expect.stringMatching(/%$/),
    expect.stringMatching(/%$/),
  ]);

  const sheets = await readSpreadsheet((await download(page, 'Excel izvještaj')).bytes);
  const summary = sheets.get('Izvještaj') ?? [];
  for (const [at, name] of ['Količina', 'Iznos', 'Prosjek po jedinici', 'Neispravna količina'].entries()) {
    const [, value, before] = summary.find(([label]) => label === name) ?? [];
    const write = at === 1 || at === 2 ? croatian.money : croatian.count;
    expect(tiles[at]).toContain(write(value as number));
    expect(tiles[at]).toContain(write(before as number));
  }
  const channelSheet = sheets.get('Kanali prodaje') ?? [];
  expect(channelSheet[0]?.slice(-2)).toEqual(['Udio u količini', 'Udio u iznosu']);
  for (const row of [...channels.rows, channels.total]) {
    const [name, ...figures] = cellsOf(row);
    const own = channelSheet.find(([first]) => first === name) ?? [];
    expect(written(own.slice(1)).slice(0, 8), name).toEqual(figures);
  }
  const articleSheet = sheets.get('Artikli po zonama') ?? [];
  for (const row of articles.rows) {
    const [name, code, price, ...figures] = cellsOf(row);
    const own = articleSheet.find(
      ([first, second, third]) =>
        first === name && second === code && typeof third === 'number' && croatian.amount(third) === price,
    );
    expect(written(own?.slice(3) ?? []).slice(0, 8), name).toEqual(figures);
  }
  // The opened article is the last one: its channels are the rows before the total.
  for (const { name, shares, figures } of openedRows) {
    const own = articleSheet.findLast(([first]) => first === name) ?? [];
    expect(written(own.slice(3)), name).toEqual([...figures, ...shares]);
  }
});
