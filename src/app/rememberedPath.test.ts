// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberPath, takeRememberedPath } from './rememberedPath.ts';

beforeEach(() => sessionStorage.clear());

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
