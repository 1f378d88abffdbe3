import { beforeEach, describe, expect, test } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';

let simulator: Simulator;
let token: string;
beforeEach(() => {
  simulator = still();
  token = simulator.signIn('operator');
});
const get = (path: string, as = token) => getJson(simulator, `/api${path}`, as);
const send = async (method: string, path: string, body: unknown, as = token) => {
  const reply = await ask(simulator, method, `/api${path}`, { token: as, body, language: 'en' });
  const text = await reply.text();
  return [reply.status, text === '' ? undefined : JSON.parse(text)] as const;
};

const report = {
  title: 'Prekid',
  component: 'Web prodaja#Kartična naplata',
  service_group: 'PARKING',
  begin_time: '2026-11-15T08:00:00Z',
  end_time: null,
  description: 'Prvi red\n<b>drugi</b>',
  incident_level: 3,
};

describe('incidents', () => {
  test('the history is believable: newest first, in pages, most of it public', async () => {
    const first = await get('/system/incident-list/');
    expect(first.incidenti).toHaveLength(20);
    expect(first.broj_stranica).toBe(Math.ceil(first.ukupno_incidenata / 20));
    const begins = first.incidenti.map((one: { begin_time: string }) => one.begin_time);
    expect(begins).toEqual([...begins].sort().reverse());
    const shown = await get('/system/incident-list/public/', simulator.signIn('newcomer'));
    expect(shown.ukupno_incidenata).toBeLessThan(first.ukupno_incidenata);
    expect(shown.incidenti.every((one: { is_public: boolean }) => one.is_public)).toBe(true);
    expect((await get('/system/incident-list/?page=99')).incidenti).toEqual([]);
  });

  test('a reported incident is public, listed first, and affects the status until it ends', async () => {
    const state = async () =>
      (await get('/system/status/')).status.smspark.tests.find(
        (one: { name: string }) => one.name === 'Kartična naplata',
      ).state;
    expect(await state()).toBe('OK');
    const [status, incident] = await send('POST', '/system/incident-list/', { ...report, is_public: false });
    expect([status, incident]).toEqual([201, { ...report, id: expect.any(Number), is_public: true }]);
    expect((await get('/system/incident-list/public/')).incidenti[0]).toEqual(incident);
    expect(await state()).toBe('CRITICAL');
    const ended = { ...report, end_time: '2026-11-15T08:30:00Z' };
    expect((await send('PATCH', `/system/incident/${incident.id}/`, ended))[0]).toBe(200);
    expect(await state()).toBe('OK');
    expect((await get(`/system/incident/${incident.id}/details/`)).details.end_time).toBe('2026-11-15T08:30:00Z');
  });

  test('groups have the names of the services, in the language of the request', async () => {
    const named = async (path: string, key: string, language: 'hr' | 'en') => {
      const reply = await ask(simulator, 'GET', `/api${path}`, { token, language });
      const list = (await reply.json())[key] as { service_group?: object; service_group_description: string }[];
      return list.map((one) => ((one.service_group ?? one) as typeof one).service_group_description);
    };
    const groups = {
      hr: ['Parking', 'Garaže', 'Ulaznice', 'Prodaja'],
      en: ['Parking', 'Garages', 'Park tickets', 'Sales'],
    };
    for (const language of ['hr', 'en'] as const) {
      expect(await named('/system/incidents/servicegroup-list/', 'service_groups', language)).toEqual(groups[language]);
      expect(await named('/auth/user-info/', 'user_subscriptions', language)).toEqual(groups[language]);
    }
    const found = async (language: 'hr' | 'en') => {
      const path = '/api/system/incident-list/?search=park+tickets';
      return (await (await ask(simulator, 'GET', path, { token, language })).json()).ukupno_incidenata;
    };
    expect(await found('en')).toBeGreaterThan(0);
    expect(await found('hr')).toBe(0);
  });

  test('a search looks into titles, groups by code and name, and the Zagreb day of the begin', async () => {
    // 23:30 in UTC is the next day in Zagreb.
    await send('POST', '/system/incident-list/', { ...report, title: 'Noćni rad', begin_time: '2026-01-31T23:30:00Z' });
    const found = async (text: string) =>
      (await get(`/system/incident-list/?search=${encodeURIComponent(text)}`)).incidenti.map(
        ({ title }: { title: string }) => title,
      );
    expect(await found('NOĆNI')).toEqual(['Noćni rad']);
    expect(await found('01.02.2026')).toContain('Noćni rad');
    expect(await found('31.01.2026')).not.toContain('Noćni rad');
    expect((await found('garaž')).length).toBeGreaterThan(0);
    expect(await found('<b>')).toEqual([]);
  });

  test.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(5000) }],
    ['service_group', { service_group: 'NEMA' }],
    ['component', { component: 'Web prodaja#Nema je' }],
    ['incident_level', { incident_level: 5 }],
    ['begin_time', { begin_time: 'jučer' }],
    ['end_time', { end_time: '2026-11-15T07:59:59Z' }],
  ])('a wrong %s has a message at its field, and nothing is stored', async (field, wrong) => {
    const before = (await get('/system/incident-list/')).ukupno_incidenata;
    const [status, answer] = await send('POST', '/system/incident-list/', { ...report, ...wrong });
    expect([status, Object.keys(answer)]).toEqual([400, [field]]);
    expect((await get('/system/incident-list/')).ukupno_incidenata).toBe(before);
  });
});

