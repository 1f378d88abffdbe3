import * as z from 'zod/mini';
import { day, id } from '#api/contract/codecs.ts';
import type { Day } from '#api/days.ts';
import { ownEntry } from '#api/ownStorage.ts';
import { compareKinds } from '#api/periods.ts';
import type { ReportFilters } from './filters.ts';

const entry = ownEntry('report-filters', 'tab');
const range = z.object({ begin: day, end: day });
const ids = z.nullable(z.array(id));
const schema = z.object({
  range,
  compare: z.nullable(range),
  channelIds: ids,
  serviceIds: ids,
  compareKind: z.optional(z.enum(compareKinds)),
  perDay: z.optional(z.boolean()),
});

/** The entry as a value; undefined when there is none, or it cannot be read. */
function stored(): unknown {
  try {
    return JSON.parse(entry.read() ?? '');
  } catch {
    return undefined;
  }
}

/**
 * The filters that the last Search of this session applied, shared across report pages (behaviour 3.4), or null before
 * the first one. Each user of the tab has their own (behaviour 1.29); a broken entry is dropped.
 */
export function sharedFilters(today: Day): ReportFilters | null {
  const filters = z.safeParse(schema, stored()).data;
  if (filters && filters.range.begin <= filters.range.end && filters.range.end <= today) return filters;
  entry.write(null);
  return null;
}

export const shareFilters = (filters: ReportFilters) => entry.write(JSON.stringify(filters));
