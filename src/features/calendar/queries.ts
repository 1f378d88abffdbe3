import { queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { getIncidents, getPublicIncidents, type Incident } from '#api/contract/system.ts';
import { addTo, type Day, type DayRange, dayOf } from '#api/days.ts';
import { isMarked } from './calendarOf.ts';

/** The stale time of incidents, ms. */
const freshness = 60_000;

/** The most pages that are read: a chart is not worth more calls. */
const mostPages = 10;

/** How long before a range an incident may have begun that still lasts in it, in days. */
const longest = 31;

/** The incidents that a chart shows. */
export interface ChartIncidents {
  /** Those of levels 2 and 3. */
  readonly incidents: readonly Incident[];
  /** Where not all pages were read: the earliest day that they reach. */
  readonly knownSince: Day | undefined;
}

async function readIncidents(all: boolean, { begin }: DayRange, signal: AbortSignal): Promise<ChartIncidents> {
  const call = all ? getIncidents : getPublicIncidents;
  const found = new Map<number, Incident>();
  for (let page = 1; ; page++) {
    // A refusal here sends nobody away from the figures.
    const { rows, pages } = await request(call, { query: { page } }, { signal, accessErrors: 'own' });
    for (const row of rows) if (isMarked(row)) found.set(row.id, row);
    const oldest = rows.at(-1);
    const first = oldest && dayOf(oldest.begin);
    const isEnd = first === undefined || page >= pages || first < addTo(begin, { days: -longest });
    if (isEnd || page === mostPages)
      return { incidents: [...found.values()], knownSince: !isEnd && first > begin ? first : undefined };
  }
}

/**
 * The incidents that a chart of a range shows: all of them for who may see them, else the public ones. Pages are read back to a
 * month before the range.
 */
export const chartIncidentsQuery = (mayReadAll: boolean, range: DayRange) =>
  queryOptions({
    queryKey: ['incidents', 'chart', mayReadAll, range.begin],
    queryFn: ({ signal }) => readIncidents(mayReadAll, range, signal),
    staleTime: freshness,
  });
