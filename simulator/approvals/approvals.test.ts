import { beforeEach, describe, expect, test } from 'vitest';
import { borderProblem } from '#api/borderRules.ts';
import { certaintyOf, sharesDay } from '#api/periodRules.ts';
import type { Simulator } from '../simulator.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';

let simulator: Simulator;
let token: string;
beforeEach(() => {
  simulator = still();
  token = simulator.signIn('provider');
});

const P = '/api/parking/provider/2';
const zoneId = 11;
const Z = `${P}/zona/${zoneId}`;
const G = '/api/garaze/garaza/1';

const send = async (method: string, path: string, body?: unknown, as = token) => {
  const reply = await ask(simulator, method, path, { token: as, body, language: 'en' });
  const text = await reply.text();
  return [reply.status, text === '' ? undefined : JSON.parse(text)] as const;
};
const control = async (path: string, body?: unknown) => {
  const reply = await ask(simulator, 'POST', `/__simulator/requests/${path}`, { body, language: 'en' });
  return [reply.status, await reply.json()] as const;
};
const get = (path: string, as = token) => getJson(simulator, path, as);

const days = (timeTo = '20:00:00') =>
  Array.from({ length: 7 }, (_, week_day) => ({ week_day, time_from: '08:00:00', time_to: timeTo, no_charge: false }));
const period = (valid_from: string, valid_to: string, working_days: unknown = days()) => ({
  valid_from,
  valid_to,
  description: 'Advent',
  working_days,
});
const far = period('2030-01-01', '2030-12-31');
const periodsOfZone = async () => (await get(`${Z}/radna-vremena/`)).radna_vremena;
const firstPeriod = async () => (await periodsOfZone())[0];

describe('approving and the rule that the portal warns by', () => {
  const create = async (from: string, to: string) => {
    const body = { ...period(from, to), parking_zone_ids: [zoneId] };
    const [, { requests }] = await send('POST', `${P}/radno-vrijeme/`, body);
    return requests[0].request_id as number;
  };
  const approve = async (id: number) => (await control(`${id}/approve`, {}))[0];
  /** What the portal says of days beside what the API lists. */
  const saysSurely = async (validFrom: string, validTo: string) =>
    (
      (await periodsOfZone()) as {
        id: number | null;
        request_id: number | null;
        valid_from: string;
        valid_to: string;
      }[]
    )
      .filter((other) => sharesDay({ validFrom, validTo }, { validFrom: other.valid_from, validTo: other.valid_to }))
      .some(({ id, request_id }) => certaintyOf({ id, requestId: request_id }) === 'surely');

  test.each([
    ['2031-05-01', '2031-05-31', false],
    ['2031-05-01', '2031-06-01', true],
    ['2031-06-10', '2031-06-11', true],
    ['2031-05-01', '2031-12-31', true],
    ['2031-09-15', '2031-12-31', true],
    ['2031-09-16', '2031-12-31', false],
  ])('are one, beside a period of 1. 6. – 15. 9. 2031.: %s to %s', async (from, to, isRefused) => {
    await approve(await create('2031-06-01', '2031-09-15'));
    expect(await saysSurely(from, to)).toBe(isRefused);
    expect(await approve(await create(from, to))).toBe(isRefused ? 409 : 200);
  });

  test('a removal that awaits approval makes it depend on what is decided first', async () => {
    await approve(await create('2031-06-01', '2031-09-15'));
    const present = (await periodsOfZone()).find((each: { valid_from: string }) => each.valid_from === '2031-06-01');
    const [, { request_id: removal }] = await send('DELETE', `${P}/radno-vrijeme/${present.id}/`);
    expect(await saysSurely('2031-09-15', '2031-12-31')).toBe(false);
    const wanted = await create('2031-09-15', '2031-12-31');
    expect(await approve(wanted)).toBe(409);
    expect(await approve(removal)).toBe(200);
    expect(await approve(wanted)).toBe(200);
  });
});

