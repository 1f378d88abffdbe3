import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsWords, searchWords } from '#api/text.ts';
import { monthRelation, readName, searchesFor } from './months.ts';

const relation = (name: string, month = '2026-01') => monthRelation(readName(name), month);

test.each([
  'Obračun 01/2026 – Split',
  'Obračun 1/2026 – Zadar',
  'Obračun 2026-01 Rijeka',
  'Obračun 2026/01',
  'Obračun 01.2026. – Osijek',
  'Obračun za 1. 2026. – Osijek',
  'Obračun siječanj 2026. – Osijek',
  'Obračun za siječanj, 2026.',
  'Obračun za mjesec siječnja 2026. godine',
  'OBRACUN ZA SIJECANJ 2026 - SIBENIK',
  'Sije\u010canj 2026',
  'Sijec\u030canj 2026',
  '2026. siječanj',
  'Statement January 2026',
  'Obračun 01/2026 (siječanj 2026)',
  'Obračun 01/2026 – siječanj',
])('%s names January 2026 surely', (name) => {
  expect(relation(name)).toBe('sure');
});

test.each([
  ['Obračun 11/2026 – Zadar', 'other'],
  ['Obračun 01/2025 – Pula', 'other'],
  ['Obračun siječanj 2025', 'other'],
  ['Godišnji obračun 2025', 'other'],
  ['Obračun za 12/2025 i 01/2026 – Pula', 'several'],
  ['Obračun 01/2026 – 02/2026', 'several'],
  ['Obračun siječanj–veljača 2026 – Sisak', 'several'],
  ['Obračun siječanj i veljača 2026 – Sisak', 'several'],
  ['Obračun 10/1/2026 – Pula', 'unclear'],
  ['Obračun 01-02/2026', 'unclear'],
  ['Obračun 1. 1. 2026. – 31. 1. 2026.', 'unclear'],
  ['Račun 2026/01/0117 – Dubrovnik', 'unclear'],
  ['Obračun 01/26 – Karlovac', 'unclear'],
  ['Obračun za siječanj – Split', 'unclear'],
  ['Obračun 202601 – Split', 'unclear'],
  ['Obračun 012026 – Split', 'unclear'],
  ['Obračun P1/2026 – Split', 'unclear'],
  ['Godišnji obračun 2026 – Pula', 'none'],
  ['Obračun 13/2026 – Sisak', 'none'],
  ['Obračun – Split', 'none'],
  ['', 'none'],
])('%s: %s', (name, expected) => {
  expect(relation(name)).toBe(expected);
});

test('1/2026 is in no other month of the year, and 10/1/2026 may be of two', () => {
  for (const month of ['02', '03', '10', '11', '12']) expect(relation('1/2026', `2026-${month}`)).toBe('other');
  expect(relation('10/1/2026', '2026-10')).toBe('unclear');
});

const months = fc
  .record({ year: fc.integer({ min: 2018, max: 2035 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
const spellings = (month: string) => {
  const [year, two] = month.split('-') as [string, string];
  const one = String(Number(two));
  return [`${two}/${year}`, `${one}/${year}`, `${month}`, `${year}/${two}`, `${two}.${year}.`, `${one}. ${year}.`];
};

describe('every month in every spelling', () => {
  test('is sure for itself and no other', () => {
    fc.assert(
      fc.property(months, months, fc.nat(5), (named, asked, at) => {
        const found = relation(`Obračun ${spellings(named)[at]} – Split`, asked);
        expect(found).toBe(named === asked ? 'sure' : 'other');
      }),
    );
  });

  test('is found by one of the searches of its month', () => {
    fc.assert(
      fc.property(months, fc.nat(5), (month, at) => {
        const name = `Obračun ${spellings(month)[at]} – Split`;
        expect(searchesFor(month).some((search) => holdsWords(name, searchWords(search)))).toBe(true);
      }),
    );
  });
});

test('no name throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), months, (name, month) => {
      expect(typeof relation(name, month)).toBe('string');
    }),
  );
});
