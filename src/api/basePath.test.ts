import { expect, test } from 'vitest';
import { routePathOf, routeUrlOf } from './basePath.ts';

test.each([
  ['/', '', '/'],
  ['/parking', '', '/parking'],
  ['/portal/', '/portal', '/'],
  ['/portal', '/portal', '/'],
  ['/portal/parking/provider/3', '/portal', '/parking/provider/3'],
  // Only whole segments are the base.
  ['/portalx/parking', '/portal', '/portalx/parking'],
  ['/a/b/parking', '/a/b', '/parking'],
])('%s below "%s" is the route %s', (pathname, base, expected) => {
  expect(routePathOf(pathname, base)).toBe(expected);
});

test('an address keeps its parameters', () => {
  expect(routeUrlOf('https://a.hr/portal/parking?a=1#b', '/portal').href).toBe('https://a.hr/parking?a=1#b');
  expect(routeUrlOf('https://a.hr/parking?a=1').href).toBe('https://a.hr/parking?a=1');
});