describe('working periods', () => {
  test.each([
    ['no', {}],
    ['a null', { description: null }],
  ])('one with %s description is accepted, and has an empty one', async (_, more) => {
    const { description: _left, ...plain } = far;
    const body = { ...plain, ...more };
    const [status, { requests }] = await send('POST', `${P}/radno-vrijeme/`, { ...body, parking_zone_ids: [11] });
    expect(status).toBe(201);
    expect((await periodsOfZone()).at(-1)).toMatchObject({ request_id: requests[0].request_id, description: '' });
    expect((await send('PATCH', `${P}/radno-vrijeme-request/${requests[0].request_id}/`, body))[0]).toBe(200);
    expect((await send('POST', `${G}/radna-vremena/`, body, simulator.signIn('garage')))[0]).toBe(201);
  });

  test.each([
    ['25:00', { time_to: '25:00' }, { time_to: ['Enter a valid time as HH:MM:SS.'] }],
    ['a text', { time_from: 'eight' }, { time_from: ['Enter a valid time as HH:MM:SS.'] }],
    ['a number', { time_from: 8 }, { time_from: ['Enter a valid time as HH:MM:SS.'] }],
    ['an empty text', { time_from: '' }, { time_from: ['This field is required.'] }],
    ['null', { time_to: null }, { time_to: ['This field is required.'] }],
    [
      'no time',
      { time_from: undefined, time_to: undefined },
      { time_from: ['This field is required.'], time_to: ['This field is required.'] },
    ],
  ])('a day with %s is refused by its own fields', async (_, wrong, messages) => {
    const week = days().map((day) => (day.week_day === 2 ? { ...day, ...wrong } : day));
    const refused = { working_days: [{}, {}, messages, {}, {}, {}, {}] };
    const body = { ...far, working_days: week };
    expect(await send('POST', `${P}/radno-vrijeme/`, { ...body, parking_zone_ids: [11] })).toEqual([400, refused]);
    expect(await send('POST', `${G}/radna-vremena/`, body, simulator.signIn('garage'))).toEqual([400, refused]);
    expect(await send('PATCH', `${P}/radno-vrijeme/${(await firstPeriod()).id}/`, body)).toEqual([400, refused]);
  });

  test('a creation waits, one request a zone, and shows once it is approved', async () => {
    const before = (await periodsOfZone()).length;
    const [status, { requests }] = await send('POST', `${P}/radno-vrijeme/`, { ...far, parking_zone_ids: [11, 12] });
    expect(status).toBe(201);
    expect(requests).toEqual([
      { request_id: expect.any(Number), zone_id: 11 },
      { request_id: expect.any(Number), zone_id: 12 },
    ]);
    const waiting = (await periodsOfZone()).at(-1);
    expect(waiting).toMatchObject({
      id: null,
      request_id: requests[0].request_id,
      request_action: 'create',
      zone_id: 11,
      valid_from: '2030-01-01',
      no_charge: false,
    });
    expect((await get(`${P}/radno-vrijeme-request/${requests[0].request_id}/detaljno/`)).details).toEqual(waiting);
    expect((await control(`${requests[0].request_id}/approve`, { note: ' fine ' }))[1]).toMatchObject({
      status: 'approved',
      note: 'fine',
      decided_by: 'operator',
      zone: { id: 11 },
    });
    const live = await periodsOfZone();
    expect(live).toHaveLength(before + 1);
    expect(live.at(-1)).toMatchObject({ id: expect.any(Number), request_id: null, request_action: null });
  });

  test('a pending creation makes no hours of a zone that has none', async () => {
    // Zagreb's last zone has none yet.
    const operator = simulator.signIn('operator');
    const zone = async () =>
      (await get('/api/parking/provider/1/zone/', operator)).zones.find(({ id }: { id: number }) => id === 8);
    expect(await zone()).toMatchObject({ has_working_periods: false, working_periods: [] });
    await send('POST', '/api/parking/provider/1/radno-vrijeme/', { ...far, parking_zone_ids: [8] }, operator);
    expect(await zone()).toMatchObject({ has_working_periods: false, working_periods: [{ id: null }] });
  });

  test('a request that is sent twice is made once, a different change of the item is a conflict', async () => {
    const { id } = await firstPeriod();
    const [status, first] = await send('PATCH', `${Z}/radno-vrijeme/${id}/`, far);
    expect(status).toBe(202);
    expect(await send('PATCH', `${Z}/radno-vrijeme/${id}/`, far)).toEqual([202, first]);
    expect(await send('DELETE', `${P}/radno-vrijeme/${id}/`)).toEqual([
      409,
      { error_msg: expect.any(String), request_id: first.request_id },
    ]);
    const [, { requests }] = await send('POST', `${P}/radno-vrijeme/`, { ...far, parking_zone_ids: [11] });
    expect((await send('POST', `${P}/radno-vrijeme/`, { ...far, parking_zone_ids: [11] }))[1].requests).toEqual(
      requests,
    );
  });

  test('an item with a pending change keeps its values; amended, its request has others; withdrawn, none', async () => {
    const item = await firstPeriod();
    const [, { request_id }] = await send('PATCH', `${P}/radno-vrijeme/${item.id}/`, far);
    expect(await firstPeriod()).toEqual({
      ...item,
      request_id,
      request_action: 'update',
      requested_at: '2026-11-15T09:00:00Z',
    });
    expect(
      await send('PATCH', `${P}/radno-vrijeme-request/${request_id}/`, period('2031-01-01', '2031-02-01')),
    ).toEqual([200, { request_id }]);
    expect((await get(`${P}/radno-vrijeme-request/${request_id}/detaljno/`)).details).toMatchObject({
      id: item.id,
      valid_from: '2031-01-01',
    });
    expect((await send('DELETE', `${Z}/radno-vrijeme-request/${request_id}/`))[0]).toBe(204);
    expect(await firstPeriod()).toEqual(item);
    expect((await send('PATCH', `${P}/radno-vrijeme-request/${request_id}/`, far))[0]).toBe(409);
    expect((await send('DELETE', `${P}/radno-vrijeme-request/${request_id}/`))[0]).toBe(409);
    expect((await control(`${request_id}/approve`))[0]).toBe(409);
  });

  test('a removal leaves the item until it is approved', async () => {
    const item = await firstPeriod();
    const [, { request_id }] = await send('DELETE', `${P}/radno-vrijeme/${item.id}/`);
    expect((await firstPeriod()).request_action).toBe('delete');
    await control(`${request_id}/approve`);
    expect((await periodsOfZone()).map(({ id }: { id: number }) => id)).not.toContain(item.id);
    expect((await send('GET', `${P}/radno-vrijeme/${item.id}/detaljno/`))[0]).toBe(404);
  });

  test('a rejection leaves the item and has the reason', async () => {
    const item = await firstPeriod();
    const [, { request_id }] = await send('PATCH', `${P}/radno-vrijeme/${item.id}/`, far);
    expect((await control(`${request_id}/reject`, { note: 'Not in December' }))[1].status).toBe('rejected');
    expect(await firstPeriod()).toEqual(item);
    expect((await get('/api/zahtjevi/')).zahtjevi[0]).toMatchObject({ id: request_id, note: 'Not in December' });
  });

  test('no approval makes two periods share a day, confirmed or not', async () => {
    const [one, other] = await periodsOfZone();
    const [, { request_id }] = await send(
      'PATCH',
      `${P}/radno-vrijeme/${one.id}/`,
      period(one.valid_from, other.valid_to),
    );
    expect(await control(`${request_id}/approve`, { confirm_outdated: true })).toEqual([
      409,
      { error_msg: expect.stringContaining('overlap') },
    ]);
    expect((await firstPeriod()).valid_to).toBe(one.valid_to);
  });

  test.each([
    ['valid_to', period('2030-02-01', '2030-01-31')],
    ['valid_from', period('2030-02-30', '2030-03-31')],
    ['working_days', period('2030-01-01', '2030-01-31', days().slice(1))],
    ['parking_zone_ids', { ...far, parking_zone_ids: [11, 1] }],
    ['parking_zone_ids', { ...far, parking_zone_ids: [] }],
  ])('a wrong %s has a message at its field, and nothing is requested', async (field, body) => {
    const [status, answer] = await send('POST', `${P}/radno-vrijeme/`, { parking_zone_ids: [11], ...body });
    expect([status, Object.keys(answer)]).toEqual([400, [field]]);
    expect((await get('/api/zahtjevi/')).ukupno_zahtjeva).toBe(0);
  });

  test('hours that end before they begin have a message at their day', async () => {
    const wrong = days();
    wrong[3] = { week_day: 3, time_from: '10:00:00', time_to: '09:00:00', no_charge: false };
    const [status, answer] = await send('POST', `${P}/radno-vrijeme/`, {
      ...period('2030-01-01', '2030-01-31', wrong),
      parking_zone_ids: [11],
    });
    expect([status, answer]).toEqual([
      400,
      { working_days: [{}, {}, {}, { time_to: [expect.any(String)] }, {}, {}, {}] },
    ]);
  });

  test('a free day has no times, and a period of free days charges nothing', async () => {
    const free = days().map((day) => ({ ...day, no_charge: true }));
    const [, { requests }] = await send('POST', `${P}/radno-vrijeme/`, {
      ...period('2030-01-01', '2030-01-31', free),
      parking_zone_ids: [11],
    });
    const { details } = await get(`${P}/radno-vrijeme-request/${requests[0].request_id}/detaljno/`);
    expect(details.no_charge).toBe(true);
    expect(details.working_days[0]).toEqual({
      week_day: 0,
      time_from: '00:00:00',
      time_to: '00:00:00',
      no_charge: true,
    });
  });

  test('items are found by their path only', async () => {
    const { id } = await firstPeriod();
    expect((await send('GET', `${P}/radno-vrijeme/${id}/detaljno/`))[0]).toBe(200);
    expect((await send('GET', `/api/parking/provider/8/radno-vrijeme/${id}/detaljno/`))[0]).toBe(404);
    expect((await send('PATCH', `${P}/zona/12/radno-vrijeme/${id}/`, far))[0]).toBe(404);
    expect((await send('GET', `${P}/radno-vrijeme/99999/detaljno/`))[0]).toBe(404);
    expect((await send('GET', `${P}/zona/1/detaljno/`))[0]).toBe(404);
  });
});

