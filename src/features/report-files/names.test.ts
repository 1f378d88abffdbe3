import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, rangeName, reportName, savedName, sheetNames, tableName } from './names.ts';

/** Any sequence of UTF-16 units, with what names are cut and written by among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('.', ' ', '/', "'", 'm\u030c', '🚗', '\u202e', '\ud800', '_x0041_', 'History', 'con', 'Š'))
    .map((parts) => parts.join('')),
);

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
  it('is composed, without marks of direction, and no device of Windows', () => {
    expect(fileName('S\u030cibenik', 'pdf')).toBe('Šibenik.pdf');
    expect(fileName('Riva\u202efdp', 'xlsx')).toBe('Rivafdp.xlsx');
    expect(fileName('con', 'pdf')).toBe('con-.pdf');
    expect(fileName('AUX.1', 'pdf')).toBe('AUX-.1.pdf');
    expect(fileName('Conrad', 'pdf')).toBe('Conrad.pdf');
  });
  it('tears no letter apart', () => {
    expect(fileName(`${'a'.repeat(119)}m\u030cb`, 'pdf')).toBe(`${'a'.repeat(119)}m\u030c.pdf`);
    expect(fileName('👩‍👩‍👧'.repeat(20), 'pdf')).toBe(`${'👩‍👩‍👧'.repeat(13)}.pdf`);
  });
  it('is one that every file system takes, whatever the outlet is called', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('pdf', 'xlsx', 'csv'), (name, format) => {
        const file = fileName(name, format);
        expect(file).toMatch(/^[^./\\:*?"<>|\p{Cc}\p{Cs}][^/\\:*?"<>|\p{Cc}\p{Cs}]*\.(pdf|xlsx|csv)$/u);
        expect(file).toBe(file.normalize('NFC'));
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});

describe('savedName', () => {
  it('keeps the name and the extension that the server sends', () => {
    expect(savedName('transakcije.xlsx')).toBe('transakcije.xlsx');
    expect(savedName('Obračun 09/2026 – Garaža Joker.pdf')).toBe('Obračun 09-2026 – Garaža Joker.pdf');
    expect(savedName('S\u030cibenik.d.o.o..pdf')).toBe('Šibenik.d.o.o..pdf');
    expect(savedName(`${'š'.repeat(300)}.xlsx`)).toBe(`${'š'.repeat(120)}.xlsx`);
    expect(savedName('.pdf')).toBe('report.pdf');
  });
});

describe('reportName', () => {
  const october = { begin: '2026-10-01', end: '2026-10-31' };
  it('is the outlet of a PDF, and outlet and period of a spreadsheet, one day alone', () => {
    expect(fileName(reportName('pdf', 'Šibenik', october), 'pdf')).toBe('Šibenik.pdf');
    expect(fileName(reportName('xlsx', 'Šibenik', october), 'xlsx')).toBe('Šibenik 2026-10-01–2026-10-31.xlsx');
    const day = { begin: '2026-11-18', end: '2026-11-18' };
    expect(reportName('xlsx', 'Garaža Joker', day)).toBe('Garaža Joker 2026-11-18');
  });
  it('keeps the period behind a name of 200 characters', () => {
    expect(fileName(reportName('xlsx', 'š'.repeat(200), october), 'xlsx')).toMatch(
      /^š{90} 2026-10-01–2026-10-31\.xlsx$/,
    );
  });
  it('has the table between them for the CSV of a table', () => {
    expect(tableName('Kanali prodaje', { outlet: 'Šibenik', range: october })).toBe(
      'Šibenik Kanali prodaje 2026-10-01–2026-10-31',
    );
    expect(tableName('Transakcije', { outlet: 'Šibenik', range: october }, 'stranica 2 od 31')).toBe(
      'Šibenik Transakcije 2026-10-01–2026-10-31 (stranica 2 od 31)',
    );
    expect(tableName('Garaže', { range: october })).toBe('Garaže 2026-10-01–2026-10-31');
    expect(tableName('Obračuni', {})).toBe('Obračuni');
    expect(fileName(tableName('t'.repeat(200), { outlet: 'š'.repeat(200), range: october }), 'csv')).toMatch(
      /^š{45} t{45} 2026-10-01–2026-10-31\.csv$/,
    );
  });
  it('keeps period and page behind names of any letters', () => {
    fc.assert(
      fc.property(anyText, anyText, (outlet, table) => {
        expect(fileName(reportName('xlsx', outlet, october), 'xlsx')).toMatch(/2026-10-01–2026-10-31\.xlsx$/);
        const name = fileName(tableName(table, { outlet, range: october }, 'stranica 10 od 9999'), 'csv');
        expect(name).toMatch(/2026-10-01–2026-10-31 \(stranica 10 od 9999\)\.csv$/);
      }),
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
  it('has no apostrophe, which formulas would need twice, and numbers of characters as Excel reads them', () => {
    expect(sheetNames(["Parking d'Or", 'Kiosk_x0031_', 'S\u030cibenik'])).toEqual([
      'Parking d’Or',
      'Kiosk_x005F_x0031_',
      'Šibenik',
    ]);
    // Not in the middle of what stands for the number.
    expect(sheetNames([`${'a'.repeat(26)}_x0031_`])).toEqual([`${'a'.repeat(26)}_x003`]);
    expect(sheetNames([`${'a'.repeat(30)}m\u030c`])).toEqual(['a'.repeat(30)]);
  });
  it('returns names that Excel accepts, whatever the titles are', () => {
    const title = fc.oneof(anyText, fc.constantFrom('Artikli', 'artikli', 'x'.repeat(60), "'"));
    fc.assert(
      fc.property(fc.array(title, { maxLength: 12 }), (titles) => {
        const names = sheetNames(titles);
        expect(names).toHaveLength(titles.length);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
        for (const name of names) {
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(31);
          expect(name).not.toMatch(/[[\]:*?/\\']/);
          expect(name.toLowerCase()).not.toBe('history');
          // No half of a surrogate pair.
          expect(name).toBe(Buffer.from(name).toString());
        }
      }),
    );
  });
});
