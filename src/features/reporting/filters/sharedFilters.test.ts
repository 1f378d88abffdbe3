// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetNameless } from '#api/ownStorage.ts';
import { beginSession, endSession } from '#api/session.ts';
import { sharedFilters, shareFilters } from './sharedFilters.ts';

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

test('are kept for the first user while another one has their own', () => {
  shareFilters(october);
  endSession('signedOut');
  beginSession('ivo');
  shareFilters({ ...october, channelIds: [9] });
  endSession('signedOut');
  beginSession('ana');
  expect(sharedFilters('2026-11-20')).toEqual(october);
});

test('are nobody’s after the end of a session: what is still shown is not stored', () => {
  endSession('signedOut');
  expect(shareFilters(october)).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('of users whose name is not known are shared too', () => {
  localStorage.clear();
  shareFilters(october);
  expect(sharedFilters('2026-11-20')).toEqual(october);
  beginSession('ivo');
  expect(sharedFilters('2026-11-20')).toBeNull();
});

test('of users whose name is not known are forgotten when somebody signs in or out', () => {
  localStorage.clear();
  shareFilters(october);
  forgetNameless();
  expect(sharedFilters('2026-11-20')).toBeNull();
});

test.each([
  '{',
  'null',
  JSON.stringify({ user: 'ana', value: october }),
  JSON.stringify({ ...october, range: { begin: '2026-99-01', end: 'soon' } }),
  JSON.stringify({ ...october, range: { begin: '2026-10-02', end: '2026-10-01' } }),
  JSON.stringify({ ...october, range: { begin: '2026-11-01', end: '2026-11-21' } }),
])('of a broken entry are none, and it is removed: %s', (stored) => {
  sessionStorage.setItem('report-filters.ana', stored);
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
  beginSession('ivo');
  expect(sharedFilters('2026-11-20')).toBeNull();
  vi.unstubAllGlobals();
});
