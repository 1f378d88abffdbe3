import type { Day } from '#api/days.ts';
import { statisticsParams } from './filters.ts';

/**
 * Returns path and parameters with the whole range of a view opened at this URL, or null when the URL has it; `path` is
 * the view's.
 */
export function completeAddress({ pathname, searchParams }: URL, path: string, today: Day): string | null {
  const { isIn, change, defaults } = statisticsParams(today);
  const hasRange = isIn(searchParams, 'range');
  if (hasRange && pathname === path) return null;
  return `${path}?${hasRange ? searchParams : change({ range: defaults.range }, searchParams)}`;
}
