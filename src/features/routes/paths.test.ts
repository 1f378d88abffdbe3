import { expect, test } from 'vitest';
import { pathTo } from './paths.ts';

test('every path, built', () => {
  expect([
    pathTo('login'),
    pathTo('resetPassword'),
    pathTo('setNewPassword', { uuid: 'a b/c' }),
    pathTo('permissionDenied'),
    pathTo('home'),
    pathTo('parking'),
    pathTo('parkingProvider', { id: 3 }),
    pathTo('systemStatus'),
    pathTo('incidents'),
    pathTo('settings'),
    pathTo('changePassword'),
  ]).toEqual([
    '/login',
    '/reset-password',
    '/reset-password/a%20b%2Fc',
    '/denied',
    '/',
    '/parking',
    '/parking/provider/3',
    '/status-sustava',
    '/incidenti',
    '/settings',
    '/promijeni-lozinku',
  ]);
});
