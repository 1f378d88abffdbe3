import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf } from '#design-system/LongText/cutText.ts';
import { zipNames } from './zipNames.ts';

const named = (...names: string[]) => zipNames(names, '.pdf', 'Dokument');

test('a usual name stays, with a dash for the slash', () => {
  expect(named('Obračun 10/2026 – Šibenik')).toEqual(['Obračun 10-2026 – Šibenik.pdf']);
});

test('equal names, and those that differ in case or in NFC alone, are numbered', () => {
  expect(named('Split', 'Split', 'SPLIT', 'Šibenik', 'S\u030cibenik', 'Split (2)')).toEqual([
    'Split.pdf',
    'Split (2).pdf',
    'SPLIT (3).pdf',
    'Šibenik.pdf',
    'Šibenik (2).pdf',
    'Split (2) (2).pdf',
  ]);
});

test.each([
  ['..', 'Dokument.pdf'],
  ['', 'Dokument.pdf'],
  ['../../etc/passwd', '-..-etc-passwd.pdf'],
  ['.skriveno', 'skriveno.pdf'],
  ['a:b*c?d"e<f>g|h\\i', 'a-b-c-d-e-f-g-h-i.pdf'],
  ['CON', 'CON-.pdf'],
  ['con.txt', 'con-.txt.pdf'],
  ['Aux .x', 'Aux- .x.pdf'],
  ['LPT¹', 'LPT¹-.pdf'],
  ['COM1', 'COM1-.pdf'],
  ['Conto', 'Conto.pdf'],
  ['a\u0000b\nc', 'a-b-c.pdf'],
  ['a\u202efdp', 'afdp.pdf'],
  ['na kraju. . ', 'na kraju.pdf'],
])('%j is %s', (given, expected) => {
  expect(named(given)).toEqual([expected]);
});

test('300 letters are cut at a letter, and so many times the same ones stay different', () => {
  const [first = '', second = ''] = named('š'.repeat(300), 'Š'.repeat(300));
  expect(new TextEncoder().encode(first).length).toBeLessThanOrEqual(255);
  expect(first).toBe(`${'š'.repeat(125)}.pdf`);
  expect(second.endsWith(' (2).pdf')).toBe(true);
  const family = '👨‍👩‍👧‍👦';
  const [emoji = ''] = named(family.repeat(20));
  expect(lettersOf(emoji.replace('.pdf', '')).every((letter) => letter === family)).toBe(true);
});

test('whatever the names are, each has a file of its own that every system allows', () => {
  const awkward = fc.constantFrom('CON', 'con', 'Split', 'SPLIT', '..', '.', '', ' ', 'a/b', 'S\u030c', 'Š', 'ß', 'SS');
  const any = fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 400 }));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), (names) => {
      const files = zipNames(names, '.pdf', 'Dokument');
      expect(files).toHaveLength(names.length);
      expect(new Set(files.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length);
      for (const name of files) {
        expect(name.normalize('NFC')).toBe(name);
        expect(name).toMatch(/^[^./\\ ][^/\\:*?"<>|\p{Cc}\p{Cs}]*\.pdf$/u);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d) *(\.|$)/i);
        expect(name).not.toMatch(/[. ]\.pdf$/);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        expect(encodeURIComponent(name)).not.toBe('');
      }
    }),
  );
});

test('five hundred equal names take no time', () => {
  const files = zipNames(
    Array.from({ length: 5000 }, () => 'Obračun'),
    '.pdf',
    'Dokument',
  );
  expect(files.at(-1)).toBe('Obračun (5000).pdf');
});
