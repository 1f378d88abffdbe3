import { describe, expect, test } from 'vitest';
import { areas } from '#api/contract/index.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';
import { users } from '../world/seeds/users.ts';
import { routes } from './index.ts';

const simulator = still();
const range = '?begin_date=2026-11-01&end_date=2026-11-02';
const day = '?begin_date=2026-11-02&end_date=2026-11-02';
const everyone = users.map(({ username }) => username);

/** A period and a rule of zone 11, which is provider 2's, and of garage 1; requests are those of approvals that wait. */
const at = '/parking/provider/2';
const zone = `${at}/zona/11`;
const garage = '/garaze/garaza/1';
const operator = simulator.signIn('operator');
const firstIn = async (path: string, list: string): Promise<number> =>
  (await getJson(simulator, `/api${path}`, operator))[list][0].id;
const zonePeriod = await firstIn(`${zone}/radna-vremena/`, 'radna_vremena');
const zoneRule = await firstIn(`${zone}/iznimke/`, 'iznimke');
const garagePeriod = await firstIn(`${garage}/radna-vremena/`, 'radna_vremena');
const garageRule = await firstIn(`${garage}/iznimke/`, 'iznimke');
const requestOf = async (path: string): Promise<number> => {
  const reply = await ask(simulator, 'DELETE', `/api${path}`, { token: operator });
  return (await reply.json()).request_id;
};
const periodRequest = await requestOf(`${zone}/radno-vrijeme/${zonePeriod}/`);
const ruleRequest = await requestOf(`${zone}/iznimka/${zoneRule}/`);
const garagePeriodRequest = await requestOf(`${garage}/radno-vrijeme/${garagePeriod}/`);
const garageRuleRequest = await requestOf(`${garage}/iznimka/${garageRule}/`);
const emptyBorder = JSON.stringify({ type: 'MultiPolygon', coordinates: [] });
const border = await ask(simulator, 'PATCH', `/api${zone}/`, { token: operator, body: { polygon_data: emptyBorder } });
const borderRequest = (await border.json()).request_id as number;

const seers = ['operator', 'provider', 'viewer'];
const statisticians = ['operator', 'finance', 'viewer'];
const changers = ['operator', 'provider'];
const garageSeers = ['operator', 'garage', 'viewer'];
const garageChangers = ['operator', 'garage'];
/** A period or a rule and its pending request, both with a change and with a withdrawal or a removal. */
const writes = (base: string, paths: readonly string[], allowed: readonly string[]) =>
  paths.flatMap((path) => [
    ['PATCH', `${base}/${path}/`, allowed] as const,
    // The same request is withdrawn only once: a second withdrawal is refused for that, not for a permission.
    ['DELETE', `${base}/${path}/`, allowed] as const,
  ]);

/**
 * The permissions of each call, independent of the contract: behaviour 21.29, by the users of 23.3. Provider 2 is
 * `provider`'s, 6 is `single`'s.
 */
