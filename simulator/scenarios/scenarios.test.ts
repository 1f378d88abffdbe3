import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isOutdated } from '../approvals/requestItems.ts';
import { faultPresets } from '../faults/faultPresets.ts';
import { createSimulator } from '../simulator.ts';
import { ask, getJson } from '../testing/testCalls.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { createWorld } from '../world/world.ts';
import { hostile } from './hostile.ts';
import { scenarios } from './index.ts';

const now = '2026-11-20T09:00:00Z';
const started = (scenario: string) => createSimulator({ scenario, now });

test.each(scenarios.map(({ id }) => id))('%s starts, also without a time, and its dashboard loads', async (id) => {
  const simulator = createSimulator({ scenario: id });
  const own = scenarios.find((one) => one.id === id);
  if (own?.now) expect(simulator.clock.now().toISOString()).toBe(new Date(own.now).toISOString());
  else expect(simulator.clock.stands).toBe(false);
  simulator.faults.set([]);
  const day = simulator.clock.now().toISOString().slice(0, 10);
  const query = `?begin_date=${day}&end_date=${day}`;
  const reply = await getJson(simulator, `/api/dashboard/ukupno-po-uslugama/${query}`, simulator.signIn('operator'));
  expect(reply.ukupno.total_count).toBeGreaterThanOrEqual(0);
});

test('the clock of a scenario gives way to an explicit time, and is left with it', async () => {
  const simulator = createSimulator({ now });
  const moment = () => simulator.clock.now().toISOString();
  simulator.reset({ scenario: 'coast-in-august' });
  expect(moment()).toBe('2026-08-14T17:30:00.000Z');
  simulator.reset({ scenario: 'coast-in-august', now: '2026-08-20T08:00:00Z' });
  expect(moment()).toBe('2026-08-20T08:00:00.000Z');
  simulator.reset({ scenario: 'default', now });
  expect(moment()).toBe('2026-11-20T09:00:00.000Z');
});

test('approvals-waiting has twenty requests of two weeks, of each kind, some outdated and two borders that overlap', () => {
  const { world } = started('approvals-waiting').state();
  const requests = world.changeRequest;
  expect(requests).toHaveLength(20);
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(['pending']));
  const kinds = new Set(requests.map(({ resource, action }) => `${resource} ${action}`));
  expect([...kinds].sort()).toEqual([
    'border update',
    'closingRule create',
    'closingRule delete',
    'closingRule update',
    'workingPeriod create',
    'workingPeriod delete',
    'workingPeriod update',
  ]);
  const days = requests.map(({ createdAt }) => createdAt.slice(0, 10));
  expect(days).toEqual([...days].sort());
  expect([days[0], days.at(-1)]).toEqual(['2026-11-07', '2026-11-20']);
  expect(
    requests.filter((request) =>
      isOutdated(
        createWorld(world, () => {}),
        request,
      ),
    ),
  ).toHaveLength(3);
  const [west, east] = requests.filter(
    ({ zoneId, resource }) => resource === 'border' && zoneId !== null && zoneId > 70,
  );
  const longitudes = ({ after }: { after: string | null } = { after: null }) =>
    (JSON.parse(after ?? '{}') as { polygons: number[][][][] }).polygons.flat(2).map(([longitude = 0]) => longitude);
  expect(Math.max(...longitudes(west))).toBeGreaterThan(Math.min(...longitudes(east)));
});

test('coast-in-august has nothing inland', async () => {
  const simulator = createSimulator({ scenario: 'coast-in-august' });
  const range = '?begin_date=2026-08-14&end_date=2026-08-14';
  const { provider_list } = await getJson(
    simulator,
    `/api/parking/provider-list/${range}`,
    simulator.signIn('operator'),
  );
  const names = provider_list.map(({ naziv }: { naziv: string }) => naziv);
  expect(names).toContain('Split');
  expect(names).not.toContain('Zagreb');
});

test('incident-in-progress has a critical incident that goes on', async () => {
  const simulator = started('incident-in-progress');
  const open = simulator.state().world.incident.filter(({ end }) => end === null);
  expect(open.map(({ level }) => level)).toEqual([2, 3]);
});

test('outage refuses every call, a flaky network some, and a reset to another scenario ends it', async () => {
  const simulator = started('outage');
  const token = simulator.signIn('operator');
  const statusOf = async () => (await ask(simulator, 'GET', '/api/common/usluge/', { token })).status;
  expect(await statusOf()).toBe(503);
  simulator.reset({ scenario: 'flaky' });
  const again = simulator.signIn('operator');
  const statuses = [];
  for (let call = 0; call < 200; call++) {
    statuses.push((await ask(simulator, 'GET', '/api/common/usluge/', { token: again })).status);
  }
  const broken = statuses.filter((status) => status === 0).length;
  expect(broken).toBeGreaterThan(25);
  expect(broken).toBeLessThan(80);
  simulator.reset({ scenario: 'default' });
  expect(simulator.faults.get()).toEqual([]);
});

