// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { beginSession, endSession } from '#api/session.ts';
import { showSessionUser } from '../session/shownUser.ts';
import { rememberPath, takeRememberedPath } from './rememberedPath.ts';

const parking = '/parking?beginDate=2026-01-01&endDate=2026-01-31';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a path of the portal is returned once, with its filters', () => {
  rememberPath('/parking?beginDate=2026-11-01#a');
  expect(takeRememberedPath((pathname) => pathname === '/parking')).toBe('/parking?beginDate=2026-11-01#a');
  expect(takeRememberedPath(() => true)).toBeNull();
});

test.each([
  'https://evil.example/',
  '//evil.example/parking',
  '/\\evil.example/parking',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example/parking',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  ' /parking',
  'parking',
  '',
])('whatever a broken entry holds, it leads to no other site: %j', (stored) => {
  rememberPath(stored);
  expect(takeRememberedPath(() => true)).toBeNull();
});

test('a path that the portal does not have is forgotten', () => {
  rememberPath('/nema-toga');
  expect(takeRememberedPath(() => false)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '7', '[]', '{"broken":', '{"user":null}', '{"user":null,"value":7}', parking])(
  'a broken entry is forgotten: %j',
  (stored) => {
    sessionStorage.setItem('remembered-path', stored);
    expect(takeRememberedPath(() => true)).toBeNull();
    expect(sessionStorage.getItem('remembered-path')).toBeNull();
  },
);

/** A user works in this tab until the session ends, and the page is remembered. */
function ended() {
  beginSession('ana');
  showSessionUser();
  endSession('expired');
  rememberPath(parking);
}

test.each([
  ['ana', parking],
  ['ivo', null],
])('the page of a session that has ended is for the same user alone: %s', (next, path) => {
  ended();
  beginSession(next);
  expect(takeRememberedPath(() => true)).toBe(path);
  // It is used up in either case.
  beginSession('ana');
  expect(takeRememberedPath(() => true)).toBeNull();
});

test('a reload after the end of the session changes nothing of that', () => {
  ended();
  showSessionUser();
  rememberPath(parking);
  beginSession('ivo');
  expect(takeRememberedPath(() => true)).toBeNull();
});

test('a page that is requested in a tab that has shown nobody is for the user who signs in', () => {
  showSessionUser();
  rememberPath(parking);
  beginSession('ivo');
  expect(takeRememberedPath(() => true)).toBe(parking);
});

test('a user whose name is not known does not get the page of one whose name is', () => {
  ended();
  localStorage.clear();
  expect(takeRememberedPath(() => true)).toBeNull();
});