const table: readonly (readonly [method: string, path: string, allowed: readonly string[]])[] = [
  ['GET', '/auth/user-info/', everyone],
  ['GET', '/auth/permission-list/', everyone],
  ['GET', '/common/usluge/', everyone],
  ['GET', '/common/distributeri/', everyone],
  ['GET', '/radna-vremena/popis-dana/', everyone],
  ['POST', '/auth/change-password/', everyone],
  ['POST', '/auth/logout/', everyone],
  ...['ukupno-po-uslugama', 'ukupno-po-distributerima', 'usluge-intervalno', 'distributeri-intervalno'].map(
    (report) => ['GET', `/dashboard/${report}/${range}`, ['operator', 'provider', 'viewer']] as const,
  ),
  ['GET', `/parking/provider-list/${range}`, ['operator', 'provider', 'single', 'viewer']],
  ['GET', `/parking/provider-list/${range}&excel=true`, ['operator', 'provider', 'single', 'viewer']],
  ...['info', 'po-distributerima', 'po-artiklima', 'intervalno', 'detaljno'].flatMap((report) => [
    ['GET', `/parking/provider/2/${report}/${range}`, ['operator', 'provider', 'viewer']] as const,
    ['GET', `/parking/provider/6/${report}/${range}`, ['operator', 'single', 'viewer']] as const,
    ['GET', `/parking/provider/1/${report}/${range}`, ['operator', 'viewer']] as const,
  ]),
  ['GET', `/parking/provider/2/transakcije/${day}`, ['operator', 'provider', 'viewer']],
  ['GET', `/parking/provider/6/transakcije/${day}`, ['operator', 'single', 'viewer']],
  ['GET', `/parking/provider/2/transakcije/${day}&excel=true`, ['operator', 'provider', 'viewer']],
  ['GET', `/parking/provider/2/racuni/${range}`, ['operator', 'provider', 'viewer']],
  ['GET', `/parking/provider/2/racuni/${range}&download=true`, ['operator', 'provider', 'viewer']],
  ['GET', `/parking/provider/2/racuni/download/`, ['operator', 'provider', 'viewer']],
  // Provider 4 issues no receipts.
  ['GET', `/parking/provider/4/racuni/${range}`, []],
  ['GET', `/garaze/garage-list/${range}`, ['operator', 'single', 'garage', 'viewer']],
  ['GET', `/garaze/garage-list/${range}&excel=true`, ['operator', 'single', 'garage', 'viewer']],
  ...[
    'info',
    'po-distributerima',
    'po-artiklima',
    'artikl-po-distributerima',
    'intervalno',
    'detaljno',
    'transakcije',
  ].flatMap((report) => [
    ['GET', `/garaze/garaza/1/${report}/${day}&item_price=1.60`, ['operator', 'garage', 'viewer']] as const,
    ['GET', `/garaze/garaza/12/${report}/${day}&item_price=1.60`, ['operator', 'single', 'viewer']] as const,
  ]),
  ['GET', `/parkovi/parkovi-list/${range}`, ['operator', 'park', 'viewer']],
  ...['info', 'po-artiklima', 'intervalno', 'transakcije', 'ulaznice'].flatMap((report) => [
    ['GET', `/parkovi/park/1/${report}/${day}`, ['operator', 'park', 'viewer']] as const,
    ['GET', `/parkovi/park/3/${report}/${day}`, ['operator', 'viewer']] as const,
  ]),
  ['GET', `/prodaja/igeusprovider-list/${range}`, ['operator', 'sales', 'viewer']],
  ...['info', 'po-distributerima', 'po-artiklima', 'intervalno', 'detaljno', 'transakcije'].flatMap((report) => [
    ['GET', `/prodaja/igeusprovider/1/${report}/${day}`, ['operator', 'sales', 'viewer']] as const,
    ['GET', `/prodaja/igeusprovider/2/${report}/${day}`, ['operator', 'viewer']] as const,
  ]),
  ['GET', '/obracuni/', ['operator', 'finance', 'viewer']],
  ...['zone', 'zone/map-url', 'zone/geojson', 'radno-vrijeme'].map((path) => ['GET', `${at}/${path}/`, seers] as const),
  ['GET', '/parking/provider/6/zone/', ['operator', 'single', 'viewer']],
  ['GET', '/upute-za-zone/', ['operator', 'provider', 'single', 'viewer']],
  ...['detaljno', 'radna-vremena', 'iznimke'].map((path) => ['GET', `${zone}/${path}/`, seers] as const),
  ...[
    `radno-vrijeme/${zonePeriod}`,
    `radno-vrijeme-request/${periodRequest}`,
    `iznimka/${zoneRule}`,
    `iznimka-request/${ruleRequest}`,
  ].map((path) => ['GET', `${at}/${path}/detaljno/`, seers] as const),
  ['POST', `${at}/radno-vrijeme/`, changers],
  ['POST', `${zone}/iznimke/`, changers],
  ['PATCH', `${zone}/`, changers],
  ['DELETE', `${zone}/polygon-request/${borderRequest}/`, changers],
  ...[at, zone].flatMap((base) =>
    writes(
      base,
      [
        `radno-vrijeme/${zonePeriod}`,
        `radno-vrijeme-request/${periodRequest}`,
        `iznimka/${zoneRule}`,
        `iznimka-request/${ruleRequest}`,
      ],
      changers,
    ),
  ),
  ...['radna-vremena', 'iznimke'].flatMap((path) => [
    ['GET', `${garage}/${path}/`, garageSeers] as const,
    ['POST', `${garage}/${path}/`, garageChangers] as const,
  ]),
  ...[
    `radno-vrijeme/${garagePeriod}`,
    `radno-vrijeme-request/${garagePeriodRequest}`,
    `iznimka/${garageRule}`,
    `iznimka-request/${garageRuleRequest}`,
  ].map((path) => ['GET', `${garage}/${path}/detaljno/`, garageSeers] as const),
  ...writes(
    garage,
    [
      `radno-vrijeme/${garagePeriod}`,
      `radno-vrijeme-request/${garagePeriodRequest}`,
      `iznimka/${garageRule}`,
      `iznimka-request/${garageRuleRequest}`,
    ],
    garageChangers,
  ),
  ['GET', '/zahtjevi/', ['operator', 'provider', 'garage', 'viewer']],
  ...['status', 'incidents/component-list', 'incidents/servicegroup-list', 'incident-list/public'].map(
    (path) => ['GET', `/system/${path}/`, everyone] as const,
  ),
  ['GET', '/system/incidents/permission/', ['operator', 'incidents', 'viewer']],
  ['GET', '/system/incident-list/', ['operator', 'incidents', 'viewer']],
  ['POST', '/system/incident-list/', ['operator', 'incidents', 'viewer']],
  ['PATCH', '/system/incident/1/', ['operator', 'incidents', 'viewer']],
  ['GET', '/system/incident/1/details/', ['operator', 'incidents', 'viewer']],
  ...['/korisnicke-postavke/', '/postavi-email/', '/system/user-subscription/'].map(
    (path) => ['POST', path, everyone] as const,
  ),
  ...[
    'korisnici_i_kupovine',
    'sve_kupovine',
    'broj_kupovina',
    'korisnik_max_kupovina',
    'promocija_paydo',
    'promocija_mastercard',
    'promocije_ukupno',
    'promocije_iskoristeno',
    'po_gradovima',
    'novi_korisnici',
    'svi_korisnici',
    'web_data',
    'mobile_data',
    'poslovni_korisnici',
    'tokenizirane_kartice',
    'trenutno_aktivni_tokeni',
    'primatelji',
  ].map((path) => ['GET', `/paydo-statistika/${path}/${range}`, statisticians] as const),
  ['GET', `/paydo-statistika/${range}&excel=true`, statisticians],
  ['GET', `/paydo-statistika/${range}&recipient=uprava@primjer.hr`, statisticians],
  // Statement of Zagreb for October 2026.
  ['GET', '/obracun/10106/download/', ['operator', 'finance', 'viewer']],
];

