import { expect, test } from 'vitest';
import { previousData } from './sectionQuery.ts';

test.each([
  ['a page with rows', { rows: [1], count: 1, pages: 1 }],
  ['a report with rows', { primary: { rows: [1], total: {} }, compare: null, filters: {} }],
  ['a report with rows in the compare period alone', { primary: { rows: [] }, compare: { rows: [1] }, filters: {} }],
  ['figures without a list', { primary: { days: [] }, compare: null, filters: {} }],
])('%s stays while other figures load', (_, data) => {
  expect(previousData(data)).toBe(data);
});

test.each([
  ['a search that found nothing', { rows: [], count: 0, pages: 1 }],
  ['a page past the last one', { rows: [], count: 40, pages: 2 }],
  ['an empty report', { primary: { rows: [] }, compare: null, filters: {} }],
  ['an empty report of both periods', { primary: { rows: [] }, compare: { rows: [] }, filters: {} }],
])('%s does not', (_, data) => {
  expect(previousData(data)).toBeUndefined();
});
