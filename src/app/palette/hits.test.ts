import { expect, test } from 'vitest';
import type { Transaction } from '#api/contract/transactions.ts';
import { hitsOf } from './hits.ts';
import { type PaletteKind, paletteKinds } from './kinds.ts';

const kind = paletteKinds[0] as PaletteKind;
const place = { id: 8, name: 'Šibenik', kind, key: 'parkingProvider:8' };
const range = { begin: '2026-10-21', end: '2026-11-20' };

const row = (part: Partial<Transaction>): Transaction => ({
  id: 1,
  reference: 'T-1',
  time: new Date('2026-11-19T10:00:00Z'),
  validFrom: null,
  validTo: null,
  quantity: 1,
  amount: 1,
  status: '',
  statusText: '',
  statusShort: '',
  input: 'ZG 1234-AB',
  zoneName: null,
  channelName: '',
  isValid: true,
  isActive: false,
  ...part,
});
const addresses = (rows: readonly Transaction[], count: number, text: string) =>
  hitsOf([{ place, result: { rows, count } }], { text, range }, '2026-11-20')[0]?.hits.map(({ to }) => to);

test('a hit leads to its list on its day in Zagreb, with its own plate', () => {
  expect(addresses([row({ time: new Date('2026-11-18T23:30:00Z') })], 1, 'zg1234')).toEqual([
    '/parking/provider/8/transakcije?beginDate=2026-11-19&endDate=2026-11-19&search=ZG+1234-AB',
  ]);
});

test('what was found by its reference, or has no plate that a search takes, is found by what was typed', () => {
  const search = (part: Partial<Transaction>) =>
    new URLSearchParams(addresses([row(part)], 1, '99-12')?.[0]?.split('?')[1]).get('search');
  expect(search({ reference: 'X9912' })).toBe('99-12');
  expect(search({ input: '' })).toBe('99-12');
  expect(search({ input: 'A'.repeat(60) })).toBe('99-12');
});

test('of more than five the list of all is the last', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row({ id: at + 1 }));
  const found = addresses(rows, 43, 'zg');
  expect(found).toHaveLength(6);
  expect(found?.at(-1)).toBe('/parking/provider/8/transakcije?beginDate=2026-10-21&endDate=2026-11-20&search=zg');
});

test('an outlet without transactions is left out', () => {
  expect(hitsOf([{ place, result: { rows: [], count: 0 } }], { text: 'zg', range }, '2026-11-20')).toEqual([]);
});