describe('closing rules', () => {
  test('are listed by the days they overlap', async () => {
    const { iznimke } = await get(`${Z}/iznimke/`);
    expect(iznimke.map((rule: { closing_start: string }) => rule.closing_start)).toEqual(['2026-12-25', '2027-01-01']);
    expect((await get(`${Z}/iznimke/?begin_date=2026-12-26&end_date=2026-12-31`)).iznimke).toHaveLength(1);
    expect((await get(`${Z}/iznimke/?begin_date=2027-01-02`)).iznimke).toHaveLength(0);
  });

  test('need their days in order and a reason', async () => {
    const [status, answer] = await send('POST', `${Z}/iznimke/`, {
      closing_start: '2027-02-02',
      closing_end: '2027-02-01',
      reason: '  ',
    });
    expect([status, Object.keys(answer).sort()]).toEqual([400, ['closing_end', 'reason']]);
  });

  test('of a garage go the same way', async () => {
    const garage = simulator.signIn('garage');
    const body = { closing_start: '2027-02-02', closing_end: '2027-02-02', reason: 'Servis' };
    const [status, { requests }] = await send('POST', `${G}/iznimke/`, body, garage);
    expect([status, requests]).toEqual([201, [{ request_id: expect.any(Number) }]]);
    await control(`${requests[0].request_id}/approve`);
    const rule = (await get(`${G}/iznimke/`, garage)).iznimke.at(-1);
    expect(rule).toMatchObject({ ...body, id: expect.any(Number), request_id: null });
    const [, { request_id }] = await send('DELETE', `${G}/iznimka/${rule.id}/`, undefined, garage);
    expect((await get('/api/zahtjevi/?status=pending', garage)).zahtjevi).toMatchObject([
      { id: request_id, garage: { id: 1 }, zone: null, provider: null, action: 'delete', after: null },
    ]);
    expect((await send('DELETE', `${G}/iznimka-request/${request_id}/`, undefined, garage))[0]).toBe(204);
  });
});

