import { describe, expect, test } from 'vitest';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Language } from '#design-system/language/i18n.ts';
import type { FileSubject } from './names.ts';
import { type FilePage, tableFile } from './tableFile.ts';

interface Row {
  readonly name: string;
  readonly zone: string;
  readonly count: number;
  readonly amount: number | null;
  readonly time: Date | null;
}

const rows: readonly Row[] = [
  { name: 'Satna karta', zone: 'Zona 1', count: 12_345, amount: 1234.5, time: new Date('2026-11-20T08:59:41Z') },
  { name: '=1+1; "navod"', zone: 'Zona 2', count: 0, amount: null, time: null },
];

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Artikl', kind: 'text', value: (row) => row.name, total: 'Ukupno' },
  { id: 'count', header: 'Količina', group: 'Razdoblje', kind: 'number', value: (row) => row.count },
  {
    id: 'amount',
    header: 'Iznos, €',
    group: 'Razdoblje',
    kind: 'number',
    value: (row) => row.amount,
    cell: () => 'as the screen writes it',
    total: 'as the screen writes it',
    file: { kind: 'amount', total: 1234.5 },
  },
  {
    id: 'time',
    header: 'Vrijeme',
    kind: 'text',
    value: (row) => row.time?.getTime(),
    file: { kind: 'moment', value: (row) => row.time },
  },
  { id: 'details', header: 'Detalji', kind: 'custom', value: () => null, cell: () => 'a link' },
];

interface Wanted {
  readonly columns?: readonly DataTableColumn<Row>[];
  readonly rows?: readonly Row[];
  readonly group?: { readonly header: string; readonly of: (row: Row) => string };
  readonly language?: Language;
  readonly label?: string;
  readonly subject?: FileSubject;
  readonly page?: FilePage;
}

const fileOf = (wanted: Wanted = {}) =>
  tableFile(
    {
      label: wanted.label ?? 'Artikli',
      subject: wanted.subject ?? {},
      page: wanted.page,
      shown: { columns: wanted.columns ?? columns, rows: () => wanted.rows ?? rows },
      group: wanted.group,
    },
    wanted.language ?? 'hr',
  );

/** The file's lines; the byte order mark, by which Excel recognizes UTF-8, is asserted and removed. */
async function linesOf(wanted?: Wanted): Promise<string[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await fileOf(wanted)).blob.arrayBuffer());
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(1, -2).split('\r\n');
}

describe('a table as CSV', () => {
  test('has the columns as shown, by their groups, without those that hold no value', async () => {
    expect((await linesOf())[0]).toBe('Artikl;Razdoblje – Količina;Razdoblje – Iznos, €;Vrijeme');
  });

  test('has values for programs, not what the screen writes; text that looks like a formula is none', async () => {
    const [, first, second] = await linesOf();
    expect(first).toBe('Satna karta;12345;1234,50;2026-11-20T09:59:41+01:00');
    expect(second).toBe(`"'=1+1; ""navod""";0;;`);
  });

  test('is written as Excel of the language reads it', async () => {
    const lines = await linesOf({ language: 'en' });
    expect(lines[0]).toBe('Artikl,Razdoblje – Količina,"Razdoblje – Iznos, €",Vrijeme');
    expect(lines[1]).toBe('Satna karta,12345,1234.50,2026-11-20T09:59:41+01:00');
  });

  test('has the totals that are figures or the name of their row', async () => {
    expect((await linesOf()).at(-1)).toBe('Ukupno;;1234,50;');
  });

  test('has no totals row where the table has none', async () => {
    expect(await linesOf({ columns: columns.slice(1, 2) })).toEqual(['Razdoblje – Količina', '12345', '0']);
  });

  test('has what the rows are grouped by as its first column', async () => {
    const group = { header: 'Zona', of: (row: Row) => row.zone };
    expect(await linesOf({ columns: columns.slice(0, 2), group })).toEqual([
      'Zona;Artikl;Razdoblje – Količina',
      'Zona 1;Satna karta;12345',
      `Zona 2;"'=1+1; ""navod""";0`,
      ';Ukupno;',
    ]);
  });

  test('keeps the rows in the order in which they are shown', async () => {
    const lines = await linesOf({ columns: columns.slice(1, 2), rows: rows.toReversed() });
    expect(lines.slice(1)).toEqual(['0', '12345']);
  });

  test('of no rows has its heads', async () => {
    expect(await linesOf({ columns: columns.slice(1, 4), rows: [] })).toEqual([
      'Razdoblje – Količina;Razdoblje – Iznos, €;Vrijeme',
      ';1234,50;',
    ]);
  });

  test('is named after the table, with its type', async () => {
    const file = await fileOf({ label: 'Kanali prodaje: Split/Solin' });
    expect(file.name).toBe('Kanali prodaje- Split-Solin.csv');
    expect(file.blob.type).toBe('text/csv;charset=utf-8');
  });

  test('says in its name which page of a list it holds, in both languages', async () => {
    const subject = { outlet: 'Šibenik', range: { begin: '2026-11-20', end: '2026-11-20' } };
    const nameOf = async (page: FilePage, language: Language = 'hr') =>
      (await fileOf({ label: 'Transakcije', subject, page, language })).name;
    expect(await nameOf({ page: 2, pages: 31 })).toBe('Šibenik Transakcije 2026-11-20 (stranica 2 od 31).csv');
    expect(await nameOf({ page: 2, pages: 31 }, 'en')).toBe('Šibenik Transakcije 2026-11-20 (page 2 of 31).csv');
    expect(await nameOf({ page: 1, pages: 1 })).toBe('Šibenik Transakcije 2026-11-20.csv');
  });
});
