import { expect, test } from 'vitest';
import type { Statement } from '#api/contract/statements.ts';
import page from './fixtures/obracuni-page-1.json' with { type: 'json' };
import { settle } from './matching.ts';

const statements: Statement[] = page.obracuni.map(({ id, naziv, partner_naziv }) => ({
  id,
  name: naziv,
  partnerName: partner_naziv,
}));
const outlet = (name: string, partner = name) => ({ name, partner });
const own = [
  'Split',
  'Split Airport',
  'Zadar',
  'Rijeka',
  'Osijek',
  'Šibenik',
  'Pula',
  'Dubrovnik',
  'Karlovac',
  'Sisak',
];
const rows = [
  ...own.map((name) => outlet(name)),
  outlet('Bjelovar'),
  outlet('Garaža Tuškanac', 'Zagrebparking'),
  outlet('Garaža Gorica', 'Zagrebparking'),
];
const january = settle(statements, rows, '2026-01');
const of = (name: string, result = january) => {
  const found = result.rows.find(({ row }) => row.name === name);
  return {
    sure: found?.sure.map(({ statement }) => statement.id),
    uncertain: found?.uncertain.map(({ statement, doubts }) => [statement.id, ...doubts]),
  };
};

test('the cases of January 2026', () => {
  expect(of('Split')).toEqual({ sure: [1, 8], uncertain: [] });
  expect(of('Split Airport')).toEqual({ sure: [14], uncertain: [] });
  expect(of('Zadar')).toEqual({ sure: [2], uncertain: [] });
  expect(of('Rijeka')).toEqual({ sure: [4], uncertain: [] });
  expect(of('Osijek')).toEqual({ sure: [5], uncertain: [] });
  expect(of('Šibenik')).toEqual({ sure: [6, 7], uncertain: [] });
  expect(of('Pula')).toEqual({
    sure: [],
    uncertain: [
      [9, 'severalMonths'],
      [10, 'noMonth'],
      [12, 'unclearMonth'],
    ],
  });
  expect(of('Dubrovnik').uncertain).toEqual([[13, 'unclearMonth']]);
  expect(of('Karlovac').uncertain).toEqual([[17, 'unclearMonth']]);
  expect(of('Sisak').uncertain).toEqual([
    [18, 'severalMonths'],
    [19, 'noMonth'],
  ]);
  expect(of('Bjelovar').uncertain).toEqual([[20, 'noMonth', 'partnerNotNamed']]);
});

test('a statement that names the outlet, not its partner, is uncertain, and of no other outlet of the partner', () => {
  expect(of('Garaža Tuškanac')).toEqual({ sure: [], uncertain: [[15, 'partnerNotNamed']] });
  expect(of('Garaža Gorica')).toEqual({ sure: [], uncertain: [[16, 'partnerNotNamed']] });
});

test('November has the one statement that January has not', () => {
  const november = settle(statements, rows, '2026-11');
  expect(of('Zadar', november)).toEqual({ sure: [3], uncertain: [] });
  expect(of('Split', november)).toEqual({ sure: [], uncertain: [] });
});

test('without lists the rows are those of the statements alone', () => {
  const { rows: none, others } = settle(statements, [], '2026-01');
  expect(none).toEqual([]);
  const sure = others.flatMap((each) => each.sure.map(({ statement }) => statement.id));
  expect(sure.sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8, 14]);
  const split = others.filter(({ row }) => row.name === 'Split');
  expect(split).toHaveLength(1);
  expect(split[0]?.sure).toHaveLength(2);
  expect(others.filter(({ row }) => row.partner === 'Šibenik')).toHaveLength(1);
  expect(others.find(({ row }) => row.name === 'Garaža Gorica')?.row.partner).toBe('Zagrebparking');
});

test('what belongs to no row has rows of its own', () => {
  const { others } = settle(statements, [outlet('Split')], '2026-01');
  expect(others.some(({ row }) => row.name === 'Split Airport')).toBe(true);
  expect(others.some(({ row }) => row.name === 'Split')).toBe(false);
});

const one = (name: string, partnerName: string, row: ReturnType<typeof outlet>, more: (typeof row)[] = []) => {
  const [found] = settle([{ id: 1, name, partnerName }], [row, ...more], '2026-01').rows;
  if (found?.sure.length) return 'sure';
  return found?.uncertain[0]?.doubts;
};

test.each([
  ['Obračun 01/2026 – Zračna luka Split', ''],
  ['Obračun 01/2026 – Split d.o.o.', ''],
  ['Obračun 01/2026 – Parking d.o.o. Split', ''],
  ['Obračun 01/2026 – Novi-Split', ''],
])('%s is not surely that of Split', (name, partner) => {
  expect(one(name, partner, outlet('Split'))).toEqual(['partOfName']);
});

test.each([
  'Split 01/2026',
  'Split, 01/2026',
  'Obračun Split 2026-01',
  '01/2026 (Split)',
  'Obračun partnera Split za 01/2026',
  'Obračun 01/2026: Split; ispravak',
  'OBRAČUN 01/2026–SPLIT',
  'Obračun 01/2026 – Split – ulica kralja Tomislava',
])('%s is surely that of Split', (name) => {
  expect(one(name, '', outlet('Split'))).toBe('sure');
});

test('letters that only look alike in part are no name: Splitska, Podsplit', () => {
  expect(one('Obračun 01/2026 – Splitska', '', outlet('Split'))).toBeUndefined();
  expect(one('Obračun 01/2026 – Podsplit', '', outlet('Split'))).toBeUndefined();
});

test('marks and case do not matter, composed or not; đ is d', () => {
  expect(one('obracun 01/2026 - durdevac', '', outlet('Đurđevac'))).toBe('sure');
  expect(one('Obračun 01/2026 – S\u030cibenik', '', outlet('Šibenik'))).toBe('sure');
});

test('two partners in one name, and a partner that the server says otherwise, are doubts', () => {
  expect(one('Obračun 01/2026 – Split, Zadar', '', outlet('Split'), [outlet('Zadar')])).toEqual(['severalPartners']);
  expect(one('Obračun 01/2026 – Split', 'Split parking', outlet('Split'), [outlet('Riva', 'Split parking')])).toEqual([
    'otherPartner',
  ]);
});

test('the statement of a partner belongs to each of its outlets, that of one outlet to this one alone', () => {
  const outlets = [outlet('Riva', 'Split parking'), outlet('Centar', 'Split parking')];
  const both = settle([{ id: 1, name: 'Obračun 01/2026 – Split parking', partnerName: '' }], outlets, '2026-01');
  expect(both.rows.map(({ sure }) => sure.length)).toEqual([1, 1]);
  const alone = settle(
    [{ id: 1, name: 'Obračun 01/2026 – Split parking – Riva', partnerName: '' }],
    outlets,
    '2026-01',
  );
  expect(alone.rows.map(({ sure, uncertain }) => [sure.length, uncertain.length])).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('a statement that is read on two pages is one', () => {
  const [split] = settle([...statements, ...statements], rows, '2026-01').rows;
  expect(split?.sure).toHaveLength(2);
});