describe('settings', () => {
  const info = () => get('/auth/user-info/');

  test('a switch is kept; one that the user does not have is refused with a text', async () => {
    const [status, saved] = await send('POST', '/korisnicke-postavke/', {
      postavka: 'magic_button',
      vrijednost: 'false',
    });
    expect([status, saved]).toMatchObject([200, { sifra: 'magic_button', vrijednost: 'false' }]);
    expect((await info()).settings).toContainEqual(
      expect.objectContaining({ sifra: 'magic_button', vrijednost: 'false' }),
    );
    expect(await send('POST', '/korisnicke-postavke/', { postavka: 'nema', vrijednost: 'true' })).toEqual([
      400,
      { error_msg: expect.any(String) },
    ]);
    for (const body of [
      { postavka: 'magic_button', vrijednost: 'da' },
      { postavka: 'magic_button', vrijednost: true },
      { postavka: 'magic_button' },
      { vrijednost: 'true' },
      { postavka: 3, vrijednost: 'true' },
      {},
      [],
    ]) {
      expect(await send('POST', '/korisnicke-postavke/', body)).toEqual([400, { error_msg: expect.any(String) }]);
    }
  });

  test('an e-mail is stored, also over another; half of one is not', async () => {
    expect((await send('POST', '/postavi-email/', { email: ' nova@primjer.hr ' }))[0]).toBe(204);
    expect((await info()).email).toBe('nova@primjer.hr');
    for (const email of ['', 'nova', 'nova@', '@primjer.hr', 'nova@primjer', 'no va@primjer.hr']) {
      const [status, answer] = await send('POST', '/postavi-email/', { email });
      expect([email, status, Object.keys(answer)]).toEqual([email, 400, ['email']]);
    }
  });

  test('a subscription responds with the whole list, as in the user info', async () => {
    const body = { service_group_code: 'GARAZE', is_enabled: true };
    const [status, { user_subscriptions }] = await send('POST', '/system/user-subscription/', body);
    expect(status).toBe(200);
    // What is read is in Croatian, what is sent asks for English.
    const codes = (list: { id: number; is_enabled: boolean; service_group: { service_group_code: string } }[]) =>
      list.map(({ id, is_enabled, service_group }) => [id, is_enabled, service_group.service_group_code]);
    expect(codes((await info()).user_subscriptions)).toEqual(codes(user_subscriptions));
    expect(
      user_subscriptions.find(
        (one: { service_group: { service_group_code: string } }) => one.service_group.service_group_code === 'GARAZE',
      ).is_enabled,
    ).toBe(true);
    expect((await send('POST', '/system/user-subscription/', { ...body, service_group_code: 'NEMA' }))[0]).toBe(400);
  });
});
