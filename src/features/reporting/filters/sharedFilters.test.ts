// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#api/session.ts';
import { forgetFilters, sharedFilters, shareFilters } from './sharedFilters.ts';

const october = {
  range: { begin: '2026-10-01', end: '2026-10-31' },
  compare: { begin: '2025-10-01', end: '2025-10-31' },
  channelIds: [1, 2],
  serviceIds: null,
};

beforeEach(() => {
  vi.setSystemTime('2026-11-20T09:00:00Z');
  localStorage.clear();
  sessionStorage.clear();
  beginSession('ana');
});

test('are those that were shared last, for the same user also after the session has ended', () => {
  expect(sharedFilters('2026-11-20')).toBeNull();
  shareFilters(october);
  expect(sharedFilters('2026-11-20')).toEqual(october);
  endSession('expired');
  // The page that is being left asks once more: nobody is signed in, and nothing is lost.
  expect(sharedFilters('2026-11-20')).toBeNull();
  beginSession('ana');
  expect(sharedFilters('2026-11-20')).toEqual(october);
});

test('are not those of another user, nor of one whose name is not known', () => {
  shareFilters(october);
  beginSession('ivo');
  expect(sharedFilters('2026-11-20')).toBeNull();
  localStorage.clear();
  expect(sharedFilters('2026-11-20')).toBeNull();
});

test('of users whose name is not known are shared too', () => {
  localStorage.clear();
  shareFilters(october);
  expect(sharedFilters('2026-11-20')).toEqual(october);
  beginSession('ivo');
  expect(sharedFilters('2026-11-20')).toBeNull();
});

test('are forgotten on demand', () => {
  shareFilters(october);
  forgetFilters();
  expect(sharedFilters('2026-11-20')).toBeNull();
});

test.each([
  '{',
  'null',
  JSON.stringify(october),
  JSON.stringify({ user: 'ana', value: { ...october, range: { begin: '2026-99-01', end: 'soon' } } }),
  JSON.stringify({ user: 'ana', value: { ...october, range: { begin: '2026-10-02', end: '2026-10-01' } } }),
  JSON.stringify({ user: 'ana', value: { ...october, range: { begin: '2026-11-01', end: '2026-11-21' } } }),
])('of a broken entry are none, and it is removed: %s', (stored) => {
  sessionStorage.setItem('report-filters', stored);
  expect(sharedFilters('2026-11-20')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('last as long as the page where the browser blocks the storage', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  shareFilters(october);
  expect(sharedFilters('2026-11-20')).toEqual(october);
  forgetFilters();
  expect(sharedFilters('2026-11-20')).toBeNull();
  vi.unstubAllGlobals();
});
