import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOf, figureOf } from '#api/figures.ts';
import { plainText } from '#api/fileText.ts';
import { readCsv, readXlsx } from '#file-readers';
import type { ReportDocument } from './document.ts';
import { providerReport, transactionsReport } from './fixtures.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './xlsx/writeXlsx.ts';

/** Files that other libraries than those that made them open, strictly, whatever the texts are. */

/** Any sequence of UTF-16 units, with what the formats write by among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '@',
        '"',
        ';',
        ',',
        "'",
        '<',
        '&',
        '\r',
        '\n',
        '\t',
        '_x0041_',
        'S\u030c',
        '\ud83d\ude97',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('Kanal\uffff 1', 'Kanal\u000b 2', 'Automat_x000D_ 5', '\u037e', ']]>', '\ud800', '&A&"', 'sep=;'),
);

/** A document with one text in each of its places. */
const documentOf = (text: string): ReportDocument => ({
  ...transactionsReport(0),
  fileName: text,
  title: text,
  subtitle: text,
  filters: [{ label: text, value: text, isPeriod: true }],
  figures: [{ label: text, kind: 'count', value: figureOf(exactOf(1)) }],
  sections: [
    {
      title: text,
      table: {
        columns: [
          { header: text, kind: 'text' },
          { header: text, group: { id: '7', name: text }, kind: 'count' },
          { header: text, group: { id: '7', name: text }, kind: 'text' },
          { header: text, group: { id: '8', name: text }, kind: 'count' },
          { header: text, group: { id: '8', name: text }, kind: 'text' },
        ],
        rows: [{ cells: [text, 1, text, 2, text] }],
        totals: [text, 1, text, 2, text],
      },
    },
    { title: text, empty: text, table: { columns: [{ header: text, kind: 'text' }], rows: [] } },
  ],
});

const xlsx = async (document: ReportDocument) => readXlsx(new Uint8Array(await writeXlsx(document)));

describe('a spreadsheet, read by another library', () => {
  it('is well-formed, with each text as it is and no formula, whatever the texts are', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (given) => {
        const text = plainText(given) || undefined;
        const { sheets, properties, definedNames } = await xlsx(documentOf(given));
        const [summary, table, empty] = sheets;
        expect(sheets.map(({ formulas }) => formulas)).toEqual([0, 0, 0]);
        for (const address of ['A1', 'A2', 'A4', 'B4']) expect(summary?.cells.get(address)).toBe(text);
        for (const address of ['A1', 'B1', 'D1', 'B2', 'C2', 'D2', 'E2', 'A3', 'C3', 'E3', 'A4', 'C4', 'E4']) {
          expect(table?.cells.get(address), address).toBe(text);
        }
        expect([table?.cells.get('B3'), table?.cells.get('D3')]).toEqual([1, 2]);
        expect(table?.merged).toEqual(['A1:A2', 'B1:C1', 'D1:E1']);
        expect(empty?.cells.get('A2')).toBe(text);
        // XML's attributes and texts have line feeds alone.
        expect(properties.title).toBe(text ?? '');
        // The rows that each printed page begins with are named by the sheet.
        expect(definedNames).toEqual([`'${table?.name}'!$1:$2`, `'${empty?.name}'!$1:$1`]);
        for (const { name } of sheets) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/u);
        expect(new Set(sheets.map(({ name }) => name.toLowerCase())).size).toBe(3);
      }),
      { numRuns: 60 },
    );
  });

  it('has a head over each of two channels of the same name', async () => {
    const table = (await xlsx(documentOf('Kiosk'))).sheets[1];
    expect(['B1', 'C1', 'D1', 'E1'].map((address) => table?.cells.get(address))).toEqual([
      'Kiosk',
      undefined,
      'Kiosk',
      undefined,
    ]);
    expect(table?.merged).toEqual(['A1:A2', 'B1:C1', 'D1:E1']);
  });

  it('says the outlet, the report and both periods in its properties', async () => {
    const { properties, paths } = await xlsx(providerReport());
    expect(properties).toMatchObject({
      title: 'Izvještaj o parkiranju',
      subject: 'Šibenik parking d.o.o.',
      description: 'Razdoblje: 1. 11. 2026. – 20. 11. 2026. · Usporedba: 1. 11. 2025. – 20. 11. 2025.',
    });
    expect(paths.filter((path) => path.startsWith('xl/worksheets/sheet'))).toHaveLength(5);
  });

  it('has at most as much text in a cell as Excel reads', async () => {
    const [, table] = (await xlsx(documentOf(`_x0041_${'🚗'.repeat(20_000)}`))).sheets;
    const cell = String(table?.cells.get('A3'));
    expect(cell.length).toBeLessThanOrEqual(32_767);
    expect(cell).toMatch(/^_x0041_(?:🚗)+…$/u);
  });
});

describe('a CSV, read by another library', () => {
  const document = (text: string, language: 'hr' | 'en'): ReportDocument => {
    const [table] = documentOf(text).sections;
    return { ...documentOf(text), language, sections: table ? [table] : [] };
  };
  it('has each text as it is, or with an apostrophe before it, in both languages', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom('hr', 'en'), async (given, language) => {
        const text = plainText(given);
        const rows = readCsv(new Uint8Array(await writeCsv(document(given, language))), language === 'hr' ? ';' : ',');
        expect(rows).toHaveLength(3);
        const [head = [], row = [], totals = []] = rows;
        const safe = [text, `'${text}`];
        expect(safe).toContain(head[0]);
        expect(head.slice(1).every((cell) => cell.endsWith(`${text} – ${text}`))).toBe(true);
        for (const at of [0, 2, 4]) for (const cell of [row[at], totals[at]]) expect(safe).toContain(cell);
        expect([row[1], row[3]]).toEqual(['1', '2']);
      }),
    );
  });
});
