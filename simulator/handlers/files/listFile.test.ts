import { expect, test } from 'vitest';
import { compareValues, shareOf } from '#api/figures.ts';
import { readXlsx } from '#file-readers';
import { ask, getJson, still } from '../../testing/testCalls.ts';
import { textsOf } from '../../texts/texts.ts';
import { dispositionOf } from '../dispatch.ts';
import { workbookOf } from './spreadsheet.ts';

const simulator = still();
const token = simulator.signIn('operator');
const range = 'begin_date=2026-11-01&end_date=2026-11-15&distributeri=2,6';
const compare = 'compare_begin_date=2025-11-01&compare_end_date=2025-11-15';

async function workbook(query: string, language = 'hr') {
  const reply = await ask(simulator, 'GET', `/api/parking/provider-list/?${query}&excel=true`, { token, language });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="parking.xlsx"');
  expect(reply.headers.get('Content-Type')).toContain('spreadsheetml');
  const { Workbook } = (await import('exceljs')).default;
  const book = new Workbook();
  await book.xlsx.load(await reply.arrayBuffer());
  const rowsOf = (at: number) =>
    (book.worksheets[at]?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
  return {
    book,
    providers: rowsOf(0),
    channels: rowsOf(1),
    filters: Object.fromEntries(rowsOf(2) as [string, string][]),
  };
}

test('the file has the rows, figures and total of the list, as numbers', async () => {
  const list = await getJson(simulator, `/api/parking/provider-list/?${range}`, token);
  const { book, providers, channels } = await workbook(range);
  expect(providers[0]).toEqual([
    'Naziv',
    'Dobavljač',
    'Količina',
    'Iznos (EUR)',
    'Ukupna količina',
    'Ukupan iznos (EUR)',
  ]);
  expect(providers).toHaveLength(27);
  const row = (each: Record<string, unknown>, name: unknown, supplier: unknown) => [
    name,
    supplier,
    each.valid_count,
    Number(each.valid_amount),
    each.total_count,
    Number(each.total_amount),
  ];
  for (const each of list.provider_list) expect(providers).toContainEqual(row(each, each.naziv, each.supplier));
  expect(providers.at(-1)).toEqual(row(list.ukupno, 'Ukupno', ''));
  // Croatian order: Š after S, Č after C.
  const names = providers.slice(1, -1).map(([name]) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('hr').compare as never));
  expect(channels).toHaveLength(2 + 25 * 2);
  // The shares of an opened row on screen: of the outlet's quantity and of its amount.
  expect(channels[0]?.slice(-2)).toEqual(['Udio u količini', 'Udio u iznosu']);
  for (const { naziv, valid_count, valid_amount, distributeri } of list.provider_list) {
    for (const own of distributeri) {
      const sheetRow = channels.find(([name, , channel]) => name === naziv && channel === own.reseller_name);
      expect(sheetRow?.slice(-2)).toEqual([
        shareOf(own.valid_count, valid_count).rounded,
        shareOf(Number(own.valid_amount), Number(valid_amount)).rounded,
      ]);
    }
  }
  expect(book.created.toISOString()).toBe('2026-11-15T09:00:00.000Z');
});

test('the Croatian order holds in English too', async () => {
  const { providers } = await workbook(range, 'en');
  const names = providers.slice(1, -1).map(([name]) => name as string);
  expect(names).toEqual([...names].sort(new Intl.Collator('hr').compare));
  expect(names).not.toEqual([...names].sort(new Intl.Collator('en').compare));
});

test('with a compare period each figure has its compare value, difference and percentage, in English too', async () => {
  const { providers } = await workbook(`${range}&${compare}`, 'en');
  expect(providers[0]).toEqual([
    'Name',
    'Supplier',
    'Quantity',
    'Quantity – compare',
    'Quantity – difference',
    'Quantity – difference %',
    'Amount (EUR)',
    'Amount (EUR) – compare',
    'Amount (EUR) – difference',
    'Amount (EUR) – difference %',
    'Total quantity',
    'Total amount (EUR)',
  ]);
  const before = await getJson(
    simulator,
    '/api/parking/provider-list/?begin_date=2025-11-01&end_date=2025-11-15&distributeri=2,6',
    token,
  );
  const total = providers.at(-1) as number[];
  expect(total[3]).toBe(before.ukupno.valid_count);
  expect(total[7]).toBe(Number(before.ukupno.valid_amount));
  expect(total[4]).toBe((total[2] ?? 0) - (total[3] ?? 0));
  expect(total[5]).toBe(compareValues(total[2], total[3]).percentage.rounded);
  // As it is shown, so that nothing rounds it again (behaviour 4.14).
  for (const figure of total.slice(2, 10)) expect(figure).toBe(Number(figure.toFixed(2)));
});

test('what sold in one of the periods only differs by 100 or −100 percent', async () => {
  const { providers } = await workbook(`${range}&compare_begin_date=2017-11-01&compare_end_date=2017-11-15`);
  expect(providers.at(-1)?.slice(3, 6)).toEqual([0, providers.at(-1)?.[2], 100]);
  const { providers: gone } = await workbook(
    `begin_date=2017-11-01&end_date=2017-11-15&compare_begin_date=2025-11-01&compare_end_date=2025-11-15`,
  );
  expect(gone.at(-1)?.[5]).toBe(-100);
});

test.each([
  ['begin_date=2026-11-01&end_date=2026-11-15', 'hr', 'Kanali prodaje', 'Svi'],
  ['begin_date=2026-11-01&end_date=2026-11-15&distributeri=', 'hr', 'Kanali prodaje', 'Nijedan'],
  ['begin_date=2026-11-01&end_date=2026-11-15&distributeri=', 'en', 'Sales channels', 'None'],
])('its last sheet lists its channels: %s, %s', async (query, language, name, value) => {
  expect((await workbook(query, language)).filters[name]).toBe(value);
});

test('file names are sent in ASCII and in UTF-8', () => {
  expect(dispositionOf('parking.xlsx')).toBe('attachment; filename="parking.xlsx"');
  expect(dispositionOf('R-1/2026 Š.pdf')).toBe(
    `attachment; filename="R-1-2026 S.pdf"; filename*=UTF-8''R-1-2026%20%C5%A0.pdf`,
  );
  expect(dispositionOf('S\u030cibenik\ud800\r\n.pdf')).toBe(
    `attachment; filename="Sibenik-.pdf"; filename*=UTF-8''%C5%A0ibenik-.pdf`,
  );
});

test('a spreadsheet of any texts opens, and shows them', async () => {
  const texts = ['S\u030cibenik', 'Kanal\uffff 1', 'Kanal\u000b 2', 'Kiosk_x0031_ Rijeka', '=1+1', '\ud800 <&>"\''];
  const shown = ['Šibenik', 'Kanal 1', 'Kanal 2', 'Kiosk_x0031_ Rijeka', '=1+1', ' <&>"\''];
  const bytes = await workbookOf(
    new Date('2026-11-15T09:00:00Z'),
    [{ name: 'Kiosk_x0031_', columns: texts.map((title) => ({ title, kind: 'text' })), rows: [texts], total: texts }],
    textsOf('hr'),
  );
  const [sheet] = readXlsx(bytes).sheets;
  expect(sheet?.name).toBe('Kiosk_x0031_');
  expect(sheet?.formulas).toBe(0);
  for (const row of [1, 2, 3]) {
    expect(shown.map((_, at) => sheet?.cells.get(`${'ABCDEF'[at]}${row}`))).toEqual(shown);
  }
});
