import { queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { getIncidents, getPublicIncidents, type Incident } from '#api/contract/system.ts';
import { addTo, type Day, dayOf } from '#api/days.ts';

/** As long as the read incidents stay fresh (ms); what happens meanwhile comes with the list of the page. */
const freshness = 300_000;

/** The most pages that are read for the bars. */
const mostPages = 20;

/** How long before the first bar an incident may have begun that still lasts in it, in days. */
const longest = 31;

/** The incidents that were read for the bars. */
interface ReadIncidents {
  readonly incidents: readonly Incident[];
  readonly pages: number;
  /** The begin of the earliest one; undefined where there is none. */
  readonly earliest: Date | undefined;
  /** Every day of the bars is known: all pages were read, or those back to long before the first. */
  readonly isKnown: boolean;
}

async function readBack(all: boolean, since: Day, signal: AbortSignal): Promise<ReadIncidents> {
  const call = all ? getIncidents : getPublicIncidents;
  const found = new Map<number, Incident>();
  for (let page = 1; ; page++) {
    const { rows, pages } = await request(call, { query: { page } }, { signal });
    for (const row of rows) found.set(row.id, row);
    const earliest = rows.at(-1)?.begin;
    const isKnown = earliest === undefined || page >= pages || dayOf(earliest) < addTo(since, { days: -longest });
    if (isKnown || page === mostPages) {
      const incidents = [...found.values()];
      return { incidents, pages: page, earliest: incidents.at(-1)?.begin, isKnown };
    }
  }
}

/**
 * The incidents of the days of the bars (behaviour 16.47), all of them or public ones only: the pages back to a month before
 * the first day, at most twenty.
 */
export const outagesQuery = (all: boolean, since: Day) =>
  queryOptions({
    queryKey: ['incidents', 'days', all, since],
    queryFn: ({ signal }) => readBack(all, since, signal),
    staleTime: freshness,
  });
