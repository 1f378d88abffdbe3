import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getChangeRequests } from '#api/contract/changeRequests.ts';
import { getGarages } from '#api/contract/garages.ts';
import { getStatements } from '#api/contract/statements.ts';
import { getPublicIncidents } from '#api/contract/system.ts';
import { getZoneDetails, getZoneWorkingPeriods } from '#api/contract/zones.ts';
// biome-ignore lint/style/noRestrictedImports: the feature's index loads the map, which needs a window.
import { requestOverlaps } from '#features/change-requests/borders/requestOverlaps.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { still } from '#simulator/testing/testCalls.ts';
import {
  importSnapshot,
  loadBodies,
  loadBorders,
  loadFaults,
  loadLog,
  loadMails,
  loadRequests,
  loadSnapshot,
  loadState,
  moveClock,
  reset,
  setFaults,
} from '../controlCalls.ts';
import { createCallAs } from './callAs.ts';
import { rehearsals } from './index.ts';
import { advance, fits, type Progress, rehearsalOf, stepBack, stepsOf } from './progress.ts';
import type { Observed, Rehearsal, Step } from './rehearsal.ts';

const base = 'http://simulator.test';
const callAs = createCallAs('hr');

let simulator: Simulator;
/** What the portal and the desk show. */
let portal: { user: string | null | undefined; path: string | undefined };
let desk: number | undefined;