describe('permissions', () => {
  test.each(table)('%s %s', async (method, path, allowed) => {
    for (const username of everyone) {
      const token = simulator.signIn(username);
      const { status } = await ask(simulator, method, `/api${path}`, {
        token,
        ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
      });
      // An allowed call may still be refused for its body.
      expect([username, status !== 403]).toEqual([username, allowed.includes(username)]);
      expect(status).not.toBe(401);
    }
    const { status } = await ask(simulator, method, `/api${path}`, method === 'GET' ? {} : { body: {} });
    expect(status).toBe(401);
  });

  test('the three public calls need no token, and a wrong one does no harm', async () => {
    for (const path of ['/auth/login/', '/auth/reset-password/', '/auth/reset-password/abc/']) {
      for (const token of [undefined, 'wrong']) {
        expect((await ask(simulator, 'POST', `/api${path}`, { token, body: {} })).status).toBe(400);
      }
    }
  });

  test('every call of the contract has a response and is in this table', () => {
    const calls = Object.values(areas).flat();
    expect(routes.map(({ call }) => call.name).sort()).toEqual(calls.map(({ name }) => name).sort());
    const anyId = (path: string) => path.replace(/\{\w+\}/g, '{id}');
    const listed = new Set(
      table.map(([method, path]) => `${method} ${path.replace(/\?.*/, '').replace(/\/\d+(?=\/)/g, '/{id}')}`),
    );
    const asked = calls
      .filter(({ access }) => access !== 'public')
      .map(({ method, path }) => `${method} ${anyId(path)}`);
    expect([...listed].sort()).toEqual([...new Set(asked)].sort());
  });
});

