import { expect, type Page } from '@playwright/test';
import { cents, type WireArticle, type WireMetrics } from './api.ts';
import { type Cell, download, readSpreadsheet } from './files.ts';
import { croatian, plain } from './numbers.ts';
import type { Reports } from './outlets.ts';
import { readPdf } from './pdf.ts';

const a4 = { long: 841.89, short: 595.28 };

/** A report's PDF is A4 landscape with numbered pages, and has the API's figures of both periods. */
function expectReportPdf(bytes: Buffer, now: Reports, before?: Reports) {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { pages } = readPdf(bytes);
  expect(pages.length).toBeGreaterThan(0);
  for (const [index, { width, height, texts }] of pages.entries()) {
    expect(width).toBeCloseTo(a4.long, 1);
    expect(height).toBeCloseTo(a4.short, 1);
    expect(texts).toContain(`Stranica ${index + 1} / ${pages.length}`);
  }
  const written = pages.flatMap(({ texts }) => texts).map(plain);
  const figures = ({ valid_count, valid_amount }: WireMetrics) => [
    croatian.count(valid_count),
    croatian.amount(Number(valid_amount)),
  ];
  for (const { total, channels, articles } of before ? [now, before] : [now])
    for (const text of [total, ...channels, ...articles].flatMap(figures)) expect(written).toContain(text);
  for (const { reseller_name } of now.channels) expect(written).toContain(reseller_name);
  for (const { shortcode } of now.articles) expect(written).toContain(shortcode);
  if (!hasZones(now)) expect(written.join(' ')).not.toMatch(aboutZones);
  expect(written.join(' ')).toContain('Izrađeno 20. 11. 2026. 10:00:00');
}

/** Garages and parks have no zones, and their files do not speak of any. */
const hasZones = ({ articles }: Reports) => articles.some(({ zone_name }) => zone_name);
const aboutZones = /\bzon(?:a|e|u|i|ama)\b/i;

const isTotal = (row: readonly Cell[]) => row[0] === 'Ukupno';
const sumOf = (rows: readonly (readonly Cell[])[], column: number) =>
  rows.reduce((sum, row) => sum + cents(row[column] as number), 0) / 100;
const figuresOf = ({ valid_count, valid_amount }: WireMetrics) => [valid_count, Number(valid_amount)];

/** A sheet of contributions to the difference, or of its causes: they add up to it. */
function expectContributions(rows: readonly (readonly Cell[])[], now: Reports, before: Reports | undefined) {
  const heads = rows.find((row) => row.includes('Doprinos, €')) ?? [];
  const column = heads.indexOf('Doprinos, €');
  const difference = (cents(now.total.valid_amount) - cents(before?.total.valid_amount ?? 0)) / 100;
  const total = rows.find(isTotal) ?? [];
  expect(total[column]).toBe(difference);
  const parts = rows.slice(rows.indexOf(heads) + 1).filter((row) => !isTotal(row) && typeof row[column] === 'number');
  expect(sumOf(parts, column)).toBe(difference);
  expect(sumOf(parts, column + 1)).toBe(total[column + 1]);
}

/**
 * A report's spreadsheet holds summary, channels, days, articles by channel and every line, each with the API's
 * figures as numbers. `days` is how many the chart has.
 */
