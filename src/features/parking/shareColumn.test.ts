import { expect, test } from 'vitest';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { type ChannelSales, channelShareColumns, soldThrough } from './shareColumn.tsx';

const formats = formatsOf('hr');
const heads = { primary: 'Razdoblje', compare: 'Usporedba', change: 'Promjena' };
const columnsOf = (rows: readonly ChannelSales[], comparing: boolean) =>
  channelShareColumns({ header: 'SMS', heads, rows, salesOf: (row: ChannelSales) => row, comparing, formats });
const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');

const rows: readonly ChannelSales[] = [
  { primary: { part: 29, total: 800 }, compare: { part: 20, total: 800 } },
  // Only one of the periods has the provider.
  { primary: { part: 5, total: 10 }, compare: { part: 0, total: 0 } },
  { primary: { part: 0, total: 0 }, compare: { part: 1, total: 4 } },
];

test('the share of a channel compares in points, of the exact shares', () => {
  const [share, before, change] = columnsOf(rows, true);
  expect(rows.map((row) => plain(share?.cell?.(row)))).toEqual(['3,63 %', '50,00 %', '0,00 %']);
  expect(rows.map((row) => plain(before?.cell?.(row)))).toEqual(['2,50 %', '0,00 %', '25,00 %']);
  expect(rows.map((row) => change?.file?.value?.(row))).toEqual([1.13, 50, -25]);
  // 34 of 810 against 21 of 804.
  expect([plain(share?.total), plain(before?.total), change?.file?.total]).toEqual(['4,20 %', '2,61 %', 1.59]);
});

test('without a comparison it is one column', () => {
  const columns = columnsOf(rows, false);
  expect(columns.map(({ id, header, group }) => [id, header, group])).toEqual([['share', 'SMS', undefined]]);
});

test('a provider without the channel, and none at all, has sold nothing through it', () => {
  const channels = [{ id: 1, name: 'SMS', validCount: 3, validAmount: 3 }];
  expect(soldThrough({ channels, validCount: 10 }, 1)).toEqual({ part: 3, total: 10 });
  expect(soldThrough({ channels, validCount: 10 }, 2)).toEqual({ part: 0, total: 10 });
  expect(soldThrough(undefined, 1)).toEqual({ part: 0, total: 0 });
});
