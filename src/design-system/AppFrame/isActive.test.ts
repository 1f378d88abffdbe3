import { expect, test } from 'vitest';
import { isActive } from './isActive.ts';

const item = (to: string, more = {}) => ({ to, label: 'Parking', ...more });

test('a link is active on its page and on those below it', () => {
  expect(isActive(item('/parking'), '/parking')).toBe(true);
  expect(isActive(item('/parking'), '/parking/')).toBe(true);
  expect(isActive(item('/parking'), '/parking/provider/3')).toBe(true);
});

test('a path that only begins alike is another page', () => {
  expect(isActive(item('/parking'), '/parkinzi')).toBe(false);
});

test('the home page and links with `end` are active on their own path only', () => {
  expect(isActive(item('/'), '/')).toBe(true);
  expect(isActive(item('/'), '/parking')).toBe(false);
  expect(isActive(item('/parking/provider/3', { end: true }), '/parking/provider/3/racuni')).toBe(false);
});

test('other paths can belong to the same entry: details of parks are under the list of tickets', () => {
  expect(isActive(item('/ulaznice', { alsoActive: ['/parkovi'] }), '/parkovi/park/2')).toBe(true);
});

test('the search part of a link does not matter', () => {
  expect(isActive(item('/parking?begin=2026-11-01'), '/parking')).toBe(true);
});
