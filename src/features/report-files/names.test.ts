import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, sheetNames } from './names.ts';

describe('fileName', () => {
  it('keeps Croatian letters and writes what a file system refuses as a dash', () => {
    expect(fileName('Šibenik – čćđž 1/2026', 'pdf')).toBe('Šibenik – čćđž 1-2026.pdf');
    expect(fileName('a\\b:c*d?e"f<g>h|i\n', 'xlsx')).toBe('a-b-c-d-e-f-g-h-i-.xlsx');
  });
  it('is never empty, hidden, or as long as a file system refuses', () => {
    expect(fileName('  ', 'csv')).toBe('report.csv');
    expect(fileName('..tajna ', 'pdf')).toBe('tajna.pdf');
    expect(fileName('Šibenik d.o.o.', 'pdf')).toBe('Šibenik d.o.o..pdf');
    expect(fileName('š'.repeat(500), 'pdf')).toBe(`${'š'.repeat(120)}.pdf`);
  });
});

describe('sheetNames', () => {
  it('gives each of the same titles a name of its own', () => {
    expect(sheetNames(['Kanali', 'kanali', 'KANALI'])).toEqual(['Kanali', 'kanali (2)', 'KANALI (3)']);
    expect(sheetNames(['History', "'Zona'", '', '[]:*?/\\'])).toEqual(['History (2)', 'Zona', '1', '1 (2)']);
  });
  it('gives names that Excel takes, whatever the titles are', () => {
    const title = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Artikli', 'artikli', 'x'.repeat(60), "'"));
    fc.assert(
      fc.property(fc.array(title, { maxLength: 12 }), (titles) => {
        const names = sheetNames(titles);
        expect(names).toHaveLength(titles.length);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
        for (const name of names) {
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(31);
          expect(name).not.toMatch(/[[\]:*?/\\]|^'|'$/);
          expect(name.toLowerCase()).not.toBe('history');
          // No half of a letter.
          expect(name).toBe(Buffer.from(name).toString());
        }
      }),
    );
  });
});