describe('borders', () => {
  const square = (size: number) => [
    [16.44, 43.5],
    [16.44 + size, 43.5],
    [16.44 + size, 43.5 + size],
    [16.44, 43.5 + size],
    [16.44, 43.5],
  ];
  const text = (...polygons: unknown[]) => JSON.stringify({ type: 'MultiPolygon', coordinates: polygons });
  const save = (polygon_data: string) => send('PATCH', `${Z}/`, { polygon_data });
  const details = async () => (await get(`${Z}/detaljno/`)).details;

  test('a new border waits beside the approved one, is amended while it waits, and shows once approved', async () => {
    const before = await details();
    expect(before.polygon_request).toBeNull();
    const [status, { request_id }] = await save(text([square(0.01)]));
    expect(status).toBe(202);
    expect(await save(text([square(0.02)]))).toEqual([202, { request_id }]);
    const waiting = await details();
    expect(waiting.polygon_data).toBe(before.polygon_data);
    expect(JSON.parse(waiting.polygon_request.polygon_data).features[0]).toMatchObject({
      geometry: { type: 'MultiPolygon', coordinates: [[square(0.02)]] },
      properties: { zone_name: before.name, city_code: 'ST' },
    });
    await control(`${request_id}/approve`);
    expect((await details()).polygon_data).toBe(waiting.polygon_request.polygon_data);
  });

  test('no polygons ask for removal; withdrawn, the border stays', async () => {
    const [, { request_id }] = await save(text());
    expect(JSON.parse((await details()).polygon_request.polygon_data).features[0].geometry.coordinates).toEqual([]);
    expect((await send('DELETE', `${Z}/polygon-request/${request_id}/`))[0]).toBe(204);
    expect((await details()).polygon_request).toBeNull();
    const [, again] = await save(text());
    await control(`${again.request_id}/approve`);
    expect((await details()).polygon_data).toBeNull();
    expect((await save(text()))[0]).toBe(400);
    const zone = (await get(`${P}/zone/`)).zones.find(({ id }: { id: number }) => id === zoneId);
    expect(zone.has_polygon_data).toBe(false);
  });

  test.each([
    ['no JSON', 'border'],
    ['no GeoJSON', '{"type": "Point"}'],
    ['open', text([square(0.01).slice(0, 4)])],
    ['outside Croatia', text([square(0.01).map(([longitude = 0, latitude = 0]) => [longitude, latitude + 5])])],
    ['a spike', text([[...square(0.01).slice(0, 3), ...square(0.01).slice(1, 2), ...square(0.01).slice(2)]])],
    ['one polygon in another', text([square(0.01)], [square(0.002).map(([x = 0, y = 0]) => [x + 0.001, y + 0.001])])],
    ['a hole outside', text([square(0.01), square(0.01).map(([x = 0, y = 0]) => [x + 0.02, y])])],
    ['too few', text([square(0.01).slice(0, 3)])],
    ['swapped', text([square(0.01).map(([longitude = 0, latitude = 0]) => [latitude * 4.2, longitude])])],
    [
      'crossing',
      text([
        [
          [16, 45],
          [17, 46],
          [17, 45],
          [16, 46],
          [16, 45],
        ],
      ]),
    ],
  ])('%s: message at polygon_data', async (_, wrong) => {
    const [status, answer] = await save(wrong);
    expect([status, Object.keys(answer)]).toEqual([400, ['polygon_data']]);
  });

  test('multipolygons and holes are returned as they were sent', async () => {
    const hole = square(0.002).map(([longitude = 0, latitude = 0]) => [longitude + 0.003, latitude + 0.003]);
    const far = square(0.001).map(([longitude = 0, latitude = 0]) => [longitude + 0.1, latitude]);
    await save(text([square(0.01), hole], [far]));
    const { polygon_request } = await details();
    expect(JSON.parse(polygon_request.polygon_data).features[0].geometry.coordinates).toEqual([
      [square(0.01), hole],
      [far],
    ]);
  });

  test('those that the world begins with are right: in two parts, with holes, one with over 300 positions', () => {
    const borders = defaultCatalogue.zones.flatMap(({ border }) => (border ? [border] : []));
    expect(borders.length).toBeGreaterThan(60);
    for (const border of borders) expect(borderProblem(border)).toBeUndefined();
    expect(borders.some((border) => border.length > 1)).toBe(true);
    expect(borders.some((border) => border.some((polygon) => polygon.length > 1))).toBe(true);
    expect(Math.max(...borders.map((border) => border.flat(2).length))).toBeGreaterThan(300);
    for (const [longitude = 0, latitude = 0] of borders.flat(3)) {
      expect(longitude > 13 && longitude < 20 && latitude > 42 && latitude < 47).toBe(true);
    }
  });
});

