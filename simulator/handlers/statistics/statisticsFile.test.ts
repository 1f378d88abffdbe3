import { expect, test } from 'vitest';
import { ask, getJson, still } from '../../testing/testCalls.ts';

const simulator = still();
const token = simulator.signIn('finance');
const base = '/api/paydo-statistika/';
const october = 'begin_date=2026-10-01&end_date=2026-11-14';
// biome-ignore lint/suspicious/noExplicitAny: the wire.
type Wire = any;
/** All rows of a section. */
async function all(section: string, query: string): Promise<Wire[]> {
  const rows: Wire[] = [];
  for (let page = 1; ; page++) {
    const { content, records_total } = await getJson(simulator, `${base}${section}/?${query}&page=${page}`, token);
    rows.push(...content);
    if (rows.length >= records_total) return rows;
  }
}
const sum = (rows: readonly Wire[], key: string): number =>
  rows.reduce((total, row) => total + Math.round(Number(row[key]) * 100), 0) / 100;

async function file(query: string, language = 'hr') {
  const reply = await ask(simulator, 'GET', `${base}?${query}&excel=true`, { token, language });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="BmoveStatistika.xlsx"');
  expect(reply.headers.get('Content-Type')).toContain('spreadsheetml');
  return reply.arrayBuffer();
}

