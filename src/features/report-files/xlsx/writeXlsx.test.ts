import ExcelJS from 'exceljs';
import fc from 'fast-check';
import JSZip from 'jszip';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReportColumn, ReportDocument, ReportRow } from '../document.ts';
import { providerReport, transactionsReport } from '../fixtures.ts';
import { writeXlsx } from './writeXlsx.ts';

async function read(document: ReportDocument) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await writeXlsx(document));
  return workbook;
}
const sheetOf = (workbook: ExcelJS.Workbook, name: string) => {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`No sheet ${name} among ${workbook.worksheets.map((other) => other.name)}`);
  return sheet;
};
const valuesOf = (sheet: ExcelJS.Worksheet, row: number) => (sheet.getRow(row).values as ExcelJS.CellValue[]).slice(1);
const withTable = (columns: ReportColumn[], rows: ReportRow[], totals?: ReportRow['cells']): ReportDocument => ({
  ...transactionsReport(0),
  sections: [{ title: 'Tablica', table: { columns, rows, totals } }],
});

afterEach(() => vi.useRealTimers());

describe('writeXlsx', () => {
  it('has a sheet with the filters and totals, and one for each table and chart', async () => {
    const workbook = await read(providerReport());
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([
      'Izvještaj',
      'Kanali prodaje',
      'Kretanje po razdoblju',
      'Artikli po zonama',
      'Artikli i kanali',
    ]);
    const summary = sheetOf(workbook, 'Izvještaj');
    expect(summary.getCell('A1').value).toBe('Šibenik parking d.o.o.');
    expect(valuesOf(summary, 4).slice(0, 2)).toEqual(['Razdoblje', '1. 11. 2026. – 20. 11. 2026.']);
    expect(valuesOf(summary, 7)).toEqual(['Izrađeno', new Date('2026-11-20T10:30:00Z')]);
    const figures = providerReport().figures ?? [];
    const amount = figures[1];
    expect(valuesOf(summary, 11)).toEqual([
      'Iznos',
      amount?.value.rounded,
      amount?.compared?.value.rounded,
      amount?.compared?.difference.rounded,
      amount?.compared?.percentage.rounded,
    ]);
    expect(workbook.created).toEqual(new Date('2026-11-20T09:30:00Z'));
    expect(workbook.title).toBe('Izvještaj o parkiranju');
  });

  it('has a section’s sentence on the first sheet, and the figures of a waterfall in its table', async () => {
    const document: ReportDocument = {
      ...providerReport(),
      sections: [
        {
          title: 'Zašto se promijenilo',
          text: 'Rast od 2.542,00 €: jedan dan više 620,00 €.',
          table: { columns: [{ header: 'Uzrok', kind: 'text' }], rows: [{ cells: ['Broj dana'] }] },
          waterfall: { steps: [{ name: 'Korzo', value: 1902 }] },
        },
      ],
    };
    const workbook = await read(document);
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual(['Izvještaj', 'Zašto se promijenilo']);
    const summary = sheetOf(workbook, 'Izvještaj');
    const last = valuesOf(summary, summary.rowCount);
    expect(last.slice(0, 2)).toEqual(['Zašto se promijenilo', 'Rast od 2.542,00 €: jedan dan više 620,00 €.']);
  });

  it('freezes and merges a head of two levels, and types every figure', async () => {
    const sheet = sheetOf(await read(providerReport()), 'Kanali prodaje');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 2 });
    expect(sheet.getCell('A1').isMerged && sheet.getCell('A2').master.address).toBe('A1');
    expect(sheet.getCell('B1').value).toBe('Količina');
    expect(['C1', 'D1', 'E1'].map((address) => sheet.getCell(address).master.address)).toEqual(['B1', 'B1', 'B1']);
    expect(sheet.getCell('F1').value).toBe('Iznos, €');
    expect(valuesOf(sheet, 2).slice(1, 5)).toEqual(['Razdoblje', 'Usporedba', 'Razlika', '%']);
    expect(sheet.getCell('A3').value).toBe('SMS');
    expect(sheet.getCell('B3').type).toBe(ExcelJS.ValueType.Number);
    expect(['B3', 'D3', 'E3', 'F3', 'H3'].map((address) => sheet.getCell(address).numFmt)).toEqual([
      '#,##0',
      '+#,##0;-#,##0;#,##0',
      '+#,##0.00" %";-#,##0.00" %";#,##0.00" %"',
      '#,##0.00',
      '+#,##0.00;-#,##0.00;#,##0.00',
    ]);
    const [rise, fall] = ['D3', 'D4'].map((address) => sheet.getCell(address).font.color?.argb);
    expect(sheet.getCell('D3').value).toBeGreaterThan(0);
    expect(sheet.getCell('D4').value).toBeLessThan(0);
    expect(rise).not.toBe(fall);
  });

  it('colours differences as the screen does: zero is red, fewer invalid ones are green', async () => {
    const figure = (value: number) => ({ rounded: value, exact: value });
    const compared = (difference: number) => ({
      value: figure(10),
      difference: figure(difference),
      percentage: figure(0),
    });
    const columns: ReportColumn[] = [
      { header: 'Naziv', kind: 'text' },
      { header: 'Razlika', kind: 'amount', difference: true },
    ];
    const workbook = await read({
      ...withTable(
        columns,
        [1, -1, 0].map((value) => ({ cells: ['Kiosci', value] })),
        ['Ukupno', 0],
      ),
      figures: [
        { label: 'Količina', kind: 'count', value: figure(1), compared: compared(0) },
        { label: 'Neispravna količina', kind: 'count', value: figure(3), fewerIsBetter: true, compared: compared(-3) },
        { label: 'Neispravna količina', kind: 'count', value: figure(4), fewerIsBetter: true, compared: compared(4) },
      ],
    });
    const table = sheetOf(workbook, 'Tablica');
    const colorOf = (sheet: ExcelJS.Worksheet, cell: string) => sheet.getCell(cell).font.color?.argb;
    const [rise, fall] = ['B2', 'B3'].map((cell) => colorOf(table, cell));
    expect(rise).not.toBe(fall);
    expect(['B4', 'B5'].map((cell) => colorOf(table, cell))).toEqual([fall, fall]);
    const summary = sheetOf(workbook, 'Izvještaj');
    const changes: unknown[] = [];
    summary.eachRow((row) => {
      if (/ količina|^Količina/.test(String(row.getCell(1).value))) changes.push(row.getCell(4).font.color?.argb);
    });
    expect(changes).toEqual([fall, rise, fall]);
  });

  it('opens articles to their channels as an outline', async () => {
    const sheet = sheetOf(await read(providerReport()), 'Artikli po zonama');
    expect([3, 4, 5, 6].map((row) => sheet.getRow(row).outlineLevel ?? 0)).toEqual([0, 0, 1, 1]);
    expect(sheet.getCell('A5').alignment.indent).toBe(1);
    expect(sheet.properties.outlineProperties).toMatchObject({ summaryBelow: false });
  });

  it('holds 33 columns: four for each channel', async () => {
    const sheet = sheetOf(await read(providerReport()), 'Artikli i kanali');
    expect(sheet.columnCount).toBe(33);
    expect(sheet.getCell('AD1').master.address).toBe('AD1');
    expect(sheet.getCell('AG1').master.address).toBe('AD1');
  });

  it('writes moments as dates of the clock in Zagreb, in summer and winter, and days as dates', async () => {
    const columns: ReportColumn[] = [
      { header: 'Vrijeme', kind: 'moment' },
      { header: 'Dan', kind: 'day' },
    ];
    const rows = [
      { cells: [new Date('2026-03-29T00:59:59Z'), '2026-03-29'] },
      { cells: [new Date('2026-03-29T01:00:00Z'), '2024-02-29'] },
      { cells: [new Date('2026-12-31T23:30:00Z'), null] },
    ];
    const sheet = sheetOf(await read(withTable(columns, rows)), 'Tablica');
    expect(sheet.getCell('A2').value).toEqual(new Date('2026-03-29T01:59:59Z'));
    expect(sheet.getCell('A3').value).toEqual(new Date('2026-03-29T03:00:00Z'));
    expect(sheet.getCell('A4').value).toEqual(new Date('2027-01-01T00:30:00Z'));
    expect(sheet.getCell('B3').value).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(sheet.getCell('B3').numFmt).toBe('d. m. yyyy.');
    expect(sheet.getCell('B4').value).toBeNull();
  });

  it.each([
    ['hr', 'd. m. yyyy. hh:mm:ss', 'ljetno', 'zimsko'],
    ['en', 'dd/mm/yyyy hh:mm:ss', 'summer time', 'winter time'],
  ] as const)('says which time of the repeated hour a date is, in %s', async (language, plain, first, second) => {
    const moments = ['2026-10-24T23:59:59Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'];
    const rows = moments.map((moment) => ({ cells: [new Date(moment)] }));
    const document = withTable([{ header: 'Vrijeme', kind: 'moment' }], rows);
    const createdAt = new Date('2026-10-25T01:10:30Z');
    const workbook = await read({ ...document, language, createdAt });
    const cells = [2, 3, 4, 5].map((row) => sheetOf(workbook, 'Tablica').getCell(`A${row}`));
    expect(cells.map(({ numFmt }) => numFmt)).toEqual([
      plain,
      `${plain}" (${first})"`,
      `${plain}" (${second})"`,
      plain,
    ]);
    expect(cells.map(({ value }) => (value as Date).toISOString().slice(11, 19))).toEqual([
      '01:59:59',
      '02:30:00',
      '02:30:00',
      '03:00:00',
    ]);
    const made = workbook.worksheets[0]?.getColumn(2).values.findIndex((value) => value instanceof Date) ?? 0;
    expect(workbook.worksheets[0]?.getCell(made, 2).numFmt).toBe(`${plain}" (${second})"`);
  });

  it('keeps text that looks like a formula, a number or a date text', async () => {
    const texts = [
      '=1+1',
      '+385 91',
      '-5',
      '@SUM(A1)',
      '=HYPERLINK("http://x";"y")',
      '00123',
      '2026-01-01',
      '<b>x</b> & č',
    ];
    const sheet = sheetOf(
      await read(
        withTable(
          [{ header: '=head', kind: 'text' }],
          texts.map((cell) => ({ cells: [cell] })),
        ),
      ),
      'Tablica',
    );
    expect(sheet.getCell('A1').type).toBe(ExcelJS.ValueType.String);
    for (const [index, text] of texts.entries()) {
      const cell = sheet.getCell(index + 2, 1);
      expect(cell.type).toBe(ExcelJS.ValueType.String);
      expect(cell.value).toBe(text);
      expect(cell.formula).toBeUndefined();
    }
  });

  it('marks text that begins like a formula as text, in every sheet and column, and writes no formula', async () => {
    const text = '\u200b=HYPERLINK("http://x")';
    const bytes = await writeXlsx({
      ...withTable(
        [
          { header: text, kind: 'text' },
          { header: 'Količina', kind: 'count' },
        ],
        [{ cells: [text, text] }],
        [text, text],
      ),
      title: text,
      subtitle: text,
      filters: [{ label: text, value: text }],
    });
    const files = (await JSZip.loadAsync(bytes)).files;
    const xml = (path: string) => files[path]?.async('string') ?? Promise.reject(new Error(`No ${path}`));
    // Number format 49 is text.
    const cellFormats = /<cellXfs.*<\/cellXfs>/s.exec(await xml('xl/styles.xml'))?.[0].match(/<xf [^>]*>/g) ?? [];
    const isText = cellFormats.map((format) => format.includes('numFmtId="49"'));
    const shared = [...(await xml('xl/sharedStrings.xml')).matchAll(/<si>(.*?)<\/si>/gs)].map(([, own]) => own ?? '');
    let found = 0;
    for (const path of Object.keys(files).filter((name) => name.startsWith('xl/worksheets/sheet'))) {
      const sheet = await xml(path);
      expect(sheet).not.toMatch(/<f[ >]/);
      for (const [, style, at] of sheet.matchAll(/<c r="\w+" s="(\d+)" t="s"><v>(\d+)<\/v>/g)) {
        if (!shared[Number(at)]?.includes('HYPERLINK')) continue;
        found += 1;
        expect(isText[Number(style)], `${path}: ${style}`).toBe(true);
      }
    }
    // Title, subtitle, a filter's name and value (merged cells repeat it), a head, two cells and two totals.
    expect(found).toBeGreaterThanOrEqual(9);
  });

  it('writes characters that XML cannot hold without breaking the file', async () => {
    const cells = ['a\u0000b\u000bc', 'x\ud800y', 'š\uffffž'];
    const sheet = sheetOf(
      await read(
        withTable(
          [{ header: 'T', kind: 'text' }],
          cells.map((cell) => ({ cells: [cell] })),
        ),
      ),
      'Tablica',
    );
    expect([2, 3, 4].map((row) => sheet.getCell(row, 1).value)).toEqual(['abc', 'xy', 'šž']);
  });

  it('writes that there is nothing, and is still a file', async () => {
    const sheet = sheetOf(await read(withTable([{ header: 'T', kind: 'text' }], [])), 'Tablica');
    expect(sheet.getCell('A2').value).toBe('Nema podataka za odabrano razdoblje.');
  });

  it('makes the same bytes of the same document, whenever it is made', async () => {
    const now = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    now('2026-11-20T10:00:00Z');
    const first = Buffer.from(await writeXlsx(providerReport()));
    now('2027-03-01T23:59:59Z');
    const second = Buffer.from(await writeXlsx(providerReport()));
    expect(first.equals(second)).toBe(true);
    expect((await read(providerReport())).modified).toEqual(providerReport().createdAt);
  });

  it('opens a list at its rows, a report at its totals', async () => {
    const tab = async (document: ReportDocument) => (await read(document)).views[0]?.activeTab;
    expect(await tab(transactionsReport(3))).toBe(1);
    expect((await tab(providerReport())) ?? 0).toBe(0);
  });

  it('reports its progress', async () => {
    const parts: number[] = [];
    await writeXlsx(transactionsReport(1000), (part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(4);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
  });

  it('holds every row, with totals that are the sum of them, for any figures', async () => {
    const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
    const row = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 20 }),
      count: fc.integer({ min: -1e9, max: 1e9 }),
      cents,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (given) => {
        const sum = (pick: (of: (typeof given)[number]) => number) => given.reduce((total, of) => total + pick(of), 0);
        const document = withTable(
          [
            { header: 'Naziv', kind: 'text' },
            { header: 'Količina', kind: 'count' },
            { header: 'Iznos', kind: 'amount' },
          ],
          given.map((of) => ({ cells: [of.name, of.count, of.cents / 100] })),
          ['Ukupno', sum((of) => of.count), sum((of) => of.cents) / 100],
        );
        const sheet = sheetOf(await read(document), 'Tablica');
        expect(sheet.rowCount).toBe(given.length + 2);
        let count = 0;
        let amount = 0;
        for (let at = 2; at < sheet.rowCount; at += 1) {
          count += sheet.getCell(at, 2).value as number;
          amount += Math.round((sheet.getCell(at, 3).value as number) * 100);
        }
        expect(sheet.getCell(sheet.rowCount, 2).value).toBe(count);
        expect(Math.round((sheet.getCell(sheet.rowCount, 3).value as number) * 100)).toBe(amount);
      }),
      { numRuns: 40 },
    );
  });
});
