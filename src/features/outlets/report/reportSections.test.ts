import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getParkingProviderArticles, getParkingProviderChannels } from '#api/contract/parking.ts';
import type { ColumnChoice } from '#design-system/DataTable/columnChoice.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { ReportCell } from '#features/report-files/index.ts';
import { articlesByChannelSection, articlesSection, splitSection } from './reportSections.ts';

/** Figures of two channels of the same name, as the API sends them. */
const figures = (count: number) => ({
  total_count: count,
  valid_count: count,
  total_amount: `${count}.00`,
  valid_amount: `${count}.00`,
});
const kiosks = [
  { reseller_id: 7, reseller_name: 'Kiosk', ...figures(10) },
  { reseller_id: 8, reseller_name: 'Kiosk', ...figures(20) },
];
const article = { id: 100103, item: 'Satna karta', item_price: '1.00', shortcode: '700101', zone_name: 'Zona 1' };
const articles = z.decode(getParkingProviderArticles.reply.schema, {
  artikli: [{ ...article, ...figures(30), distributeri: kiosks }],
  ukupno: figures(30),
});
const channels = z.decode(getParkingProviderChannels.reply.schema, { distributeri: kiosks, ukupno: figures(30) });
const filters = {
  range: { begin: '2026-10-01', end: '2026-10-31' },
  compare: null,
  channelIds: null,
  serviceIds: null,
} as const;
const texts = { t: ((key: string) => key) as TFunction<'reporting'>, formats: formatsOf('hr') };

test('channels of the same name have a head each, by their ids', () => {
  const { table } = articlesByChannelSection({ primary: articles, compare: null, filters }, { zoned: true }, texts);
  expect(table?.columns.flatMap(({ group }) => group ?? [])).toEqual([
    { id: '7', name: 'Kiosk' },
    { id: '7', name: 'Kiosk' },
    { id: '8', name: 'Kiosk' },
    { id: '8', name: 'Kiosk' },
  ]);
  expect(table?.rows.at(-1)?.cells.slice(-4)).toEqual([10, 10, 20, 20]);
  expect(table?.totals?.slice(-4)).toEqual([10, 10, 20, 20]);
});

test('channels of the same name have a row and a slice each', () => {
  const options = { zoned: true, shares: 'columns' } as const;
  const split = splitSection({ primary: channels, compare: null, filters }, { title: 'T', name: 'N' }, options, texts);
  expect(split.table?.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['Kiosk', 20, 20],
    ['Kiosk', 10, 10],
  ]);
  expect(split.pies?.[0]?.slices.map(({ id, value }) => [id, value])).toEqual([
    ['8', 20],
    ['7', 10],
  ]);
  const { table } = articlesSection({ primary: articles, compare: null, filters }, options, texts);
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(['Zona 1', 'Satna karta', 'Kiosk', 'Kiosk']);
});

const wire = (name: string, zone: string | null, id: number, count: number, price = '1.00') => ({
  ...{ id, item: name, item_price: price, shortcode: String(id), zone_name: zone, distributeri: [] },
  ...figures(count),
});
const reportOf = (artikli: readonly ReturnType<typeof wire>[], total: number) =>
  z.decode(getParkingProviderArticles.reply.schema, { artikli: [...artikli], ukupno: figures(total) });
const zones = reportOf(
  [wire('A', 'Zona 1', 1, 30), wire('B', 'Bez zone', 2, 50), wire('C', '', 3, 15), wire('D', null, 4, 5)],
  100,
);
const before = reportOf([wire('A', 'Zona 1', 1, 20), wire('B', 'Bez zone', 2, 20)], 40);
/** The number that a cell writes. */
const numberOf = (cell: ReportCell | undefined) =>
  typeof cell === 'object' && cell !== null && 'rounded' in cell ? cell.rounded : (cell ?? undefined);
const shareTexts = ((key: string) => key) as unknown as TFunction<'shares'>;
const chosenOf = (choice: Partial<ColumnChoice>) => ({
  choice: { hidden: [], shown: [], order: [], ...choice },
  t: shareTexts,
});

