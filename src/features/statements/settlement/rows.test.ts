import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Statement } from '#api/contract/statements.ts';
import { sumOfMetrics } from '#features/reporting/index.ts';
import { totalOf } from './document.ts';
import { noMark } from './marks.ts';
import type { OutletFigures } from './queries.ts';
import { allStatements, candidatesOf, plainCandidate, settlementRows, statementsOf, stateOf } from './rows.ts';

const outlet = (id: number, name: string, partner = name, cents = 100): OutletFigures => ({
  kind: 'parking',
  id,
  name,
  partner,
  totalCount: 2,
  validCount: 1,
  totalAmount: cents / 50,
  validAmount: cents / 100,
});
const statement = (id: number, name: string, partnerName = ''): Statement => ({
  id,
  name: `Obračun 01/2026 – ${name}`,
  partnerName,
});
const rowsOf = (outlets: readonly OutletFigures[], statements: readonly Statement[]) =>
  settlementRows({ month: '2026-01', outlets, failed: [] }, { month: '2026-01', statements, unread: 0 });

test('rows are by partner and name in the Croatian order', () => {
  const rows = rowsOf([outlet(1, 'Čakovec'), outlet(2, 'Cres'), outlet(3, 'Zagreb', 'Čisti')], []);
  expect(rows.map(({ name }) => name)).toEqual(['Cres', 'Čakovec', 'Zagreb']);
  expect(rows[0]?.key).toBe('parking:2');
});

test('a row that only statements have has no figures', () => {
  const [row] = rowsOf([], [statement(1, 'Split')]);
  expect([row?.outlet, row?.figures, row?.name]).toEqual([undefined, undefined, 'Split']);
});

test('a chosen statement belongs to its row, once, and is no candidate any more', () => {
  const garage = statement(1, 'Riva', 'Split parking');
  const [row] = rowsOf([outlet(1, 'Riva', 'Split parking')], [garage]);
  if (!row) throw new Error('There is no row');
  expect(stateOf(row, noMark)).toBe('unsure');
  expect(plainCandidate(row, noMark)).toEqual(garage);
  const mark = { ...noMark, chosen: [garage] };
  expect(statementsOf(row, mark)).toEqual([garage]);
  expect(candidatesOf(row, mark)).toEqual([]);
  expect(stateOf(row, mark)).toBe('one');
  expect(plainCandidate(row, mark)).toBeUndefined();
  expect(allStatements([row, row], () => mark)).toEqual([garage]);
});

test('two sure statements are both there; one that was chosen before it became sure is there once', () => {
  const both = [statement(1, 'Split'), statement(2, 'Split')];
  const [row] = rowsOf([outlet(1, 'Split')], both);
  if (!row) throw new Error('There is no row');
  expect(stateOf(row, noMark)).toBe('several');
  expect(statementsOf(row, { ...noMark, chosen: [statement(2, 'Split')] })).toEqual(both);
});

test('of two candidates none is plain, nor is one with another doubt', () => {
  const [two] = rowsOf([outlet(1, 'Riva', 'Split parking')], [statement(1, 'Riva'), statement(2, 'Riva')]);
  const unclear = { ...statement(1, 'Riva'), name: 'Obračun 01/26 – Riva' };
  const [doubtful] = rowsOf([outlet(1, 'Riva', 'Split parking')], [unclear]);
  for (const row of [two, doubtful]) {
    expect(row && stateOf(row, noMark)).toBe('unsure');
    expect(row && plainCandidate(row, noMark)).toBeUndefined();
  }
});

test('the total of the rows is that of the outlets to the cent, whatever the statements are', () => {
  const outlets = fc.array(fc.tuple(fc.string({ maxLength: 8 }), fc.integer({ min: -100_000, max: 1_000_000 })), {
    maxLength: 30,
  });
  const names = fc.array(fc.string({ maxLength: 20 }), { maxLength: 10 });
  fc.assert(
    fc.property(outlets, names, (list, statements) => {
      const all = list.map(([name, cents], at) => outlet(at + 1, name, name, cents));
      const rows = rowsOf(
        all,
        statements.map((name, at) => statement(at + 1, name)),
      );
      expect(totalOf(rows)).toEqual(sumOfMetrics(all));
      // No statement is lost: each is in a row, surely or not.
      const found = new Set(
        rows.flatMap(({ sure, uncertain }) =>
          [...sure, ...uncertain.map((match) => match.statement)].map(({ id }) => id),
        ),
      );
      expect(found.size).toBe(statements.length);
    }),
  );
});