describe('requests', () => {
  test('are the user’s own, the newest first, by page and state', async () => {
    simulator = still({ scenario: 'requests-of-each-kind' });
    token = simulator.signIn('provider');
    const { zahtjevi, ukupno_zahtjeva, broj_stranica } = await get('/api/zahtjevi/');
    expect([ukupno_zahtjeva, broj_stranica]).toEqual([zahtjevi.length, 1]);
    expect(zahtjevi.every((request: { garage: unknown }) => request.garage === null)).toBe(true);
    expect(new Set(zahtjevi.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['pending', 'approved', 'rejected', 'withdrawn']),
    );
    const pending = (await get('/api/zahtjevi/?status=pending')).zahtjevi;
    expect(new Set(pending.map(({ resource }: { resource: string }) => resource))).toEqual(
      new Set(['radno_vrijeme', 'iznimka', 'poligon']),
    );
    const all = (await getJson(simulator, '/__simulator/requests')).requests;
    expect(all.length).toBeGreaterThan(zahtjevi.length);
    expect((await getJson(simulator, '/__simulator/requests?status=pending')).requests.length).toBe(pending.length + 1);
    expect((await send('GET', '/api/zahtjevi/?status=lost'))[0]).toBe(400);
    expect((await get('/api/zahtjevi/?page=9')).zahtjevi).toEqual([]);
  });

  test.each([
    ['a change', 'PATCH', far, 1],
    ['a removal', 'DELETE', undefined, 0],
  ] as const)(
    '%s of an item that is gone is outdated, and applied when that is confirmed',
    async (_, method, body, left) => {
      const { id } = await firstPeriod();
      const [, { request_id }] = await send(method, `${P}/radno-vrijeme/${id}/`, body);
      // The operator's own side removes the item.
      const state = simulator.state();
      const workingPeriod = state.world.workingPeriod.filter((period) => period.id !== id);
      simulator.restore({ ...state, world: { ...state.world, workingPeriod } });
      expect((await get('/api/zahtjevi/')).zahtjevi[0]).toMatchObject({ id: request_id, outdated: true });
      expect((await get(`${P}/radno-vrijeme-request/${request_id}/detaljno/`)).details).toMatchObject({ id });
      expect(await control(`${request_id}/approve`)).toEqual([409, { error_msg: expect.stringContaining('changed') }]);
      expect((await control(`${request_id}/approve`, { confirm_outdated: true }))[0]).toBe(200);
      expect((await periodsOfZone()).filter((period: { id: number }) => period.id === id)).toHaveLength(left);
    },
  );

  test.each([
    ['approve', 'approve'],
    ['approve', 'reject'],
    ['reject', 'approve'],
  ])('of two people who decide at once (%s, %s) the second is refused, and nothing changes', async (first, second) => {
    const [, { request_id }] = await send('PATCH', `${P}/radno-vrijeme/${(await firstPeriod()).id}/`, far);
    const [one, other] = await Promise.all([control(`${request_id}/${first}`), control(`${request_id}/${second}`)]);
    expect(one[0]).toBe(200);
    expect(other).toEqual([409, { error_msg: 'This request was already decided or withdrawn.' }]);
    expect((await get('/api/zahtjevi/')).zahtjevi[0].status).toBe(one[1].status);
  });

  test('an outdated one is approved only when that is confirmed', async () => {
    simulator = still({ scenario: 'requests-of-each-kind' });
    token = simulator.signIn('provider');
    const outdated = (await get('/api/zahtjevi/?status=pending')).zahtjevi.find(
      (one: { outdated: boolean }) => one.outdated,
    );
    expect((await control(`${outdated.id}/approve`))[0]).toBe(409);
    expect((await control(`${outdated.id}/approve`, { confirm_outdated: true }))[1]).toMatchObject({
      status: 'approved',
      outdated: false,
    });
  });

  test('support staff see what an outdated one has now, also when its item is gone', async () => {
    simulator = still({ scenario: 'requests-of-each-kind' });
    token = simulator.signIn('provider');
    const outdated = async () =>
      (await getJson(simulator, '/__simulator/requests')).requests.filter((one: { outdated: boolean }) => one.outdated);
    const [first] = await outdated();
    expect(first.current_values).toMatchObject({ description: 'Zimsko radno vrijeme (privremeno)' });
    expect(first.before).toMatchObject({ description: 'Zimsko radno vrijeme' });
    // The call of the API leaves the current values out.
    const listed = (await get('/api/zahtjevi/?status=pending')).zahtjevi;
    expect(listed.some((one: object) => 'current_values' in one)).toBe(false);
    expect(
      (await getJson(simulator, '/__simulator/requests')).requests.filter((one: object) => 'current_values' in one),
    ).toHaveLength(1);
    const { world, ...state } = structuredClone(simulator.state());
    const workingPeriod = world.workingPeriod.filter(({ id }) => id !== first.before.id);
    simulator.restore({ ...state, world: { ...world, workingPeriod } });
    expect((await outdated())[0].current_values).toBeNull();
    expect((await send('GET', `/api/parking/provider/2/radno-vrijeme/${first.before.id}/detaljno/`))[0]).toBe(404);
    expect((await control(`${first.id}/approve`, { confirm_outdated: true }))[0]).toBe(200);
    expect((await send('GET', `/api/parking/provider/2/radno-vrijeme/${first.before.id}/detaljno/`))[0]).toBe(200);
  });

  test('unknown ones are not found, and a wrong body is refused', async () => {
    expect((await control('999/approve'))[0]).toBe(404);
    expect((await control('999/approve', { note: 5 }))[0]).toBe(400);
    expect((await ask(simulator, 'GET', '/__simulator/requests?status=lost')).status).toBe(400);
  });
});

