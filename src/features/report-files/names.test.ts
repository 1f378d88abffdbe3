import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, rangeName, reportName, sheetNames, tableName } from './names.ts';

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

describe('reportName', () => {
  const october = { begin: '2026-10-01', end: '2026-10-31' };
  it('has outlet and period, one day alone', () => {
    expect(fileName(reportName('Šibenik', october), 'pdf')).toBe('Šibenik 2026-10-01–2026-10-31.pdf');
    expect(reportName('Garaža Joker', { begin: '2026-11-18', end: '2026-11-18' })).toBe('Garaža Joker 2026-11-18');
  });
  it('keeps the period behind a name of 200 characters', () => {
    expect(fileName(reportName('š'.repeat(200), october), 'xlsx')).toMatch(/^š{90} 2026-10-01–2026-10-31\.xlsx$/);
  });
  it('has the table between them for the CSV of a table', () => {
    expect(tableName('Kanali prodaje', { outlet: 'Šibenik', range: october })).toBe(
      'Šibenik Kanali prodaje 2026-10-01–2026-10-31',
    );
    expect(tableName('Garaže', { range: october })).toBe('Garaže 2026-10-01–2026-10-31');
    expect(tableName('Obračuni', {})).toBe('Obračuni');
    expect(fileName(tableName('t'.repeat(200), { outlet: 'š'.repeat(200), range: october }), 'csv')).toMatch(
      /^š{45} t{45} 2026-10-01–2026-10-31\.csv$/,
    );
  });
  it('names sheets of two periods differently, in both languages', () => {
    for (const title of ['Po danima', 'By day']) {
      const names = sheetNames(
        [october, { begin: '2025-10-01', end: '2025-10-31' }].map((of) => `${title} ${rangeName(of)}`),
      );
      expect(names).toEqual([`${title} 2026-10-01–2026-10-31`, `${title} 2025-10-01–2025-10-31`]);
    }
  });
});

describe('sheetNames', () => {
  it('returns a different name for each of the same titles', () => {
    expect(sheetNames(['Kanali', 'kanali', 'KANALI'])).toEqual(['Kanali', 'kanali (2)', 'KANALI (3)']);
    expect(sheetNames(['History', "'Zona'", '', '[]:*?/\\'])).toEqual(['History (2)', 'Zona', '1', '1 (2)']);
  });
  it('returns names that Excel accepts, whatever the titles are', () => {
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
          // No half of a surrogate pair.
          expect(name).toBe(Buffer.from(name).toString());
        }
      }),
    );
  });
});
