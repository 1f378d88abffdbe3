import { useCallback } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { Day } from '#api/days.ts';
import { useToday } from '#features/pages/index.ts';
import { type PathArguments, pathTo, type ReportRoute, reportRoutes, routePaths } from '#features/routes/paths.ts';
import { filterQuery } from './filters.ts';
import { sharedFilters } from './sharedFilters.ts';
import { chosenFilters, filterQueryOf, filtersOf } from './useReportFilters.ts';

const reportNames = Object.keys(reportRoutes) as ReportRoute[];

/**
 * The filters that links on a page carry: those that the page shows, else those shared in this session, if any. `perDay` is
 * carried beside the defaults too.
 */
function carriedFilters(pathname: string, search: string, today: Day) {
  const name = reportNames.find((each) => matchPath(routePaths[each], pathname));
  if (!name) return { chosen: sharedFilters(today) };
  const shown = filtersOf(new URLSearchParams(search), today, reportRoutes[name]);
  return { chosen: chosenFilters(shown, today, reportRoutes[name]), perDay: shown.perDay };
}

/**
 * Returns a function for the addresses of links to report pages: with the filters that the current page shows, or with
 * the target's own defaults while nothing was chosen (behaviour 3.15). They also hold in a new tab.
 */
export function useReportAddress() {
  const { pathname, search } = useLocation();
  const today = useToday();
  const { chosen, perDay } = carriedFilters(pathname, search, today);
  const carried = chosen && filterQuery(chosen);
  return useCallback(
    <Name extends ReportRoute>(name: Name, ...params: PathArguments<Name>): string =>
      `${pathTo(name, ...params)}?${carried ?? filterQueryOf(today, reportRoutes[name], perDay)}`,
    [carried, today, perDay],
  );
}