describe('snapshots', () => {
  test('an exported state can be imported elsewhere, and continues there', async () => {
    await send('POST', `${P}/radno-vrijeme/`, { ...far, parking_zone_ids: [11] });
    const snapshot = await getJson(simulator, '/__simulator/snapshot');
    const elsewhere = still({ seed: 7 });
    const before = (await getJson(elsewhere, '/__simulator/state')).version;
    const reply = await ask(elsewhere, 'PUT', '/__simulator/snapshot', { body: snapshot });
    expect(reply.status).toBe(200);
    expect((await reply.json()).version).toBeGreaterThan(before);
    expect((await getJson(elsewhere, '/api/zahtjevi/', token)).ukupno_zahtjeva).toBe(1);
  });

  test('anything else is refused and changes nothing', async () => {
    const snapshot = await getJson(simulator, '/__simulator/snapshot');
    const { version } = await getJson(simulator, '/__simulator/state');
    for (const body of [
      {},
      [],
      { ...snapshot, format: 1 },
      { ...snapshot, checksum: '0' },
      { ...snapshot, state: {} },
    ]) {
      expect((await ask(simulator, 'PUT', '/__simulator/snapshot', { body })).status).toBe(400);
    }
    expect((await getJson(simulator, '/__simulator/state')).version).toBe(version);
  });
});

test('the manual of the zones is a presentation, the same bytes for the same clock', async () => {
  const manual = async () => {
    const reply = await ask(simulator, 'GET', '/api/upute-za-zone/', { token });
    expect(reply.headers.get('Content-Disposition')).toContain('upute-za-zone.pptx');
    return Buffer.from(await reply.arrayBuffer());
  };
  const first = await manual();
  expect(first.subarray(0, 2).toString()).toBe('PK');
  expect(first.equals(await manual())).toBe(true);
});
