import * as z from 'zod/mini';
import { day, id } from '#api/contract/codecs.ts';
import type { Day } from '#api/days.ts';
import { compareKinds } from '#api/periods.ts';
import { sessionUser } from '#api/session.ts';
import { tabEntry } from '#api/tabEntry.ts';
import type { ReportFilters } from './filters.ts';

const entry = tabEntry('report-filters');
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

/**
 * The filters that the last Search of this session applied, shared across report pages (behaviour 3.4), or null before
 * the first one. Those of another user are not seen (behaviour 1.29); a broken entry is dropped.
 */
export function sharedFilters(today: Day): ReportFilters | null {
  const { user, value } = entry.read();
  const filters = z.safeParse(schema, value).data;
  if (user === undefined || !filters || filters.range.begin > filters.range.end || filters.range.end > today) {
    entry.remove();
    return null;
  }
  // While a session ends the name is not known: its entry stays for the same user.
  return user === sessionUser() ? filters : null;
}

export const shareFilters = (filters: ReportFilters) => entry.write(filters);

/** Forgets the shared filters: the session has ended by the user's own choice. */
export const forgetFilters = () => entry.remove();
