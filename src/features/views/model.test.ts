import { expect, test } from 'vitest';
import { portalAddress } from './addresses.ts';
import { freeName, isView, mayOpenView, searchViews, type View, viewOf, viewsOf } from './model.ts';

const october: View = {
  id: 'a1',
  name: 'Listopad',
  address: '/parking?beginDate=2026-10-01&endDate=2026-10-31',
  about: 'Parking',
};

test.each([
  ['/', 'home'],
  ['/parking?beginDate=2026-10-01', 'parking'],
  ['/parking/provider/8/transakcije?search=ZG', 'parkingProviderTransactions'],
  ['/paydo-statistika/by-promotions', 'byCities'],
  ['/garaze/../obracuni', 'statements'],
])('%s is a page of the portal', (address, route) => expect(portalAddress(address)?.route).toBe(route));

test.each([
  '',
  'parking',
  '//parking.example/parking',
  '/\\parking.example/parking',
  '/.//parking.example/parking',
  'https://parking.example/parking',
  'javascript:alert(1)',
  '/nowhere',
  '/login',
  '/reset-password/abc',
  '/denied',
  `/parking?search=${'a'.repeat(4000)}`,
])('%s is none', (address) => expect(portalAddress(address)).toBeUndefined());

test('what is stored is read again', () => {
  const views: View[] = [
    october,
    { ...october, id: 'b2', name: 'š'.repeat(200), period: { range: 'lastMonth', compare: 'previousPeriod' } },
    { ...october, id: 'c3', columns: { providers: '["count"]', articles: null }, pinned: true },
  ];
  expect(viewsOf(JSON.stringify(views))).toEqual(views);
});

test.each([null, '', '{', 'null', '{"a":1}', '"text"'])('what is no list is no views: %s', (text) =>
  expect(viewsOf(text)).toEqual([]),
);

test('what is no view is left out, and a part that cannot be read too', () => {
  const stored = [null, 7, [], { name: 'x' }, { ...october, name: ' ' }, { ...october, name: 'a'.repeat(201) }];
  expect(viewsOf(JSON.stringify(stored))).toEqual([]);
  const odd = { ...october, about: 7, period: { range: 3 }, columns: ['a'], pinned: 'yes', id: '<b>' };
  const [read] = viewsOf(JSON.stringify([odd]));
  expect(read).toEqual({ ...october, about: '', id: expect.stringMatching(/^\w+$/) });
});

test('a refused one is named, as far as it has a name', () => {
  expect(viewOf({ name: 'Zlonamjeran', address: '//evil.example' })).toEqual({
    name: 'Zlonamjeran',
    problem: 'address',
  });
  expect(viewOf({ address: '/parking' })).toEqual({ name: '', problem: 'name' });
  expect(viewOf('text')).toEqual({ name: '', problem: 'form' });
  expect(isView(viewOf(october))).toBe(true);
});

test('a view opens with every permission of its page alone', () => {
  expect(mayOpenView(october, ['ParkingView'])).toBe(true);
  expect(mayOpenView(october, ['GarazeView'])).toBe(false);
  const form = { ...october, address: '/garaze/garaza/3/working-periods/new' };
  expect(mayOpenView(form, ['GarazaWorkingHoursView'])).toBe(false);
  expect(mayOpenView(form, ['GarazaWorkingHoursView', 'ChangeGarageRequests'])).toBe(true);
});

test('500 views are found by name and page, without marks and case', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...october, id: `${index}`, name: `Šibenik ${index}` }));
  expect(searchViews(many, '')).toHaveLength(500);
  expect(searchViews(many, 'sibenik 499').map(({ id }) => id)).toEqual(['499']);
  expect(searchViews(many, 'PARKING 42')).toHaveLength(15);
  expect(searchViews(many, 'nothing')).toEqual([]);
});

test('a taken name gets the lowest free number, and stays within its length', () => {
  expect(freeName('A', new Set())).toBe('A');
  expect(freeName('A', new Set(['A', 'A (2)']))).toBe('A (3)');
  const long = 'đ'.repeat(200);
  const free = freeName(long, new Set([long]));
  expect([...free]).toHaveLength(200);
  expect(free.endsWith(' (2)')).toBe(true);
});
