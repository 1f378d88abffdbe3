import { expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';
import { cents } from '../testing/testFigures.ts';
import type { Outlet } from '../world/catalogue.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { asOf, indexOf, startOf } from './calendar.ts';
import { createLedger } from './ledger.ts';
import { type Receipt, receiptOf, receipts } from './receipts.ts';
import { pageSize, transactions } from './transactions.ts';

const { outlets, channels } = defaultCatalogue;
const ledger = createLedger(channels, 1);
const now = asOf(new Date('2026-11-15T09:00:00Z'));
const outletOf = (name: string): Outlet => {
  const found = outlets.find((outlet) => outlet.service === 'parking' && outlet.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const opatija = outletOf('Opatija');
const code = 'OP';
const select = (outlet: Outlet, from: string, to: string, asOf = now) => ({
  outlets: [outlet],
  channelIds: undefined,
  from: indexOf(from),
  to: indexOf(to),
  asOf,
});
const list = (from: string, to: string, page: number | 'all' = 'all', asOf = now) =>
  receipts(ledger, opatija, code, select(opatija, from, to, asOf), page);
const placeOf = ({ number }: Receipt) => Number(number.split('/')[0]);

test('receipts of a year are numbered through from 1, newest first, and begin at 1 again in the next', () => {
  for (const year of [2024, 2025]) {
    const { rows, count, pages } = list(`${year}-01-01`, `${year}-12-31`);
    expect(rows.map(placeOf)).toEqual(Array.from({ length: count }, (_, at) => count - at));
    expect(rows.length).toBeGreaterThan(1000);
    expect(pages).toBe(Math.ceil(count / pageSize));
    const times = rows.map(({ time }) => time.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  }
  const overNewYear = list('2025-12-31', '2026-01-01').rows.map(placeOf);
  expect(overNewYear.indexOf(1)).toBeGreaterThan(0);
  expect(overNewYear[overNewYear.indexOf(1) + 1]).toBe(list('2025-01-01', '2025-12-31').count);
});

test('a page is a part of the whole, and one past the end is empty', () => {
  const [from, to] = ['2026-09-20', '2026-11-15'];
  const whole = list(from, to);
  const paged = Array.from({ length: whole.pages }, (_, page) => list(from, to, page + 1));
  expect(paged.flatMap(({ rows }) => rows)).toEqual(whole.rows);
  expect(paged.slice(0, -1).every(({ rows }) => rows.length === pageSize)).toBe(true);
  expect(new Set(paged.map(({ count, pages }) => `${count} in ${pages}`)).size).toBe(1);
  expect(list(from, to, whole.pages + 1)).toEqual({ ...whole, rows: [] });
  expect(list('2017-01-01', '2017-12-31')).toEqual({ rows: [], count: 0, pages: 1 });
});

test('only valid sales of the channels that the provider is paid for itself have one', () => {
  const [from, to] = ['2026-10-01', '2026-11-15'];
  const { rows } = list(from, to);
  const sold = transactions(
    ledger,
    opatija,
    { ...select(opatija, from, to), channelIds: [4, 5, 6] },
    { search: '', validity: 'valid' },
    'all',
  );
  expect(rows.map(({ id, quantity, cents, time }) => ({ id, quantity, cents, time }))).toEqual(
    sold.rows.map(({ id, quantity, cents, time }) => ({ id, quantity, cents, time })),
  );
  const byId = new Map(sold.rows.map((sale) => [sale.id, sale]));
  for (const { id, number, payment } of rows) {
    const channel = byId.get(id)?.channel.id;
    expect(number.split('/').slice(1)).toEqual([code, String(channel)]);
    if (channel === 4) expect(payment).toBe('card');
  }
});

test('a receipt keeps its number while the day goes on', () => {
  const day = '2026-11-15';
  const [morning, evening] = ['2026-11-15T11:00:00Z', '2026-11-15T20:00:00Z'].map((moment) => {
    const later = asOf(new Date(moment));
    return list(day, day, 'all', later).rows;
  }) as [Receipt[], Receipt[]];
  expect(morning.length).toBeGreaterThan(0);
  expect(evening.length).toBeGreaterThan(morning.length);
  expect(evening.slice(-morning.length)).toEqual(morning);
  const yesterday = list('2026-11-14', '2026-11-14').rows[0] as Receipt;
  expect(placeOf(morning.at(-1) as Receipt)).toBe(placeOf(yesterday) + 1);
});

test('a receipt is found by its id, with the same number; a sale without one, or of later, is not', () => {
  for (const row of list('2026-10-25', '2026-10-26').rows)
    expect(receiptOf(ledger, opatija, code, row.id, now)).toEqual(row);
  const { rows } = transactions(
    ledger,
    opatija,
    select(opatija, '2026-10-01', '2026-10-31'),
    { search: '', validity: 'all' },
    'all',
  );
  const isOwn = (channelId: number) => [4, 5, 6].includes(channelId);
  const others = [
    rows.find(({ isValid, channel }) => isValid && !isOwn(channel.id)),
    rows.find(({ isValid, channel }) => !isValid && isOwn(channel.id)),
  ];
  for (const sale of others) {
    if (!sale) throw new Error('no such sale');
    expect(receiptOf(ledger, opatija, code, sale.id, now)).toBeUndefined();
  }
  const tomorrow = asOf(new Date('2026-11-16T22:00:00Z'));
  const [later] = list('2026-11-16', '2026-11-16', 'all', tomorrow).rows;
  if (!later) throw new Error('nothing sold tomorrow');
  expect(receiptOf(ledger, opatija, code, later.id, tomorrow)).toEqual(later);
  expect(receiptOf(ledger, opatija, code, later.id, now)).toBeUndefined();
});

test.each(['2026-03-29', '2026-10-25'])('%s, when the clocks change, has its receipts within its own hours', (day) => {
  const { rows } = list(day, day);
  expect(rows.length).toBeGreaterThan(0);
  for (const { time } of rows) {
    expect(time.getTime()).toBeGreaterThanOrEqual(startOf(indexOf(day)));
    expect(time.getTime()).toBeLessThan(startOf(indexOf(day) + 1));
  }
  const [before, after] = [addTo(day, { days: -1 }), addTo(day, { days: 1 })];
  const count = [before, day, after].reduce((sum, each) => sum + list(each, each).count, 0);
  expect(list(before, after).count).toBe(count);
});

const simulator = still();
const token = simulator.signIn('operator');
const racuni = (id: number) => `/api/parking/provider/${id}/racuni/`;
const october = 'begin_date=2026-10-01&end_date=2026-10-31';
const pdfOf = (provider: number, receipt: number) =>
  ask(simulator, 'GET', `${racuni(provider)}download/?transaction_id=${receipt}`, { token });

test('the list has what the ledger issued; its PDF is requested by id, named after the number, and the same each time', async () => {
  const { info } = await getJson(simulator, `/api/parking/provider/${opatija.id}/info/`, token);
  const reply = await getJson(simulator, `${racuni(opatija.id)}?${october}`, token);
  const { rows, count, pages } = receipts(ledger, opatija, info.code, select(opatija, '2026-10-01', '2026-10-31'), 1);
  expect([reply.ukupno_racuna, reply.broj_stranica]).toEqual([count, pages]);
  for (const [at, row] of reply.racuni.entries()) {
    expect(row).toMatchObject({ id: rows[at]?.id, broj_racuna: rows[at]?.number, quantity: rows[at]?.quantity });
    expect(cents(row.total_amount)).toBe(rows[at]?.cents);
    expect(['Kartica', 'Gotovina']).toContain(row.payment_type);
  }
  const [newest] = reply.racuni;
  const file = await pdfOf(opatija.id, newest.id);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  const name = `${newest.broj_racuna.replaceAll('/', '-')}.pdf`;
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.equals(Buffer.from(await (await pdfOf(opatija.id, newest.id)).arrayBuffer()))).toBe(true);
});

test("another provider's receipt, and an unknown one, do not exist", async () => {
  const [ofSplit] = (await getJson(simulator, `${racuni(2)}?${october}`, token)).racuni;
  expect((await pdfOf(opatija.id, ofSplit.id)).status).toBe(404);
  expect((await pdfOf(opatija.id, 1)).status).toBe(404);
  expect((await pdfOf(opatija.id, 999_999_999_999_999)).status).toBe(404);
  expect((await pdfOf(2, ofSplit.id)).status).toBe(200);
  const missing = await ask(simulator, 'GET', `${racuni(2)}download/`, { token });
  expect([missing.status, await missing.json()]).toEqual([400, { transaction_id: ['Ovo polje je obavezno.'] }]);
});

test('a provider that issues no receipts refuses the list, its file and a document', async () => {
  const karlovac = outletOf('Karlovac').id;
  for (const path of [`?${october}`, `?${october}&download=true`, 'download/?transaction_id=1']) {
    const reply = await ask(simulator, 'GET', `${racuni(karlovac)}${path}`, { token });
    expect([reply.status, Object.keys(await reply.json())]).toEqual([403, ['detail']]);
  }
});

test('receipts go back 730 days and no further', async () => {
  const first = addTo('2026-11-15', { days: -730 });
  const reply = (begin: string) =>
    ask(simulator, 'GET', `${racuni(2)}?begin_date=${begin}&end_date=${first}`, { token });
  expect((await reply(first)).status).toBe(200);
  const early = await reply(addTo(first, { days: -1 }));
  expect([early.status, Object.keys(await early.json())]).toEqual([400, ['begin_date']]);
});
