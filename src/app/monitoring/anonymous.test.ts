import { describe, expect, test } from 'vitest';
import { anonymousMessage, anonymousPath, anonymousSource, anonymousStack } from './anonymous.ts';

describe('a path', () => {
  test.each([
    ['/parking/provider/8/zone/17/details', '/parking/provider/:id/zone/:id/details'],
    ['/parking?beginDate=2026-11-01&search=ZG1234AB', '/parking'],
    ['/reset-password/abcdef', '/reset-password/:id'],
    ['/reset-password/0f5c1f3e-1c9b-4b62-9f0b-3f8a5e9a0b11/', '/reset-password/:id/'],
    ['/', '/'],
    ['/marko.horvat@example.hr', '/:id'],
    ['/login#token', '/login'],
  ])('%s is %s', (path, expected) => expect(anonymousPath(path)).toBe(expected));
});

describe('a message', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'rows')", "Cannot read properties of undefined (reading 'rows')"],
    ['Unexpected token < in JSON, "{"first_name":"Marko", "token": "abc"}" is not valid JSON', undefined],
    ['Failed to fetch https://host.example.hr/api/parking/?trans_search=ZG1234AB', 'Failed to fetch :address'],
    [
      'Failed to fetch dynamically imported module: https://host/assets/ZonesPage-Ab1_x.js?t=1',
      'Failed to fetch dynamically imported module: assets/ZonesPage-Ab1_x.js',
    ],
    ['No row for marko.horvat@example.hr', 'No row for :email'],
    ["User 'O'Horvat' is unknown", 'User :text is unknown'],
    ["'rows' of 'provider'", "'rows' of 'provider'"],
    ["User 'Marko Horvat' is unknown", 'User :text is unknown'],
    ['Token 9f8e7d6c5b4a39281706f5e4 is refused', 'Token :token is refused'],
    ['Card 4111111111111111', 'Card :token'],
    ['OIB 12345678 and 2026', 'OIB :number and :number'],
    ['No route matches /parking/provider/12/zone/4?x=1', 'No route matches /parking/provider/:id/zone/:id'],
    ['„Šibenik“ nije', ':text nije'],
  ])('%s', (message, expected) => {
    const anonymous = anonymousMessage(message);
    if (expected !== undefined) expect(anonymous).toBe(expected);
    expect(anonymous).not.toMatch(/Marko|Horvat|ZG1234|9f8e7d|4111|Šibenik|12345678/);
  });

  test('is at most 300 characters long', () => {
    expect(anonymousMessage('ab '.repeat(5000)).length).toBe(300);
  });
});

test('a stack has functions and places of the build’s files alone', () => {
  const chromium = `TypeError: Marko is not a function
    at render (https://portal.example.hr/assets/ZonesPage-Ab1.js:1:2345)
    at async https://portal.example.hr/portal/assets/initial-Cd2.js?v=7:10:20
    at https://portal.example.hr/reset-password/secret:1:1
    at eval (eval at x (chrome-extension://abc/content.js:1:1))`;
  expect(anonymousStack(chromium)).toEqual(['render assets/ZonesPage-Ab1.js:1:2345', 'assets/initial-Cd2.js:10:20']);
  const firefox = 'render@https://portal.example.hr/assets/ZonesPage-Ab1.js:1:2345\n@https://other/x.js:1:1';
  expect(anonymousStack(firefox)).toEqual(['render assets/ZonesPage-Ab1.js:1:2345']);
  expect(anonymousStack('    at f (/assets/a-1.js:1:1)\n'.repeat(100))).toHaveLength(20);
});

test('what the policy refused is an origin or a word', () => {
  expect(anonymousSource('https://evil.example/steal?token=abc')).toBe('https://evil.example');
  expect(anonymousSource('inline')).toBe('inline');
  expect(anonymousSource('')).toBe('');
  expect(anonymousSource('data:text/html,Marko')).toBe('data:');
  expect(anonymousSource('a b')).toBe(':address');
});