async function expectReportSpreadsheet(bytes: Buffer, days: number, now: Reports, before?: Reports) {
  const sheets = await readSpreadsheet(bytes);
  const hasChannels = now.channels.length > 0;
  const names = [...sheets.keys()];
  const common = [
    'Izvještaj',
    ...(hasChannels ? ['Kanali prodaje'] : []),
    'Kretanje po razdoblju',
    hasZones(now) ? 'Artikli po zonama' : 'Artikli',
    'Artikli po kanalima',
  ];
  if (!hasZones(now)) expect(JSON.stringify([...sheets])).not.toMatch(aboutZones);
  expect(names.slice(0, common.length)).toEqual(common);
  const periods = before ? [now, before] : [now];
  const why = before ? ['Zašto se promijenilo', `Doprinosi – ${hasChannels ? 'Kanali' : 'Artikli'}`] : [];
  expect(names).toHaveLength(common.length + (hasChannels ? periods.length : 0) + why.length);
  expect(names.slice(names.length - why.length)).toEqual(why);
  for (const sheet of why) expectContributions(sheets.get(sheet) ?? [], now, before);
  /** Count and amount of both periods, by their columns in a table whose figures begin at `first`. */
  const both = (row: readonly Cell[], first: number) =>
    periods.map((_, at) => [row[first + at], row[first + at + (before ? 4 : 1)]]);

  const summary = sheets.get('Izvještaj') ?? [];
  for (const [label, figure] of [
    ['Količina', 0],
    ['Iznos', 1],
  ] as const)
    expect(summary.find(([text]) => text === label)?.slice(1, 1 + periods.length)).toEqual(
      periods.map(({ total }) => figuresOf(total)[figure]),
    );

  if (hasChannels) {
    const rows = (sheets.get('Kanali prodaje') ?? []).slice(before ? 2 : 1);
    expect(both(rows.find(isTotal) ?? [], 1)).toEqual(periods.map(({ total }) => figuresOf(total)));
    for (const own of now.channels) {
      const than = before?.channels.find(({ reseller_id }) => reseller_id === own.reseller_id);
      const row = rows.find(([name]) => name === own.reseller_name) ?? [];
      expect(both(row, 1), own.reseller_name).toEqual([own, ...(than ? [than] : [])].map(figuresOf));
    }
  }

  const chart = sheets.get('Kretanje po razdoblju') ?? [];
  expect(chart.filter(([day]) => day instanceof Date)).toHaveLength(days);

  const articles = (sheets.get('Artikli po kanalima') ?? []).slice(before ? 2 : 1);
  const sold = articles.filter((row) => typeof row[2] === 'number');
  const keyOf = ({ item, shortcode, item_price }: WireArticle) => [item, shortcode, Number(item_price)].join();
  expect(sold.map(([item, code, price]) => [item, code, price].join()).sort()).toEqual(
    [...new Set(periods.flatMap(({ articles }) => articles.map(keyOf)))].sort(),
  );
  for (const own of now.articles) {
    const row = sold.find(([item, code, price]) => [item, code, price].join() === keyOf(own)) ?? [];
    expect(both(row, 3)[0], keyOf(own)).toEqual(figuresOf(own));
  }
  const total = articles.find(isTotal) ?? [];
  expect(both(total, 3)).toEqual(periods.map(({ total }) => figuresOf(total)));
  // The columns of all channels together are the article's own.
  const first = before ? 11 : 5;
  const step = before ? 4 : 2;
  const ofChannels = (offset: number) => {
    let sum = 0;
    for (let at = first + offset; at < total.length; at += step) sum += cents(total[at] as number);
    return sum / 100;
  };
  expect([ofChannels(0), ofChannels(step / 2)]).toEqual(figuresOf(now.total));

  for (const [period, sheet] of names.slice(common.length, names.length - why.length).entries()) {
    const rows = (sheets.get(sheet) ?? []).slice(1);
    const lines = rows.filter((row) => !isTotal(row));
    const reports = periods[period] as Reports;
    expect(lines).toHaveLength(reports.lines.length);
    expect(lines.every(([day]) => day instanceof Date)).toBe(true);
    const first = hasZones(now) ? 6 : 5;
    expect([sumOf(lines, first), sumOf(lines, first + 1)]).toEqual(figuresOf(reports.total));
    expect(rows.find(isTotal)?.slice(first)).toEqual(figuresOf(reports.total));
  }
}

/**
 * The page's PDF is named by the outlet, its spreadsheet by outlet and period; both have the API's figures of both periods.
 *
 * @param names - the outlet's, and the period's in a file's name
 */
export async function expectReportFiles(
  page: Page,
  [outlet, period]: readonly [string, string],
  days: number,
  now: Reports,
  before?: Reports,
) {
  const pdf = await download(page, 'PDF izvještaj');
  expect(pdf.name).toBe(`${outlet}.pdf`);
  expectReportPdf(pdf.bytes, now, before);
  const xlsx = await download(page, 'Excel izvještaj');
  expect(xlsx.name).toBe(`${outlet} ${period}.xlsx`);
  await expectReportSpreadsheet(xlsx.bytes, days, now, before);
}
