import { isDay } from '#api/days.ts';
import { cleanSearch } from '#api/text.ts';
import { pageLoader, prefetchQueries } from '#features/pages/index.ts';
import { describeParams, textParam } from '#features/url-state/index.ts';
import { isLookedFor } from './incidents/search/found.ts';
import { incidentRightQuery, prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusLoader = pageLoader({
  load: (queryClient) =>
    Promise.all([prefetchQueries(queryClient, [systemStatusQuery]), prefetchIncidents(queryClient, '')]),
});

/** Only an id is one: any other text names no incident. */
const cleanId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : '');

const cleanDay = (text: string) => (isDay(text) ? text : '');

/** A longer text names no component. */
const longestName = 300;
const cleanComponent = (text: string) => (text.length <= longestName ? text : '');

/**
 * The search of the incidents in the URL, what is looked for over the pages read, and the id of the one that a link names; all
 * may be empty.
 */
export const incidentParams = describeParams(
  {
    search: textParam('search', cleanSearch),
    day: textParam('day', cleanDay),
    component: textParam('component', cleanComponent),
    incident: textParam('incident', cleanId),
  },
  { dropsOthers: true },
);

export const incidentsLoader = pageLoader({
  load: async (queryClient, _ids, url) => {
    const { state } = incidentParams.read(url.searchParams);
    // All pages are read where something is looked for over them: the page does that itself.
    if (isLookedFor(state)) {
      const right = await queryClient.fetchQuery(incidentRightQuery).catch(() => undefined);
      if (right?.mayReadAll) return;
    }
    await prefetchIncidents(queryClient, state.search);
  },
});
