import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Day, today as todayNow } from '#api/days.ts';
import type { FilterDefaults } from '#features/paths.ts';
import {
  defaultRange,
  type FilterProblem,
  hasFilters,
  previousPeriod,
  type ReportFilters,
  readFilters,
  writeFilters,
} from './filters.ts';
import { sharedFilters, shareFilters } from './sharedFilters.ts';

export interface AppliedFilters {
  readonly filters: ReportFilters;
  /** The invalid parts of the link; gone with the next Search. */
  readonly problems: readonly FilterProblem[];
  /** The business day it is now. */
  readonly today: Day;
  /** Search: applies edited filters to this page and shares them with the other report pages. */
  readonly apply: (next: ReportFilters) => void;
}

/** The filters of a page whose URL has none: those applied before in this session, else the page's default. */
function initialFilters(compareByDefault: boolean, today: Day): ReportFilters {
  const shared = sharedFilters();
  if (shared) return shared;
  const range = defaultRange(today);
  return { range, compare: compareByDefault ? previousPeriod(range) : null, channelIds: null, serviceIds: null };
}

/** The filters that a page opened with these URL parameters will show; for starting its calls early. */
export const filtersOf = (
  params: URLSearchParams,
  { compareByDefault = false }: FilterDefaults = {},
): ReportFilters => {
  const today = todayNow();
  return readFilters(params, initialFilters(compareByDefault, today), today).filters;
};

/**
 * Path and parameters with all filters of a report page opened at this URL, so that it can be copied at any time; null when
 * the URL has filters already.
 */
export function completeAddress(url: URL, defaults: FilterDefaults = {}): string | null {
  if (hasFilters(url.searchParams)) return null;
  return `${url.pathname}?${writeFilters(url.searchParams, filtersOf(url.searchParams, defaults))}`;
}

/** The applied filters of a report page; the URL is their state (behaviour 3.5 for the defaults). */
export function useReportFilters({ compareByDefault = false }: FilterDefaults = {}): AppliedFilters {
  const [params, setParams] = useSearchParams();
  const today = todayNow();
  const { filters, problems } = useMemo(
    () => readFilters(params, initialFilters(compareByDefault, today), today),
    [params, compareByDefault, today],
  );
  const apply = (next: ReportFilters) => {
    shareFilters(next);
    setParams((current) => writeFilters(current, next), { preventScrollReset: true });
  };
  return { filters, problems, today, apply };
}
