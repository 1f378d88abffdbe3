import { useMemo, useState } from 'react';
import { request } from '#api/client.ts';
import { getIncidents, type Incident } from '#api/contract/system.ts';
import { momentOf } from '#api/serverClock.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { type PageSource, useAllPages } from '#features/pages/index.ts';
import { searchTerm } from '../pagination.ts';
import type { IncidentList } from '../useIncidents.ts';
import { type FoundBy, foundIncidents } from './found.ts';

/** An incident, and the page that it was read on. */
interface ReadIncident {
  readonly incident: Incident;
  readonly page: number;
}

/** The found incidents that are shown at once. */
const shownAtOnce = 50;

const sourceOf = (term: string): PageSource<ReadIncident> => ({
  load: async (page, signal) => {
    const list = await request(getIncidents, { query: { page, ...(term ? { search: term } : {}) } }, { signal });
    return { ...list, rows: list.rows.map((incident) => ({ incident, page })) };
  },
  idOf: ({ incident }) => String(incident.id),
});

interface Options extends FoundBy {
  readonly search: string;
  /** Something is looked for, and the user may search. */
  readonly enabled: boolean;
  /** The list of the page, which the found incidents stand in for. */
  readonly list: IncidentList;
  readonly minute: Date;
}

/**
 * The incidents that are found by day and component, over all pages of the call's own search (behaviour 16.41): the API has no
 * such search. Another day or component is found in the pages that were read already.
 */
export function useFoundIncidents({ search, day, component, enabled, list, minute }: Options) {
  const term = searchTerm(search);
  const key = [term, day, component].join('\n');
  const [most, setMost] = useState({ key, count: shownAtOnce });
  const all = useAllPages<ReadIncident>({
    queryKey: ['incidents', 'found', currentLanguage(), term],
    sources: [sourceOf(term)],
    enabled,
  });
  const read = all.isEarlier ? undefined : all.lists?.[0]?.rows;
  const readAt = all.readAt.getTime();
  const found = useMemo(() => {
    // What has arrived in this minute may be younger than its beginning.
    const now = new Date(Math.max(minute.getTime(), readAt));
    return (
      read &&
      foundIncidents(
        read.map(({ incident }) => incident),
        { day, component },
        now,
      )
    );
  }, [read, day, component, minute, readAt]);
  const shown = most.key === key ? most.count : shownAtOnce;
  const foundList: IncidentList = {
    ...list,
    rows: found?.slice(0, shown),
    count: found?.length ?? 0,
    hasMore: (found?.length ?? 0) > shown,
    more: () => void setMost({ key, count: shown + shownAtOnce }),
    isLoadingMore: false,
    moreError: null,
    error: null,
    refreshError: null,
    isRefreshing: all.state === 'reading' && found !== undefined,
    refresh: () => void all.read(),
    // As the list has it: by the device's clock.
    updatedAt: readAt - momentOf(0).getTime(),
  };
  return {
    /** What is found, as the list of the page. */
    list: foundList,
    /** How far the reading is. */
    all,
    /** How much was read; undefined until it is. */
    read: read && { incidents: read.length, pages: Math.max(1, ...read.map(({ page }) => page)) },
  };
}
