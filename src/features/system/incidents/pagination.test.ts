import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import { type IncidentPage, loadedRows, nextPage, searchTerm } from './pagination.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }) as Incident);
const page = (own: Incident[], pages: number): IncidentPage => ({ rows: own, count: pages * 2, pages });

describe('the next page', () => {
  test('is the one after those that are loaded, up to the last', () => {
    const [first, second] = [page(rows(6, 5), 2), page(rows(4, 3), 2)];
    expect(nextPage(first, [first])).toBe(2);
    expect(nextPage(second, [first, second])).toBeUndefined();
  });

  test('does not exist past the end, where a page is empty whatever its page count', () => {
    const [first, second] = [page(rows(6, 5), 9), page([], 9)];
    expect(nextPage(second, [first, second])).toBeUndefined();
    expect(nextPage(page([], 1), [page([], 1)])).toBeUndefined();
  });
});

test('an incident that a new one moved to the next page is listed once', () => {
  const loaded = loadedRows([page(rows(6, 5), 3), page(rows(5, 4), 3)]);
  expect(loaded.map(({ id }) => id)).toEqual([6, 5, 4]);
});

test.each([
  ['  rampe ', 'rampe'],
  ['1. 11. 2026.', '01.11.2026'],
  ['1.11.2026', '01.11.2026'],
  ['20.11.2026.', '20.11.2026'],
  ['1/11/2026', '01.11.2026'],
  ['20.11.', '20.11.'],
  ['2026', '2026'],
  ['', ''],
])('"%s" is searched for as "%s"', (text, term) => {
  expect(searchTerm(text)).toBe(term);
});
