import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeKey } from '#api/text.ts';
import type { Outlet, ServiceName } from '../world/catalogue.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { asOf, indexOf, startOf } from './calendar.ts';
import { createLedger } from './ledger.ts';
import { pageSize, type TransactionFilter, transactions } from './transactions.ts';

const { outlets, channels } = defaultCatalogue;
const ledger = createLedger(channels, 1);
const now = asOf(new Date('2026-11-15T09:00:00Z'));
const every: TransactionFilter = { search: '', validity: 'all' };

const outletOf = (service: ServiceName, name?: string): Outlet => {
  const found = outlets.find((outlet) => outlet.service === service && (name === undefined || outlet.name === name));
  if (!found) throw new Error(`no ${service}`);
  return found;
};
const list = (
  outlet: Outlet,
  [from, to]: readonly [string, string],
  filter: Partial<TransactionFilter> = {},
  page: number | 'all' = 'all',
  channelIds?: number[],
) =>
  transactions(
    ledger,
    outlet,
    { outlets: [outlet], channelIds, from: indexOf(from), to: indexOf(to), asOf: now },
    { ...every, ...filter },
    page,
  );
const month = ['2026-10-16', '2026-11-15'] as const;

test('pages put together are the whole list, newest first, without repeats', () => {
  const outlet = outletOf('parking', 'Karlovac');
  const range = ['2026-11-12', '2026-11-15'] as const;
  const whole = list(outlet, range);
  const paged = Array.from({ length: whole.pages }, (_, page) => list(outlet, range, {}, page + 1).rows);
  expect(paged.flat()).toEqual(whole.rows);
  expect(paged.slice(0, -1).every((rows) => rows.length === pageSize)).toBe(true);
  expect(whole.count).toBe(whole.rows.length);
  const times = whole.rows.map(({ time }) => time.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(new Set(whole.rows.map(({ id }) => id)).size).toBe(whole.count);
  expect(new Set(whole.rows.map(({ reference }) => reference)).size).toBe(whole.count);
  expect(list(outlet, range, {}, whole.pages + 1)).toMatchObject({ rows: [], count: whole.count, pages: whole.pages });
});

test('an empty list has one page', () => {
  expect(list(outletOf('parking'), ['2017-01-01', '2017-01-02'])).toEqual({ rows: [], count: 0, pages: 1 });
});

test('no transaction is in the future, and every time is on its day', () => {
  for (const outlet of [outletOf('parking', 'Split'), outletOf('garages'), outletOf('sales')]) {
    const { rows } = list(outlet, ['2026-11-15', '2026-11-15']);
    expect(rows.length).toBeGreaterThan(0);
    for (const { time } of rows) {
      expect(time.getTime()).toBeGreaterThanOrEqual(startOf(now.day));
      expect(time.getTime()).toBeLessThan(startOf(now.day) + now.second * 1000);
    }
  }
  for (const day of ['2026-03-29', '2025-10-26']) {
    const { rows } = list(outletOf('parking'), [day, day]);
    for (const { time } of rows) {
      expect(time.getTime()).toBeGreaterThanOrEqual(startOf(indexOf(day)));
      expect(time.getTime()).toBeLessThan(startOf(indexOf(day) + 1));
    }
  }
});

test('a search finds exactly what holds it, in any part, case and spacing', () => {
  const parking = outletOf('parking', 'Dubrovnik');
  const everything = list(parking, month).rows;
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      fc.constantFrom('all', 'valid', 'invalid'),
      (at, start, length, byReference, validity) => {
        const row = everything[at % everything.length];
        if (!row) throw new Error('nothing sold');
        const source = codeKey(byReference ? row.reference : row.input);
        const wanted = source.slice(start % source.length).slice(0, length);
        const typed = `${wanted.slice(0, 2)} -${wanted.slice(2).toLowerCase()}`;
        const expected = everything.filter(
          ({ input, reference, isValid }) =>
            (codeKey(input).includes(wanted) || reference.includes(wanted)) &&
            (validity === 'all' || isValid === (validity === 'valid')),
        );
        expect(list(parking, month, { search: typed, validity }).rows).toEqual(expected);
      },
    ),
    { numRuns: 40, seed: 1 },
  );
});

test('garages and parks are searched by ticket, sales by plate or ticket', () => {
  for (const outlet of [outletOf('garages'), outletOf('parks'), outletOf('sales', 'Trajektne karte')]) {
    const { rows } = list(outlet, ['2026-11-10', '2026-11-14']);
    const some = [rows[0], rows.at(-1)];
    for (const row of some) {
      const found = list(outlet, ['2026-11-10', '2026-11-14'], { search: row?.input ?? '?' }).rows;
      expect(found).toContainEqual(row);
      expect(found.every(({ input }) => input === row?.input)).toBe(true);
    }
  }
  const inputs = list(outletOf('sales', 'Trajektne karte'), month).rows.map(({ input }) => /^\d{14}$/.test(input));
  expect(new Set(inputs)).toEqual(new Set([true, false]));
});

test('valid and invalid are the two parts of all, and only the valid ones run', () => {
  const outlet = outletOf('parking', 'Zadar');
  const [all, valid, invalid] = (['all', 'valid', 'invalid'] as const).map((validity) =>
    list(outlet, month, { validity }),
  );
  expect((valid?.count ?? 0) + (invalid?.count ?? 0)).toBe(all?.count);
  for (const row of all?.rows ?? []) {
    expect(row.status === 'PAID').toBe(row.isValid);
    if (!row.isValid) expect([row.validFrom, row.validTo, row.isActive]).toEqual([null, null, false]);
    else expect(row.isActive).toBe((row.validTo?.getTime() ?? 0) > startOf(now.day) + now.second * 1000);
  }
  expect(all?.rows.some(({ isActive }) => isActive)).toBe(true);
  expect(new Set(invalid?.rows.map(({ status }) => status)).size).toBeGreaterThan(2);
});

test('the channel filter holds', () => {
  const { rows, count } = list(outletOf('parking', 'Osijek'), month, {}, 'all', [1, 5]);
  expect(count).toBeGreaterThan(0);
  expect(new Set(rows.map(({ channel }) => channel.id))).toEqual(new Set([1, 5]));
});
