import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Day } from '#api/days.ts';
import { previousPeriod } from '#api/periods.ts';
import { reloadFigures, useToday } from '#features/pages/index.ts';
import type { FilterDefaults } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import {
  defaultRange,
  type FilterProblem,
  fetchedFilters,
  filterQuery,
  type ReportFilters,
  reportParams,
} from './filters.ts';
import { sharedFilters, shareFilters } from './sharedFilters.ts';

export interface AppliedFilters {
  readonly filters: ReportFilters;
  /** The invalid parts of the link; cleared by the next Search. */
  readonly problems: readonly FilterProblem[];
  /** The current business day. */
  readonly today: Day;
  /**
   * Applies edited filters (Search) to this page and shares them with the other report pages. The figures are fetched
   * again, also when nothing has changed.
   */
  readonly apply: (next: ReportFilters) => void;
  /** Fetches the figures on screen again. */
  readonly reload: () => void;
}

/** The default filters by day and comparison: a list has a link with them in every row. */
const known = new Map<string, ReportFilters>();

function defaultFilters({ compareByDefault = false }: FilterDefaults, today: Day): ReportFilters {
  const key = `${today} ${compareByDefault}`;
  const made = known.get(key);
  if (made) return made;
  const range = defaultRange(today);
  const compare = compareByDefault ? previousPeriod(range) : null;
  const filters = { range, compare, channelIds: null, serviceIds: null };
  known.set(key, filters);
  return filters;
}

/** The filters of a page whose URL has none: those shown before in this session, else the page's default. */
const initialFilters = (defaults: FilterDefaults, today: Day): ReportFilters =>
  sharedFilters(today) ?? defaultFilters(defaults, today);

/** The filters of a report page in the URL. What holds without them is looked up at each reading: it may be shared later. */
const paramsOf = (defaults: FilterDefaults, today: Day) => reportParams(() => initialFilters(defaults, today), today);

/** The filters that a page opened with these URL parameters on a day will show; for starting its calls early. */
export const filtersOf = (params: URLSearchParams, today: Day, defaults: FilterDefaults = {}): ReportFilters =>
  paramsOf(defaults, today).read(params).state;

/**
 * The filters, where a page shows them by a choice of the user: a search in this session, or a link with filters. Null
 * for the defaults of the pages of this session, because other pages have others (behaviour 3.5), also when midnight has
 * passed since a page was opened.
 */
export function chosenFilters(filters: ReportFilters, today: Day, defaults: FilterDefaults): ReportFilters | null {
  const offered = [defaultFilters(defaults, today), ...known.values()].map(filterQuery);
  const asFetched = filterQuery({ ...filters, perDay: undefined });
  return sharedFilters(today) || !offered.includes(asFetched) ? filters : null;
}

/**
 * Returns path and parameters with all filters of a report page opened at this URL, so that it can be copied at any
 * time; null when the URL has filters already.
 */
export function completeAddress(url: URL, today: Day, defaults: FilterDefaults = {}): string | null {
  const { isIn, read, write } = paramsOf(defaults, today);
  return isIn(url.searchParams) ? null : `${url.pathname}?${write(read(url.searchParams).state, url.searchParams)}`;
}

/** The filters of a report page whose URL has none, as its query; per day where the page with the link shows it. */
export const filterQueryOf = (today: Day, defaults: FilterDefaults, perDay?: boolean): string => {
  const filters = initialFilters(defaults, today);
  return filterQuery(perDay ? { ...filters, perDay } : filters);
};

/** The applied filters of a report page; the URL is their state (behaviour 3.5 for the defaults). */
export function useReportFilters(defaults: FilterDefaults = {}): AppliedFilters {
  const queryClient = useQueryClient();
  const today = useToday();
  const description = useMemo(() => paramsOf(defaults, today), [defaults, today]);
  const { state: filters, problems, differs, write } = useUrlState(description);
  // What is shown is shared also when it is not applied here: by a link, or by Back (behaviour 3.4).
  useEffect(() => {
    const chosen = chosenFilters(filters, today, defaults);
    if (chosen) shareFilters(chosen);
  }, [filters, today, defaults]);
  const apply = (next: ReportFilters) => {
    shareFilters(next);
    reloadFigures(queryClient, fetchedFilters(next));
    if (differs(next)) write(next);
  };
  return {
    filters,
    problems,
    today,
    apply,
    reload: () => reloadFigures(queryClient, fetchedFilters(filters)),
  };
}