test('expired-session refuses the first call after signing in, and not the next sign-in', async () => {
  const simulator = started('expired-session');
  const login = () =>
    ask(simulator, 'POST', '/api/auth/login/', { body: { username: 'operator', password: 'demo-1234' } });
  const { token } = await (await login()).json();
  const get = async () => (await ask(simulator, 'GET', '/api/common/usluge/', { token })).status;
  expect([await get(), (await login()).status, await get()]).toEqual([401, 200, 200]);
});

test('hostile texts are in every text, and each kind of text has ten thousand characters somewhere', () => {
  const simulator = started('hostile');
  const { world } = simulator.state();
  const requested = world.changeRequest.map(({ after }) => JSON.parse(after ?? '{}'));
  const catalogue = hostile.world(defaultCatalogue);
  for (const texts of [
    world.zone.map(({ name }) => name),
    world.user.map(({ firstName }) => firstName),
    world.user.map(({ lastName }) => lastName),
    world.incident.map(({ title }) => title),
    world.incident.map(({ description }) => description),
    world.workingPeriod.map(({ description }) => description),
    world.closingRule.map(({ reason }) => reason),
    requested.flatMap(({ reason }) => reason ?? []),
    requested.flatMap(({ description }) => description ?? []),
    catalogue.outlets.map(({ name }) => name),
    catalogue.outlets.flatMap(({ articles }) => articles.map(({ name }) => name)),
    catalogue.channels.map(({ name }) => name),
    catalogue.paymentApp?.cities.map(({ name }) => name) ?? [],
    catalogue.paymentApp?.companies ?? [],
  ]) {
    expect(Math.max(...texts.map((text) => text.length))).toBe(10_000);
    expect(texts.some((text) => text.includes('<script>'))).toBe(true);
    expect(texts.some((text) => text.startsWith('=HYPERLINK'))).toBe(true);
    expect(texts.some((text) => text.includes('\u202e'))).toBe(true);
    // None is as usual: each is much longer than a name, or has letters that no name has.
    expect(texts.filter((text) => /^[\p{Script=Latin}\d\s.,()–-]{0,100}$/u.test(text))).toEqual([]);
  }
  const notes = world.changeRequest.flatMap(({ note }) => note ?? []);
  expect(Math.max(...notes.map((text) => text.length))).toBe(10_000);
  expect(new Set(world.changeRequest.map(({ status }) => status))).toEqual(
    new Set(['pending', 'approved', 'rejected', 'withdrawn']),
  );
  expect(world.user.every(({ email }) => email === '' || z.safeParse(z.email(), email).success)).toBe(true);
  // Local storage takes five million characters.
  expect(JSON.stringify(simulator.state()).length).toBeLessThan(2_500_000);
});

test('large has 200 providers, 3,000 zones and 200 garages, whose ids are unique, and fits the browser', async () => {
  const simulator = started('large');
  const token = simulator.signIn('operator');
  const range = '?begin_date=2026-11-01&end_date=2026-11-19';
  const { provider_list } = await getJson(simulator, `/api/parking/provider-list/${range}`, token);
  const { garage_list } = await getJson(simulator, `/api/garaze/garage-list/${range}`, token);
  const state = simulator.state();
  expect([provider_list.length, garage_list.length, state.world.zone.length]).toEqual([200, 200, 3000]);
  for (const list of [
    provider_list.map(({ naziv }: { naziv: string }) => naziv),
    state.world.zone.map(({ id }) => id),
    state.world.zone.map(({ code }) => code),
  ])
    expect(new Set(list).size).toBe(list.length);
  // Local storage takes five million characters.
  expect(JSON.stringify(state).length).toBeLessThan(2_000_000);
});

test('the numbers of outlets are unique in every scenario, and an id of a transaction can hold them', () => {
  for (const { world, id } of scenarios) {
    const { outlets } = world(defaultCatalogue);
    const numbers = outlets.map(({ number }) => number);
    expect(new Set(numbers).size, id).toBe(numbers.length);
    for (const { number, articles } of outlets) {
      expect(number >= 1 && number < 256, id).toBe(true);
      if (outlets.some((other) => other.number !== number && Math.floor(other.number) === Math.floor(number)))
        expect(articles.length, id).toBeLessThanOrEqual(32);
    }
    const articles = outlets.flatMap((outlet) => outlet.articles.map((article) => article.id));
    expect(new Set(articles).size, id).toBe(articles.length);
  }
});

test('every scenario and every preset of faults is described in docs/simulator.md', () => {
  const text = readFileSync(new URL('../../docs/simulator.md', import.meta.url), 'utf8');
  for (const { id } of scenarios) expect(text).toContain(`| \`${id}\``);
  for (const { id } of faultPresets) expect(text).toContain(`| \`${id}\``);
});
