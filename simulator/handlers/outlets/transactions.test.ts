import { expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { codeKey } from '#api/text.ts';
import { ask, getJson, still } from '../../testing/testCalls.ts';
import { cents, sumOfSales, type WireSale } from '../../testing/testFigures.ts';
import { textsOf } from '../../texts/texts.ts';
import { workbookOf } from '../files/spreadsheet.ts';

const simulator = still();
const token = simulator.signIn('operator');
const today = '2026-11-15';
const rangeOf = (begin: string, end: string) => `begin_date=${begin}&end_date=${end}`;
const oneDay = rangeOf(today, today);

const plateOrCode = {
  field: 'trans_search',
  hr: 'Ako je razdoblje dulje od jednog dana, registarska oznaka ili šifra je obavezna.',
  en: 'If the period is longer than one day, license plate / code is mandatory.',
};
const ticket = {
  field: 'ticket_number',
  hr: 'Ako je razdoblje dulje od jednog dana, broj listića je obavezan.',
  en: 'If the period is longer than one day, ticket number is mandatory.',
};
const plateOrTicket = {
  field: 'transaction_input',
  hr: 'Ako je razdoblje dulje od jednog dana, registarska oznaka ili broj listića je obavezan.',
  en: 'If the period is longer than one day, license plate / ticket number is mandatory.',
};
const lists = [
  ['parking', '/api/parking/provider/10/transakcije/', plateOrCode],
  ['garages', '/api/garaze/garaza/12/transakcije/', ticket],
  ['parks', '/api/parkovi/park/2/transakcije/', ticket],
  ['sales', '/api/prodaja/igeusprovider/5/transakcije/', plateOrTicket],
] as const;

interface WireTransaction extends WireSale {
  readonly trans_ref: string;
  readonly vrijeme_transakcije: string;
  readonly vrijedi_od: string | null;
  readonly vrijedi_do: string | null;
  readonly status_opisno: string;
  readonly status_opisno_kratko: string;
  readonly transaction_input: string;
  readonly zone_name: string | null;
  readonly reseller_name: string;
}
interface Page {
  readonly transakcije: readonly WireTransaction[];
  readonly ukupno_transakcija: number;
  readonly broj_stranica: number;
}

const get = (path: string, query: string): Promise<Page> => getJson(simulator, `${path}?${query}`, token);
const replyOf = async (path: string, query: string, language: 'hr' | 'en' = 'hr') => {
  const reply = await ask(simulator, 'GET', `${path}?${query}`, { token, language });
  return [reply.status, await reply.json()];
};

async function walk(path: string, query: string): Promise<WireTransaction[]> {
  const first = await get(path, query);
  const rows = [...first.transakcije];
  for (let page = 2; page <= first.broj_stranica; page++)
    rows.push(...(await get(path, `${query}&page=${page}`)).transakcije);
  return rows;
}

test.each(lists)('%s: the window is 30 days back, for the file too', async (_, path, { field }) => {
  const first = addTo(today, { days: -30 });
  const before = addTo(first, { days: -1 });
  for (const excel of ['', '&excel=true']) {
    const { status } = await ask(simulator, 'GET', `${path}?${rangeOf(first, first)}${excel}`, { token });
    expect(status).toBe(200);
    expect(await replyOf(path, `${rangeOf(before, before)}${excel}`)).toEqual([
      400,
      { begin_date: ['Datum ne smije biti prije 16. 10. 2026.'] },
    ]);
    const tomorrow = addTo(today, { days: 1 });
    expect(await replyOf(path, `${rangeOf(today, tomorrow)}&${field}=1${excel}`, 'en')).toEqual([
      400,
      { end_date: ['The date may not be after 15/11/2026.'] },
    ]);
    expect(await replyOf(path, `${rangeOf(today, first)}&${field}=1${excel}`)).toEqual([
      400,
      { end_date: ['Završni datum ne smije biti prije početnog.'] },
    ]);
  }
});

test.each(lists)('%s: more than one day needs a search, with the message of the list', async (_, path, search) => {
  const range = rangeOf(addTo(today, { days: -1 }), today);
  for (const language of ['hr', 'en'] as const) {
    const expected = [400, { [search.field]: [search[language]] }];
    for (const text of ['', `&${search.field}=`, `&${search.field}=%20-%20`, '&page=2', '&excel=true'])
      expect(await replyOf(path, range + text, language)).toEqual(expected);
  }
  expect((await get(path, `${range}&${search.field}=7`)).ukupno_transakcija).toBeGreaterThan(0);
  expect((await get(path, oneDay)).ukupno_transakcija).toBeGreaterThan(0);
});

test.each(lists)('%s: a wrong word or page is refused on its field', async (_, path) => {
  for (const word of ['valid', 'SVE', ''])
    expect(await replyOf(path, `${oneDay}&opcija_prikaza=${word}`)).toEqual([
      400,
      { opcija_prikaza: ['Vrijednost nije ispravna.'] },
    ]);
  for (const page of ['0', '-1', '1.5', 'x', ''])
    expect(await replyOf(path, `${oneDay}&page=${page}`)).toEqual([
      400,
      { page: ['Stranica mora biti broj od 1 nadalje.'] },
    ]);
  expect(await replyOf(path, 'begin_date=2026-11-31&end_date=2026-11-15', 'en')).toEqual([
    400,
    { begin_date: ['Enter a valid date as YYYY-MM-DD.'] },
  ]);
});

test.each(lists)('%s: a page past the end is empty, and so is a search without matches', async (_, path, { field }) => {
  const { transakcije, ...totals } = await get(path, oneDay);
  expect(transakcije.length).toBeGreaterThan(0);
  expect(await get(path, `${oneDay}&page=${totals.broj_stranica + 1}`)).toEqual({ transakcije: [], ...totals });
  expect(await get(path, `${oneDay}&page=999999999`)).toEqual({ transakcije: [], ...totals });
  const none = { transakcije: [], ukupno_transakcija: 0, broj_stranica: 1 };
  for (const text of ['Z'.repeat(200), '7'.repeat(200), '.*', "'; X--", '😀'])
    expect(await get(path, `${oneDay}&${field}=${encodeURIComponent(text)}`)).toEqual(none);
});

test.each(lists)('%s: a search is the same however it is typed', async (_, path, { field }) => {
  const first = (await get(path, oneDay)).transakcije[0] as WireTransaction;
  const plain = await get(path, `${oneDay}&${field}=${encodeURIComponent(first.transaction_input)}`);
  expect(plain.transakcije).toContainEqual(first);
  for (const typed of [
    first.transaction_input.replaceAll('-', '\u2212'),
    first.transaction_input.replaceAll(' ', '\u00a0'),
    [...first.transaction_input].join('\u200b'),
    first.transaction_input.normalize('NFD').toLowerCase(),
  ])
    expect(await get(path, `${oneDay}&${field}=${encodeURIComponent(typed)}`)).toEqual(plain);
});

test.each(lists)('%s: a search over the whole window finds every sale that holds it', async (_, path, { field }) => {
  const range = rangeOf(addTo(today, { days: -30 }), today);
  const [sample] = (await get(path, rangeOf('2026-11-10', '2026-11-10'))).transakcije as [WireTransaction];
  const found = await walk(path, `${range}&${field}=${encodeURIComponent(sample.transaction_input.toLowerCase())}`);
  expect(found).toContainEqual(sample);
  for (const { transaction_input } of found)
    expect(codeKey(transaction_input)).toContain(codeKey(sample.transaction_input));
});

test('the day of 25 hours lists each of its hours, and its neighbours none of them', async () => {
  const [, path] = lists[0];
  const rows = await walk(path, rangeOf('2026-10-25', '2026-10-25'));
  for (const { vrijeme_transakcije } of rows) {
    expect(vrijeme_transakcije >= '2026-10-24T22:00:00Z').toBe(true);
    expect(vrijeme_transakcije < '2026-10-25T23:00:00Z').toBe(true);
  }
  const after = await walk(path, rangeOf('2026-10-26', '2026-10-26'));
  for (const { vrijeme_transakcije } of after) expect(vrijeme_transakcije >= '2026-10-25T23:00:00Z').toBe(true);
});

async function sheetOf(bytes: ArrayBuffer) {
  const { Workbook } = (await import('exceljs')).default;
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** A moment as the wall clock of Zagreb in winter time, which is what a spreadsheet shows. */
const inZagreb = (moment: string | null) => moment && new Date(Date.parse(moment) + 3_600_000);

test.each(lists)('%s: the spreadsheet has every row in typed cells, and their sum', async (_, path) => {
  const query = `${rangeOf('2026-11-12', '2026-11-12')}&opcija_prikaza=sve`;
  const rows = await walk(path, query);
  const reply = await ask(simulator, 'GET', `${path}?${query}&excel=true`, { token });
  expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="transakcije.xlsx"');
  const sheet = await sheetOf(await reply.arrayBuffer());
  expect(sheet.name).toBe('Transakcije');
  expect(sheet.rowCount).toBe(1 + rows.length + 1);
  const cells = (at: number) => Array.from({ length: 11 }, (_, column) => sheet.getRow(at).getCell(column + 1).value);
  for (const [at, row] of rows.entries()) {
    expect(cells(at + 2)).toEqual([
      inZagreb(row.vrijeme_transakcije),
      row.transaction_input,
      row.zone_name,
      row.kolicina,
      cents(row.iznos) / 100,
      inZagreb(row.vrijedi_od),
      inZagreb(row.vrijedi_do),
      row.reseller_name,
      row.status_opisno_kratko,
      row.status_opisno,
      row.trans_ref,
    ]);
  }
  const [count, , amount] = sumOfSales(rows);
  expect(cells(rows.length + 2).slice(0, 5)).toEqual(['Ukupno', null, null, count, (amount ?? 0) / 100]);
  const first = sheet.getRow(2);
  expect([1, 2, 4, 5].map((column) => first.getCell(column).numFmt)).toEqual([
    'dd.mm.yyyy hh:mm:ss',
    '@',
    '#,##0',
    '#,##0.00',
  ]);
});

test('the spreadsheet shows what the list shows: validity, search and language', async () => {
  const [, path, { field }] = lists[0];
  const query = `${rangeOf('2026-11-01', today)}&${field}=KA&opcija_prikaza=neispravne`;
  const rows = await walk(path, query);
  expect(rows.length).toBeGreaterThan(0);
  const reply = await ask(simulator, 'GET', `${path}?${query}&excel=true`, { token, language: 'en' });
  const sheet = await sheetOf(await reply.arrayBuffer());
  expect(sheet.name).toBe('Transactions');
  expect(sheet.rowCount).toBe(1 + rows.length + 1);
  expect(sheet.getRow(1).getCell(2).value).toBe('Plate / ticket number');
  expect(sheet.getRow(rows.length + 2).getCell(1).value).toBe('Total');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://example.hr")'])(
  '%s stays text in a file',
  async (text) => {
    const bytes = await workbookOf(
      simulator.clock.now(),
      [{ name: 'Names', columns: [{ title: 'Name', kind: 'text' }], rows: [[text]] }],
      textsOf('en'),
    );
    const cell = (await sheetOf(bytes.buffer as ArrayBuffer)).getRow(2).getCell(1);
    const { ValueType } = (await import('exceljs')).default;
    expect([cell.type, cell.value]).toEqual([ValueType.String, text]);
  },
);

test('a file tells the two times of the repeated hour apart; its cells stay dates', async () => {
  const moments = ['2026-10-24T23:59:59Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'];
  const columns = [{ title: 'Time', kind: 'moment' }] as const;
  const rows = moments.map((moment) => [new Date(moment)]);
  const bytes = await workbookOf(simulator.clock.now(), [{ name: 'Times', columns, rows }], textsOf('hr'));
  const sheet = await sheetOf(bytes.buffer as ArrayBuffer);
  const cells = [2, 3, 4, 5].map((row) => sheet.getRow(row).getCell(1));
  expect(cells.map(({ value }) => value)).toEqual(
    ['01:59:59', '02:30:00', '02:30:00', '03:00:00'].map((time) => new Date(`2026-10-25T${time}Z`)),
  );
  const plain = 'dd.mm.yyyy hh:mm:ss';
  expect(cells.map(({ numFmt }) => numFmt)).toEqual([plain, `${plain}" (ljetno)"`, `${plain}" (zimsko)"`, plain]);
});
