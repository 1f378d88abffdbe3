import { expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { ask, getJson, still } from '../../testing/testCalls.ts';
import { cents } from '../../testing/testFigures.ts';

const simulator = still();
const token = simulator.signIn('park');
const today = '2026-11-15';
const park = '/api/parkovi/park/1';
const rangeOf = (begin: string, end: string) => `begin_date=${begin}&end_date=${end}`;

interface Ticket {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly quantity: number;
  readonly order_date: string;
  readonly price: string;
  readonly payment_type: string;
  readonly total_incl_tax: string;
}

async function walk(range: string): Promise<Ticket[]> {
  const first = await getJson(simulator, `${park}/ulaznice/?${range}`, token);
  const rows: Ticket[] = [...first.ulaznice];
  for (let page = 2; page <= first.broj_stranica; page++)
    rows.push(...(await getJson(simulator, `${park}/ulaznice/?${range}&page=${page}`, token)).ulaznice);
  expect(rows).toHaveLength(first.ukupno_ulaznica);
  return rows;
}

test.each([
  ['a month', '2026-10-01', '2026-10-31'],
  ['today so far', today, today],
  ['the week of the longest day', '2026-10-19', '2026-10-25'],
  ['the shortest day', '2026-03-29', '2026-03-29'],
  ['the turn of a year', '2025-12-30', '2026-01-02'],
])('tickets of %s are what the park sold validly, to the cent', async (_, begin, end) => {
  const range = rangeOf(begin, end);
  const rows = await walk(range);
  const { ukupno } = await getJson(simulator, `${park}/po-artiklima/?${range}`, token);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.reduce((sum, { total_incl_tax }) => sum + cents(total_incl_tax), 0)).toBe(cents(ukupno.valid_amount));
  expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(ukupno.valid_count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { price, quantity, total_incl_tax } of rows) expect(cents(price) * quantity).toBe(cents(total_incl_tax));
  const times = rows.map(({ order_date }) => Date.parse(order_date));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('every buyer has a name and a mail, and the payment type is in the language of the call', async () => {
  const range = rangeOf('2026-08-01', '2026-08-07');
  const rows = await walk(range);
  for (const { name, email } of rows) {
    expect(name).toMatch(/\S \S/);
    expect(email).toMatch(/^[\w.+-]+@[\w.-]+\.\w+$/);
  }
  expect(new Set(rows.map((row) => row.payment_type))).toEqual(
    new Set(['Kartica', 'Internetsko bankarstvo', 'Vrijednosni bon']),
  );
  const reply = await ask(simulator, 'GET', `${park}/ulaznice/?${range}`, { token, language: 'en' });
  for (const { payment_type } of (await reply.json()).ulaznice)
    expect(['Card', 'Online banking', 'Voucher']).toContain(payment_type);
});

test.each([
  ['hr', 'Datum ne smije biti prije 15. 11. 2024.'],
  ['en', 'The date may not be before 15/11/2024.'],
])('they go back 730 days; a day earlier is refused on begin_date (%s)', async (language, message) => {
  const first = addTo(today, { days: -730 });
  const asked = (begin: string, more = '') =>
    ask(simulator, 'GET', `${park}/ulaznice/?${rangeOf(begin, first)}${more}`, { token, language });
  expect((await asked(first)).status).toBe(200);
  for (const more of ['', '&excel=true']) {
    const early = await asked(addTo(first, { days: -1 }), more);
    expect([early.status, await early.json()]).toEqual([400, { begin_date: [message] }]);
  }
  // The park's reports know no such window.
  const report = `${park}/po-artiklima/?${rangeOf(addTo(first, { days: -1 }), first)}`;
  expect((await ask(simulator, 'GET', report, { token })).status).toBe(200);
});

test.each([
  [rangeOf('2026-11-10', '2026-11-16'), 'end_date'],
  [rangeOf('2026-11-10', '2026-11-09'), 'end_date'],
  [rangeOf('2026-02-30', '2026-11-09'), 'begin_date'],
  ['end_date=2026-11-09', 'begin_date'],
  [`${rangeOf(today, today)}&page=0`, 'page'],
  [`${rangeOf(today, today)}&page=x`, 'page'],
])('?%s is refused on %s', async (query, field) => {
  const reply = await ask(simulator, 'GET', `${park}/ulaznice/?${query}`, { token });
  expect([reply.status, Object.keys(await reply.json())]).toEqual([400, [field]]);
});

test('the file needs the same permission, and so does another park', async () => {
  const range = rangeOf('2026-10-01', '2026-10-31');
  const viewerOfGarages = simulator.signIn('garage');
  for (const more of ['', '&excel=true']) {
    const status = async (id: number, of: string) =>
      (await ask(simulator, 'GET', `/api/parkovi/park/${id}/ulaznice/?${range}${more}`, { token: of })).status;
    expect([await status(1, token), await status(3, token), await status(1, viewerOfGarages)]).toEqual([200, 403, 403]);
    expect(await status(99, token)).toBe(404);
  }
});
