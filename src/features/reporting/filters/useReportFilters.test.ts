import { expect, it } from 'vitest';
import { chosenFilters, completeAddress, filtersOf } from './useReportFilters.ts';

const complete = (path: string, defaults?: Parameters<typeof completeAddress>[2]) =>
  completeAddress(new URL(path, 'https://portal.test'), '2026-11-20', defaults);

it('returns the range that a page without filters will show', () =>
  expect(complete('/parking')).toBe('/parking?beginDate=2026-11-01&endDate=2026-11-19'));

it('returns the compare period too where the page compares by default', () => {
  const address = new URL(complete('/parking/provider/8', { compareByDefault: true }) ?? '', 'https://portal.test');
  expect(address.pathname).toBe('/parking/provider/8');
  expect(address.searchParams.get('beginDate')).toBe('2026-11-01');
  expect(address.searchParams.has('compareBeginDate')).toBe(true);
});

it('keeps how something is looked at', () =>
  expect(complete('/?services.sort=-validAmount')).toContain('services.sort=-validAmount&beginDate='));

it('returns nothing for a URL with filters', () =>
  expect(complete('/?beginDate=2026-10-01&endDate=2026-10-31')).toBeNull());

it('takes the default of a page for no choice of the user, also after midnight', () => {
  const opened = new URL(complete('/parking') ?? '', 'https://portal.test').searchParams;
  const chosen = (params: URLSearchParams, today: string) => chosenFilters(filtersOf(params, today), today, {});
  expect(chosen(opened, '2026-11-20')).toBeNull();
  expect(chosen(opened, '2026-11-21')).toBeNull();
  const other = new URLSearchParams('beginDate=2026-11-01&endDate=2026-11-18');
  expect(chosen(other, '2026-11-21')?.range.end).toBe('2026-11-18');
});
