// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { beginSession } from '#api/session.ts';
import { idleState, lastActivity, recordActivity } from './idle.ts';

const limit = { minutes: 15, warningSeconds: 60 };
const at = (seconds: number) => Date.parse('2026-11-20T09:00:00Z') + seconds * 1000;

beforeEach(() => localStorage.clear());

test.each([
  [0, { kind: 'active' }],
  [839, { kind: 'active' }],
  [840, { kind: 'warned', secondsLeft: 60 }],
  [899, { kind: 'warned', secondsLeft: 1 }],
  [899.5, { kind: 'warned', secondsLeft: 1 }],
  [900, { kind: 'ended' }],
  // The device was asleep.
  [90_000, { kind: 'ended' }],
  // Its clock was set back.
  [-3600, { kind: 'active' }],
])('%d seconds after the last activity', (seconds, state) => {
  expect(idleState(limit, at(0), at(seconds))).toEqual(state);
});

test('activity in another tab counts', () => {
  recordActivity(at(0));
  expect(lastActivity()).toBe(at(0));
  localStorage.setItem('last-activity', String(at(500)));
  expect(lastActivity()).toBe(at(500));
});

test('a record that is no time counts as none, and signing in as activity', () => {
  localStorage.setItem('last-activity', 'x');
  const before = Date.now();
  beginSession('ana');
  expect(lastActivity()).toBeGreaterThanOrEqual(before);
});
