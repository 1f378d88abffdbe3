import type { Day } from '#api/days.ts';
import { statisticsBounds } from '#api/rules.ts';
import { type ListKind, listParams } from '#features/pages/index.ts';

/** From 16 April 2018 to yesterday, which is also the default (behaviour 18.4). */
export const statisticsList: ListKind = {
  boundsOf: statisticsBounds,
  defaultOf: (today) => {
    const { earliest = today, latest } = statisticsBounds(today);
    return { begin: earliest, end: latest };
  },
};

/**
 * Returns path and parameters with the whole range of a view opened at this URL, or null when the URL has it; `path` is
 * the view's.
 */
export function completeAddress({ pathname, searchParams }: URL, path: string, today: Day): string | null {
  const { isIn, change, defaults } = listParams(statisticsList, today);
  const hasRange = isIn(searchParams, 'range');
  if (hasRange && pathname === path) return null;
  return `${path}?${hasRange ? searchParams : change({ range: defaults.range }, searchParams)}`;
}