describe('order of checks', () => {
  const none = simulator.signIn('newcomer');
  const partner = simulator.signIn('provider');
  const operator = simulator.signIn('operator');
  const status = async (method: string, path: string, token?: string, body?: unknown) =>
    (await ask(simulator, method, `/api${path}`, { token, body })).status;

  test('401 before 404', async () => {
    expect(await status('GET', '/nowhere/')).toBe(401);
    expect(await status('GET', '/parking/provider/999/info/')).toBe(401);
    expect(await status('DELETE', '/common/usluge/', 'stale')).toBe(401);
  });
  test('404 before 405, 403 and 400', async () => {
    expect(await status('GET', '/nowhere/', none)).toBe(404);
    expect(await status('DELETE', '/parking/provider/999/info/', none)).toBe(404);
    expect(await status('GET', '/parking/provider/999/intervalno/', none)).toBe(404);
    expect(await status('GET', '/obracun/999999/download/', none)).toBe(404);
    expect(await status('GET', '/obracun/10106/download/', none)).toBe(403);
    expect(await status('POST', '/obracun/999999/download/', none, {})).toBe(404);
    for (const id of ['x', '0', '-1', '1.5', '1e1', '01', '%E0%A4%A', '99999999999999999']) {
      expect([id, await status('GET', `/parking/provider/${id}/info/`, operator)]).toEqual([id, 404]);
    }
  });
  test('405 before 403 and 400, with what is allowed', async () => {
    expect(await status('POST', '/dashboard/usluge-intervalno/', none, {})).toBe(405);
    const reply = await ask(simulator, 'PATCH', '/api/parking/provider/1/info/', { token: partner, body: {} });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe('GET');
    expect(await status('GET', '/auth/login/')).toBe(405);
  });
  test('403 before 400', async () => {
    expect(await status('GET', '/dashboard/usluge-intervalno/', none)).toBe(403);
    expect(await status('GET', '/parking/provider/1/intervalno/?begin_date=x', partner)).toBe(403);
  });
  test('400 last', async () => {
    expect(await status('GET', '/parking/provider/2/intervalno/?begin_date=x', partner)).toBe(400);
    expect(await status('POST', '/auth/login/', undefined, '{not json')).toBe(400);
  });
  test('every call also works without the slash at the end', async () => {
    for (const path of ['/common/usluge', `/parking/provider/2/intervalno${range}`]) {
      const slashed = path.replace(/(\?|$)/, '/$1');
      const texts = await Promise.all(
        [path, slashed].map((each) => ask(simulator, 'GET', `/api${each}`, { token: operator }).then((r) => r.text())),
      );
      expect(texts[0]).toBe(texts[1]);
    }
    expect(await status('GET', '/common/usluge//', operator)).toBe(404);
  });
});

describe('bad input', () => {
  const token = simulator.signIn('operator');
  const replyOf = async (query: string, language = 'en') => {
    const reply = await ask(simulator, 'GET', `/api/parking/provider-list/?${query}`, { token, language });
    return [reply.status, await reply.json()];
  };

  test.each([
    ['', { begin_date: ['This field is required.'], end_date: ['This field is required.'] }],
    ['begin_date=2026-11-01', { end_date: ['This field is required.'] }],
    ['begin_date=2026-02-29&end_date=2026-11-01', { begin_date: ['Enter a valid date as YYYY-MM-DD.'] }],
    [
      'begin_date=01.11.2026&end_date=',
      { begin_date: ['Enter a valid date as YYYY-MM-DD.'], end_date: ['This field is required.'] },
    ],
    ['begin_date=2026-11-02&end_date=2026-11-01', { end_date: ['The end date may not be before the begin date.'] }],
    ['begin_date=2026-11-02&end_date=2026-11-16', { end_date: ['The date may not be after 15/11/2026.'] }],
    [
      'begin_date=2026-11-01&end_date=2026-11-02&distributeri=1,x',
      { distributeri: ['Enter numbers separated by commas.'] },
    ],
    [
      'begin_date=2026-11-01&end_date=2026-11-02&distributeri=0',
      { distributeri: ['Enter numbers separated by commas.'] },
    ],
    [
      'begin_date=2026-11-01&end_date=2026-11-02&excel=true&compare_begin_date=2025-11-01',
      { compare_end_date: ['This field is required.'] },
    ],
    [
      'begin_date=2026-11-01&end_date=2026-11-02&excel=true&compare_begin_date=2025-11-02&compare_end_date=2025-11-01',
      { compare_end_date: ['The end date may not be before the begin date.'] },
    ],
  ])('%s', async (query, expected) => {
    expect(await replyOf(query)).toEqual([400, expected]);
  });

  test('messages are Croatian unless English is requested', async () => {
    const missing = async (language: string) => (await replyOf('end_date=2026-11-01', language))[1].begin_date[0];
    expect(await missing('hr')).toBe('Ovo polje je obavezno.');
    expect(await missing('de-DE')).toBe('Ovo polje je obavezno.');
    expect(await missing('en-GB,en;q=0.9,hr;q=0.8')).toBe('This field is required.');
    expect(await missing('hr;q=0.3, en;q=0.7')).toBe('This field is required.');
  });

  test('an unknown channel selects nothing: rows of zeros, no error', async () => {
    const [status, reply] = await replyOf('begin_date=2026-11-01&end_date=2026-11-02&distributeri=77');
    expect(status).toBe(200);
    expect(reply.ukupno.total_count).toBe(0);
  });
});
