import { addTo, type Day, firstOfMonth, firstOfYear, lastOfMonth, mondayOf } from '#api/days.ts';
import { statisticsBounds } from '#api/rules.ts';
import { type ListKind, listFiltersOf, writeListFilters } from '#features/reporting/index.ts';

/** From 16 April 2018 to yesterday, which is also the default (behaviour 18.4). */
export const statisticsList: ListKind = {
  boundsOf: statisticsBounds,
  defaultOf: (today) => {
    const { earliest = today, latest } = statisticsBounds(today);
    return { begin: earliest, end: latest };
  },
};

/**
 * Path and parameters that say all that a view opened at this URL shows, or null when the URL does; `path` is the
 * view's own.
 */
export function completeAddress({ pathname, searchParams }: URL, path: string): string | null {
  const hasRange = searchParams.has('beginDate') || searchParams.has('endDate');
  if (hasRange && pathname === path) return null;
  const params = hasRange ? searchParams : writeListFilters(searchParams, listFiltersOf(searchParams, statisticsList));
  return `${path}?${params}`;
}

/** Days that are offered for the beginning (behaviour 18.5); those past the bounds are shown disabled. */
export const beginPresets = (today: Day) =>
  [
    { id: 'today', day: today },
    { id: 'yesterday', day: addTo(today, { days: -1 }) },
    { id: 'weekBegin', day: mondayOf(today) },
    { id: 'monthBegin', day: firstOfMonth(today) },
    { id: 'yearBegin', day: firstOfYear(today) },
  ] as const;

/** Days that are offered for the end (behaviour 18.5). */
export const endPresets = (today: Day) =>
  [
    { id: 'today', day: today },
    { id: 'yesterday', day: addTo(today, { days: -1 }) },
    { id: 'weekEnd', day: addTo(mondayOf(today), { days: 6 }) },
    { id: 'monthEnd', day: lastOfMonth(today) },
    { id: 'yearEnd', day: `${today.slice(0, 4)}-12-31` },
  ] as const;
