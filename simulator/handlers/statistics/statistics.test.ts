import { describe, expect, test } from 'vitest';
import { areas } from '#api/contract/index.ts';
import { ask, getJson, still } from '../../testing/testCalls.ts';

const simulator = still();
const token = simulator.signIn('finance');
const base = '/api/paydo-statistika/';
const autumn = 'begin_date=2026-09-10&end_date=2026-11-14';
const get = (section: string, query = autumn) => getJson(simulator, `${base}${section}/?${query}`, token);
const replyOf = async (path: string, language = 'en') => {
  const reply = await ask(simulator, 'GET', `${base}${path}`, { token, language });
  return [reply.status, reply.status === 204 ? undefined : await reply.json()];
};

/** The sections of the contract, those with pages apart. */
const sections = (areas.statistics ?? []).filter(({ query, reply }) => query !== undefined && reply.kind === 'json');
const nameOf = (path: string) => path.split('/').at(-2) ?? '';
const paged = [
  'korisnici_i_kupovine',
  'sve_kupovine',
  'broj_kupovina',
  'promocija_paydo',
  'promocija_mastercard',
  'promocije_iskoristeno',
  'po_gradovima',
  'poslovni_korisnici',
  'tokenizirane_kartice',
];

describe('dates', () => {
  test.each(sections.map(({ path }) => nameOf(path)))('of %s are checked', async (section) => {
    expect(await replyOf(`${section}/`)).toEqual([
      400,
      { begin_date: ['This field is required.'], end_date: ['This field is required.'] },
    ]);
    expect(await replyOf(`${section}/?begin_date=2026-11-14&end_date=2026-11-15`)).toEqual([
      400,
      { end_date: ['The date may not be after 14/11/2026.'] },
    ]);
  });

  test.each([
    ['begin_date=2018-04-15&end_date=2018-04-16', { begin_date: ['The date may not be before 16/4/2018.'] }],
    ['begin_date=2026-11-02&end_date=2026-11-01', { end_date: ['The end date may not be before the begin date.'] }],
    ['begin_date=2026-02-29&end_date=2026-11-01', { begin_date: ['Enter a valid date as YYYY-MM-DD.'] }],
    [
      'begin_date=2017-01-01&end_date=2027-01-01',
      {
        begin_date: ['The date may not be before 16/4/2018.'],
        end_date: ['The date may not be after 14/11/2026.'],
      },
    ],
  ])('%s', async (query, expected) => {
    expect(await replyOf(`svi_korisnici/?${query}`)).toEqual([400, expected]);
    expect(await replyOf(`?${query}&excel=true`)).toEqual([400, expected]);
    expect(await replyOf(`?${query}&recipient=uprava@primjer.hr`)).toEqual([400, expected]);
  });

  test('the days are from the first one to yesterday, by the clock', async () => {
    const all = 'begin_date=2018-04-16&end_date=2026-11-14';
    const { records_total, content } = await get('korisnici_i_kupovine', all);
    expect(records_total).toBe(3135);
    expect(content[0].datum).toBe('2026-11-14');
    expect((await get('sve_kupovine', all)).records_total).toBe(8 * 12 + 8);
    const later = still({ now: '2026-11-15T23:00:00Z' });
    const path = `${base}broj_kupovina/?begin_date=2026-11-15&end_date=2026-11-15`;
    expect((await ask(later, 'GET', path, { token: later.signIn('finance') })).status).toBe(200);
  });
});

describe('pages', () => {
  test.each(paged)('of %s have fifty rows and, one after the other, all of them once', async (section) => {
    const query = 'begin_date=2019-09-20&end_date=2026-11-14';
    const first = await get(section, query);
    const rows = [...first.content];
    for (let page = 2; rows.length < first.records_total; page++) {
      const { content, records_total } = await get(section, `${query}&page=${page}`);
      expect(records_total).toBe(first.records_total);
      expect(content.length).toBe(Math.min(50, records_total - rows.length));
      rows.push(...content);
    }
    expect(first.content.length).toBe(Math.min(50, first.records_total));
    expect(rows).toHaveLength(first.records_total);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    expect(await get(section, `${query}&page=99`)).toEqual({ content: [], records_total: first.records_total });
  });

  test.each(['0', '-1', 'x', '1.5', ''])('there is no page %s', async (page) => {
    expect(await replyOf(`po_gradovima/?${autumn}&page=${page}`)).toEqual([
      400,
      { page: ['The page must be a number from 1 up.'] },
    ]);
  });

  test('days and months go from the newest on, cities and companies by name', async () => {
    const sorted = (texts: readonly string[], compare?: (a: string, b: string) => number) =>
      expect(texts).toEqual([...texts].sort(compare));
    // biome-ignore lint/suspicious/noExplicitAny: the wire.
    const column = async (section: string, key: string) => (await get(section)).content.map((row: any) => row[key]);
    const newestFirst = (a: string, b: string) => (a < b ? 1 : -1);
    for (const section of ['korisnici_i_kupovine', 'promocija_paydo', 'promocije_iskoristeno'])
      sorted(await column(section, 'datum'), newestFirst);
    expect(await column('sve_kupovine', 'mjesec')).toEqual([11, 10, 9]);
    expect(await column('tokenizirane_kartice', 'mjesec')).toEqual([11, 10, 9]);
    const croatian = new Intl.Collator('hr').compare;
    sorted(await column('po_gradovima', 'grad'), croatian);
    sorted(await column('poslovni_korisnici', 'naziv'), croatian);
  });
});