beforeEach(() => {
  simulator = still();
  portal = { user: null, path: '/login' };
  desk = undefined;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    simulator.handle(new Request(`${base}${path}`, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function observe(step: Step | undefined): Promise<Observed> {
  const requests = await loadRequests('hr');
  const calls = await loadLog('hr', 0);
  const watched = step?.watch && calls.findLast(step.watch);
  const overlapping = new Set<number>();
  for (const request of requests) {
    if (request.resource !== 'border' || request.status !== 'pending') continue;
    if (requestOverlaps(request, await loadBorders('hr', request.id)).length > 0) overlapping.add(request.id);
  }
  return {
    state: await loadState('hr'),
    ...portal,
    desk,
    requests,
    overlapping,
    calls,
    watched: watched && (await loadBodies('hr', watched.id)),
    faults: await loadFaults('hr'),
    mails: await loadMails('hr'),
  };
}

/** What the pages of the portal load; a refused call is no failure of the page. */
async function load({ user, path = '' }: typeof portal) {
  const zone = /zone\/(\d+)\/(details|geo|working)/.exec(path)?.[1];
  const params = { id: 2, zoneId: Number(zone) };
  const november = { beginDate: '2026-11-01', endDate: '2026-11-20' };
  const loads = [
    ...(zone ? [() => callAs(user ?? null, getZoneWorkingPeriods, { params })] : []),
    ...(zone ? [() => callAs(user ?? null, getZoneDetails, { params })] : []),
    ...(path === '/zahtjevi' ? [() => callAs(user ?? null, getChangeRequests, { query: {} })] : []),
    ...(path === '/garaze' ? [() => callAs(user ?? null, getGarages, { query: november })] : []),
    ...(path === '/obracuni' ? [() => callAs(user ?? null, getStatements, { query: {} })] : []),
    ...(path === '/status-sustava' ? [() => callAs(user ?? null, getPublicIncidents, { query: {} })] : []),
  ];
  let isRefused = false;
  for (const one of loads)
    await one().catch((error: Error) => {
      isRefused ||= error.message.endsWith('401');
    });
  if (isRefused) portal = { user: null, path: '/login' };
}

const enter = (user: string | null, path: string) => {
  portal = { user, path };
};

async function prepare({ id, scenario, now, faults, person, path }: Rehearsal): Promise<Progress> {
  const { run } = await reset('hr', { scenario, seed: 1, now });
  if (faults) await setFaults('hr', faults);
  enter(person, path);
  return { id, run, done: 1, isHeld: false };
}

/** Goes where a step is done, and does it. */
async function perform(step: Step) {
  const observed = await observe(step);
  const where = step.where?.(observed);
  if (where && 'portal' in where) portal = { ...portal, path: where.portal };
  if (where && 'console' in where) {
    desk = Number(new URLSearchParams(where.console).get('request') ?? Number.NaN) || undefined;
  }
  await step.doIt?.({ language: 'hr', observed, callAs, enter, refresh: () => {} });
  // Otherwise the user is at the console.
  if (where === undefined || 'portal' in where) await load(portal);
}

test('there are eight rehearsals, each with steps of different names', () => {
  expect(rehearsals).toHaveLength(8);
  for (const rehearsal of rehearsals) {
    const ids = stepsOf(rehearsal).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rehearsal.steps.length).toBeGreaterThanOrEqual(4);
  }
});

describe.each(rehearsals.map((one) => [one.id, one] as const))('%s', (_, rehearsal) => {
  test('each step happens only when it is done, and the last one is reached', async () => {
    let progress = await prepare(rehearsal);
    const steps = stepsOf(rehearsal);
    // Who is signed in at the start needs no further action.
    progress = advance(rehearsal, progress, await observe(steps[1]));
    const first = rehearsal.person === null ? 1 : 2;
    expect(progress.done).toBe(first);
    for (const [at, step] of steps.entries()) {
      if (at < first) continue;
      expect(advance(rehearsal, progress, await observe(step)).done, `${step.id} before it is done`).toBe(at);
      await perform(step);
      progress = advance(rehearsal, progress, await observe(step));
      expect(progress.done, `${step.id} when it is done`).toBe(at + 1);
    }
    expect(progress.done).toBe(steps.length);
  });

  test('nothing is ticked off before it is prepared, nor after the simulator has started over', async () => {
    const unprepared: Progress = { id: rehearsal.id, run: null, done: 0, isHeld: false };
    expect(advance(rehearsal, unprepared, await observe(undefined))).toBe(unprepared);
    const progress = await prepare(rehearsal);
    expect(fits(rehearsal, progress, await observe(undefined))).toBe(true);
    await reset('hr', {});
    const later = await observe(undefined);
    expect(fits(rehearsal, progress, later)).toBe(false);
    expect(advance(rehearsal, progress, later)).toBe(progress);
  });
});

test('a step back restores the state, and the step is held until it is seen undone', async () => {
  const rehearsal = rehearsalOf('monthEnd') as Rehearsal;
  let progress = await prepare(rehearsal);
  const steps = stepsOf(rehearsal);
  const before = await loadSnapshot('hr');
  await moveClock('hr', { advance_seconds: 7 * 86_400 });
  const wait = steps.findIndex(({ id }) => id === 'wait');
  progress = { ...progress, done: wait, isHeld: true };
  // It is still done, so that it is not ticked off again.
  expect(advance(rehearsal, progress, await observe(steps[wait]))).toBe(progress);
  await importSnapshot('hr', before);
  const restored = await observe(steps[wait]);
  expect(fits(rehearsal, progress, restored)).toBe(true);
  progress = advance(rehearsal, progress, restored);
  expect(progress).toMatchObject({ done: wait, isHeld: false });
  await moveClock('hr', { advance_seconds: 7 * 86_400 });
  expect(advance(rehearsal, progress, await observe(steps[wait])).done).toBe(wait + 1);
});

test('a step that follows by itself is taken back with the one before', () => {
  const steps = stepsOf(rehearsalOf('approveHours') as Rehearsal);
  const approve = steps.findIndex(({ id }) => id === 'approve');
  expect(stepBack(steps, steps.length)).toBe(approve);
  expect(stepBack(steps, approve)).toBe(approve - 1);
});

test('a rejection without a reason does not count', async () => {
  const rehearsal = rehearsalOf('rejectAndAmend') as Rehearsal;
  const steps = stepsOf(rehearsal);
  const [send, reject] = ['send', 'reject'].map((name) => steps.find(({ id }) => id === name) as Step);
  await prepare(rehearsal);
  await perform(send as Step);
  const [request] = await loadRequests('hr');
  await simulator.handle(
    new Request(`${base}/__simulator/requests/${request?.id}/reject`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ note: ' ' }),
    }),
  );
  expect(reject?.isDone(await observe(reject))).toBe(false);
});

test('where the portal is not seen, its calls tell what it shows', async () => {
  const rehearsal = rehearsalOf('approveHours') as Rehearsal;
  const step = stepsOf(rehearsal).find(({ id }) => id === 'open') as Step;
  await prepare(rehearsal);
  portal = { user: undefined, path: undefined };
  expect(step.isDone(await observe(step))).toBe(false);
  await callAs('provider', getZoneWorkingPeriods, { params: { id: 2, zoneId: 11 } });
  expect(step.isDone(await observe(step))).toBe(true);
});
