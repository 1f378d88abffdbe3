import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeAddress } from './useReportFilters.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

const complete = (path: string, defaults?: Parameters<typeof completeAddress>[1]) =>
  completeAddress(new URL(path, 'https://portal.test'), defaults);

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