test('the reports by day have a row for each day in each list; payments are of new and of all users', async () => {
  for (const section of ['novi_korisnici', 'svi_korisnici', 'web_data', 'mobile_data']) {
    const { typeOfUserList, purchasesList, amountsList, paymentsList } = await get(section);
    for (const list of [typeOfUserList, purchasesList, amountsList]) expect(list).toHaveLength(66);
    if (section.endsWith('_data')) expect(paymentsList).toBeUndefined();
    else expect(paymentsList).toHaveLength(66);
  }
});

test('the footers are arrays of one', async () => {
  expect(await get('korisnik_max_kupovina')).toHaveLength(1);
  expect(await get('trenutno_aktivni_tokeni')).toHaveLength(1);
  expect(await get('trenutno_aktivni_tokeni', 'begin_date=2018-04-16&end_date=2018-04-16')).toEqual(
    await get('trenutno_aktivni_tokeni'),
  );
});

test('the last payment type is in the language of the call', async () => {
  const wayIn = async (language: string) => {
    const reply = await ask(simulator, 'GET', `${base}poslovni_korisnici/?${autumn}`, { token, language });
    const { content } = await reply.json();
    const ways = content.map((row: { zadnja_uplata_nacin: string | null }) => row.zadnja_uplata_nacin);
    // A company that has just come has paid nothing yet.
    return new Set(ways.filter((way: string | null) => way !== null));
  };
  expect([...(await wayIn('hr'))].sort()).toEqual(['Banka', 'Bon', 'Kartica']);
  expect([...(await wayIn('en'))].sort()).toEqual(['Bank', 'Card', 'Voucher']);
});

test('a scenario without the app has no data', async () => {
  const empty = still({ scenario: 'empty' });
  const nobody = empty.signIn('finance');
  for (const { path } of sections) {
    const reply = await getJson(empty, `/api${path}?${autumn}`, nobody);
    const expected = paged.includes(nameOf(path)) || 'content' in reply ? { content: [], records_total: 0 } : reply;
    expect(reply).toEqual(expected);
    for (const list of Object.values(reply)) expect([[], 0]).toContainEqual(list);
  }
});

describe('the mail', () => {
  const mails = async (of = simulator) => (await getJson(of, '/__simulator/mails')).mails;

  test('is sent to a listed recipient, once, with the days of the range', async () => {
    const { recipient_list } = await getJson(simulator, `${base}primatelji/`, token);
    expect(recipient_list.length).toBeGreaterThan(1);
    const before = (await mails()).length;
    const path = `?${autumn}&recipient=${recipient_list[1]}`;
    expect(await replyOf(path, 'en')).toEqual([204, undefined]);
    expect(await replyOf(path, 'hr')).toEqual([204, undefined]);
    const sent = (await mails()).slice(before);
    expect(sent).toEqual([
      {
        at: '2026-11-15T09:00:00Z',
        to: recipient_list[1],
        subject: 'Statistics of the mobile payment',
        text: expect.stringContaining('10 Sept 2026 – 14 Nov 2026'),
        link: null,
      },
      expect.objectContaining({
        subject: 'Statistika mobilnog plaćanja',
        text: expect.stringContaining('10. ruj 2026. – 14. stu 2026.'),
      }),
    ]);
  });

  test('is sent to no other address', async () => {
    const before = (await mails()).length;
    const unknown = { recipient: ['This recipient is not on the list.'] };
    for (const recipient of ['somebody@primjer.hr', '', 'UPRAVA@primjer.hr'])
      expect(await replyOf(`?${autumn}&recipient=${recipient}`)).toEqual([400, unknown]);
    expect(await replyOf(`?${autumn}`)).toEqual([400, { recipient: ['This field is required.'] }]);
    expect(await replyOf(`?${autumn}&excel=false`)).toEqual([400, { recipient: ['This field is required.'] }]);
    expect(await replyOf(`?${autumn}&excel=true&recipient=uprava@primjer.hr`)).toEqual([
      400,
      { non_field_errors: ['Ask either for the file or for a recipient of the mail.'] },
    ]);
    expect(await mails()).toHaveLength(before);
  });
});
