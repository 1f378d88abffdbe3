import * as z from 'zod/mini';
import { day, id } from '#api/contract/codecs.ts';
import type { Day } from '#api/days.ts';
import type { ReportFilters } from './filters.ts';

const key = 'report-filters';
const range = z.object({ begin: day, end: day });
const ids = z.nullable(z.array(id));
const schema = z.object({ range, compare: z.nullable(range), channelIds: ids, serviceIds: ids });

/** Replaces session storage where the browser blocks it. */
let unstored: ReportFilters | null = null;

/**
 * The filters that the last Search of this session applied, shared across report pages (behaviour 3.4), or null before
 * the first one. A broken entry is dropped.
 */
export function sharedFilters(today: Day): ReportFilters | null {
  let stored: string | null;
  try {
    stored = sessionStorage.getItem(key);
  } catch {
    return unstored;
  }
  if (stored === null) return null;
  try {
    const filters = z.parse(schema, JSON.parse(stored));
    if (filters.range.begin <= filters.range.end && filters.range.end <= today) return filters;
  } catch {
    // Not JSON, or not of this schema: dropped below.
  }
  sessionStorage.removeItem(key);
  return null;
}

export function shareFilters(filters: ReportFilters) {
  try {
    sessionStorage.setItem(key, JSON.stringify(filters));
  } catch {
    unstored = filters;
  }
}