async function workbook(query: string, language = 'hr') {
  const { Workbook } = (await import('exceljs')).default;
  const book = new Workbook();
  await book.xlsx.load(await file(query, language));
  return {
    names: book.worksheets.map(({ name }) => name),
    rowsOf(name: string) {
      const sheet = book.getWorksheet(name);
      if (!sheet) throw new Error(`No sheet ${name}`);
      const rows = (sheet.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
      const [heads = []] = rows;
      return {
        heads,
        rows: rows.slice(1, -1),
        /** The totals row's value below a head. */
        total: (head: string) => rows.at(-1)?.[heads.indexOf(head)],
        formatOf: (head: string) => sheet.getCell(2, heads.indexOf(head) + 1).numFmt,
      };
    },
  };
}

test('a sheet for each view and a summary, with totals that are those of the sections', async () => {
  const { names, rowsOf } = await workbook(october);
  expect(names).toEqual([
    'Korisnici i kupovine',
    'Sve kupovine',
    'Broj kupovina',
    'Promocija Paydo',
    'Promocija Mastercard',
    'Promocije ukupno',
    'Iskorištene promocije',
    'Po gradovima',
    'Novi korisnici',
    'Svi korisnici',
    'Web',
    'Mobilna aplikacija',
    'Poslovni korisnici',
    'Tokenizirane kartice',
    'Sažetak',
  ]);
  const days = await all('korisnici_i_kupovine', october);
  const perDay = rowsOf('Korisnici i kupovine');
  expect(perDay.heads).toEqual([
    'Datum',
    'Korisnici',
    'Privatni',
    'Poslovni',
    'Kupovine',
    'Iznos (EUR)',
    'Android',
    'iOS',
  ]);
  expect(perDay.rows).toEqual(
    days.map((row) => [
      new Date(row.datum),
      row.korisnici_ukupno,
      row.korisnici_privatni,
      row.korisnici_poslovni,
      row.kupovine,
      Number(row.iznos),
      row.android,
      row.ios,
    ]),
  );
  expect(['Datum', 'Kupovine', 'Iznos (EUR)'].map(perDay.formatOf)).toEqual(['dd.mm.yyyy', '#,##0', '#,##0.00']);
  const purchases = sum(days, 'kupovine');
  const amount = sum(days, 'iznos');
  expect([perDay.total('Datum'), perDay.total('Kupovine'), perDay.total('Iznos (EUR)')]).toEqual([
    'Ukupno',
    purchases,
    amount,
  ]);
  // A user who buys on two days counts once: a sum would be wrong.
  expect(perDay.total('Korisnici')).toBeUndefined();

  const months = rowsOf('Sve kupovine');
  expect(months.rows.map(([month]) => month)).toEqual([new Date('2026-11-01'), new Date('2026-10-01')]);
  expect([months.total('Ukupno – broj'), months.total('Ukupno – vrijednost (EUR)')]).toEqual([purchases, amount]);
  for (const name of ['Broj kupovina', 'Po gradovima']) {
    expect([name, rowsOf(name).total('Kupovine')]).toEqual([name, purchases]);
    expect([name, rowsOf(name).total('Iznos (EUR)')]).toEqual([name, amount]);
  }
  const everybody = rowsOf('Svi korisnici');
  expect(everybody.rows).toHaveLength(45);
  expect(everybody.total('Kupovine: Ukupno')).toBe(purchases);
  expect(everybody.total('Iznos (EUR): Ukupno')).toBe(amount);
  const promotions = await all('promocije_ukupno', october);
  expect(rowsOf('Promocije ukupno').rows).toEqual(
    promotions.map((row) => [row.promocija, row.broj, Number(row.popust)]),
  );
  expect(rowsOf('Promocija Paydo').total('Popust (EUR)')).toBe(Number(promotions[0].popust));
  expect(rowsOf('Iskorištene promocije').total('Mastercard')).toBe(promotions[1].broj);
  const companies = await all('poslovni_korisnici', october);
  const business = rowsOf('Poslovni korisnici');
  expect(business.heads).toHaveLength(28);
  expect(business.rows).toHaveLength(companies.length);
  expect(business.total('Kupovine ukupno – broj')).toBe(sum(companies, 'kupovine_ukupno_broj'));
  expect(business.total('Uplate ukupno – vrijednost (EUR)')).toBe(sum(companies, 'uplate_ukupno_iznos'));
  const cards = await all('tokenizirane_kartice', october);
  expect(rowsOf('Tokenizirane kartice').total('Ukupno')).toBe(sum(cards, 'ukupno'));
  const [top] = await getJson(simulator, `${base}korisnik_max_kupovina/?${october}`, token);
  expect(rowsOf('Sažetak').rows).toContainEqual(['Korisnik s najviše kupovina', top.email]);
});

test('newcomers have a sum, all users of each day have none', async () => {
  const { rowsOf } = await workbook(october);
  const { typeOfUserList, paymentsList } = await getJson(simulator, `${base}novi_korisnici/?${october}`, token);
  const newcomers = rowsOf('Novi korisnici');
  expect(newcomers.total('Ukupno')).toBe(sum(typeOfUserList, 'ukupno'));
  expect(newcomers.total('Uplate: Sve – vrijednost (EUR)')).toBe(sum(paymentsList, 'sve_iznos'));
  expect(rowsOf('Svi korisnici').total('Ukupno')).toBeUndefined();
  expect(rowsOf('Web').heads).not.toContain('Preuzimanja Android');
  expect(rowsOf('Web').heads.some((head) => String(head).startsWith('Uplate'))).toBe(false);
});

test('over more than two years the reports are by month, with the same sums', async () => {
  const query = 'begin_date=2018-04-16&end_date=2026-11-14';
  const { rowsOf } = await workbook(query, 'en');
  const { typeOfUserList, purchasesList, amountsList } = await getJson(
    simulator,
    `${base}svi_korisnici/?${query}`,
    token,
  );
  const everybody = rowsOf('All users');
  expect(everybody.heads[0]).toBe('Month');
  expect(everybody.rows).toHaveLength(104);
  expect(everybody.total('Purchases: Total')).toBe(sum(purchasesList, 'ukupno'));
  expect(everybody.total('Amount (EUR): Card')).toBe(sum(amountsList, 'kartica'));
  // Users at the end of the month.
  expect(everybody.rows.at(-1)?.[everybody.heads.indexOf('Total')]).toBe(typeOfUserList.at(-1).ukupno);
  expect(everybody.heads).not.toContain('Active users');
  expect(rowsOf('New users').total('Total')).toBe(typeOfUserList.at(-1).ukupno);
  expect(rowsOf('Users and sales').rows).toHaveLength(3135);
});

test('the same call has the same bytes; the other language has other heads', async () => {
  const bytes = Buffer.from(await file(october));
  expect(Buffer.from(await file(october)).equals(bytes)).toBe(true);
  const { names, rowsOf } = await workbook(october, 'en');
  expect(names.slice(0, 3)).toEqual(['Users and sales', 'All sales', 'Number of sales']);
  expect(rowsOf('Number of sales').rows.map(([group]) => group)).toEqual([
    'No purchases',
    '1 purchase',
    '2 – 10 purchases',
    '11 – 50 purchases',
    'More than 50 purchases',
  ]);
});

test('in a scenario without the app the file has heads and zeros', async () => {
  const empty = still({ scenario: 'empty' });
  const reply = await ask(empty, 'GET', `${base}?${october}&excel=true`, { token: empty.signIn('finance') });
  expect(reply.status).toBe(200);
  expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(5000);
});