test('a zone’s line has its subtotals; a zone without a name is none, and one called so is its own', () => {
  const options = { zoned: true, shares: 'columns' } as const;
  const { table } = articlesSection({ primary: zones, compare: null, filters }, options, texts);
  const lines = table?.rows.filter(({ tone }) => tone === 'heading').map(({ cells }) => cells);
  expect(lines).toEqual([
    ['Bez zone', null, null, 50, 50],
    ['Zona 1', null, null, 30, 30],
    ['articles.noZone', null, null, 20, 20],
  ]);
  expect(table?.totals).toEqual(['columns.total', null, null, 100, 100]);
});

test('a file has the columns of the screen, in their order', () => {
  const chosen = chosenOf({
    hidden: ['validCount', 'validCount.difference'],
    shown: ['validAmount.share', 'validAmount.shareChange', 'validAmount.rank'],
    order: ['price', 'validAmount.rank', 'code', 'validAmount', 'validAmount.share', 'nothing'],
  });
  const compared = { primary: zones, compare: before, filters };
  const options = { zoned: true, shares: 'columns', chosen } as const;
  const { table } = articlesSection(compared, options, texts);
  expect(table?.columns.map(({ header, group }) => (group ? `${group.name}: ${header}` : header))).toEqual([
    'columns.article',
    'columns.price',
    'columns.count: columns.compare',
    'columns.count: columns.percentage',
    'names.rank.validAmount: columns.primary',
    'columns.code',
    'columns.amount: columns.primary',
    'columns.amount: columns.compare',
    'columns.amount: columns.difference',
    'columns.amount: columns.percentage',
    'names.ofTotal.validAmount: columns.primary',
    'names.ofTotal.validAmount: points',
    'columns.countShare',
    'columns.amountShare',
  ]);
  const written = (cells: readonly ReportCell[]) => cells.map((cell) => numberOf(cell) ?? cell);
  const row = table?.rows.find(({ cells }) => cells[0] === 'A');
  expect(written(row?.cells ?? [])).toEqual(['A', 1, 20, 50, 2, '1', 30, 20, 10, 50, 30, -20]);
  const zone = table?.rows.find(({ cells }) => cells[0] === 'Zona 1');
  expect(written(zone?.cells ?? [])).toEqual(['Zona 1', null, 20, 50, null, null, 30, 20, 10, 50, 30, -20]);
  expect(written(table?.totals ?? []).slice(6)).toEqual([100, 40, 60, 150, 100, null]);
  const byChannel = articlesByChannelSection(compared, options, texts);
  expect(byChannel.table?.columns.slice(0, 4).map(({ header }) => header)).toEqual([
    'columns.article',
    'columns.price',
    'columns.compare',
    'columns.percentage',
  ]);
});

test('in the PDF shares are below code and price wherever these stand, and have columns of their own where one is hidden', () => {
  const data = { primary: articles, compare: null, filters };
  const moved = chosenOf({ order: ['name', 'validCount', 'price', 'code', 'validAmount'] });
  const { table } = articlesSection(data, { zoned: true, shares: 'below', chosen: moved }, texts);
  expect(table?.columns.map(({ nestedHeader }) => nestedHeader)).toEqual([
    undefined,
    undefined,
    'columns.amountShare',
    'columns.countShare',
    undefined,
  ]);
  const channel = table?.rows.find(({ level }) => level === 1);
  expect(channel?.kinds).toEqual({ 2: 'percent', 3: 'percent' });
  expect(channel?.cells.map((cell) => numberOf(cell) ?? cell)).toEqual(['Kiosk', 10, 33.33, 33.33, 10]);
  const hidden = chosenOf({ hidden: ['code'] });
  const plainTable = articlesSection(data, { zoned: true, shares: 'below', chosen: hidden }, texts).table;
  expect(plainTable?.columns.at(-1)?.header).toBe('columns.amountShare');
  expect(plainTable?.rows.find(({ level }) => level === 1)?.kinds).toBeUndefined();
});

test('shares of the channels’ table are not written twice', () => {
  const chosen = chosenOf({ shown: ['validAmount.share'] });
  const { table } = splitSection(
    { primary: channels, compare: null, filters },
    { title: 'T', name: 'N' },
    { shares: 'columns', chosen },
    texts,
  );
  expect(table?.columns.map(({ header }) => header)).toEqual([
    'N',
    'columns.count',
    'columns.amount',
    'names.share.validAmount',
  ]);
  const last = table?.rows.map(({ cells }) => numberOf(cells.at(-1)));
  expect(last).toEqual([66.67, 33.33]);
  expect(table?.totals?.at(-1)).toBe(100);
});
