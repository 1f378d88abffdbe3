import { expect, test } from 'vitest';
import type { UserInfo } from '#api/contract/accounts.ts';
import type { Permission } from '#api/permissions.ts';
import { landingPath, mayOpenHome, mayOpenPath, menuRoutes } from './access.ts';

const user = (...permissions: Permission[]) => ({ permissions }) as unknown as UserInfo;

test('a page needs its permission, and all of several', () => {
  expect(mayOpenPath(user('ParkingView'), '/parking')).toBe(true);
  expect(mayOpenPath(user('ParkingView'), '/parking/provider/3')).toBe(false);
  expect(mayOpenPath(user('GarazaWorkingHoursView'), '/garaze/garaza/3/working-periods/new')).toBe(false);
  expect(
    mayOpenPath(user('GarazaWorkingHoursView', 'ChangeGarageRequests'), '/garaze/garaza/3/working-periods/new'),
  ).toBe(true);
});

test('no user may open an unknown path, every user a page without a permission', () => {
  expect(mayOpenPath(user('ParkingView'), '/nowhere')).toBe(false);
  expect(mayOpenPath(user(), '/status-sustava')).toBe(true);
});

test('only the permission of the dashboard opens the root', () => {
  expect(mayOpenHome(user('DashboardView'))).toBe(true);
  expect(mayOpenHome(user('ParkingView'))).toBe(false);
});

test('the landing page is the first permitted one, and system status at last', () => {
  expect(landingPath(user('GarazeView', 'ProdajaView'))).toBe('/garaze');
  expect(landingPath(user('ProdajaView'))).toBe('/prodaja');
  expect(landingPath(user('ObracuniView'))).toBe('/status-sustava');
});

test('the menu has the permitted routes in the order of the table', () => {
  const names = (...permissions: Permission[]) => menuRoutes(user(...permissions), true).map(({ name }) => name);
  expect(names('ProdajaView', 'ParkingView')).toEqual(['parking', 'sales']);
  expect(menuRoutes(user(), 'last').map(({ name }) => name)).toEqual(['systemStatus']);
});
