import { cleanSearch } from '#api/text.ts';
import { pageLoader, prefetchQueries } from '#features/pages/index.ts';
import { describeParams, textParam } from '#features/url-state/index.ts';
import { prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusLoader = pageLoader({
  load: (queryClient) =>
    Promise.all([prefetchQueries(queryClient, [systemStatusQuery]), prefetchIncidents(queryClient, '')]),
});

/** Only an id is one: any other text names no incident. */
const cleanId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : '');

/** The search of the incidents in the URL, and the id of the one that a link names; both may be empty. */
export const incidentParams = describeParams(
  { search: textParam('search', cleanSearch), incident: textParam('incident', cleanId) },
  { dropsOthers: true },
);

export const incidentsLoader = pageLoader({
  load: (queryClient, _ids, url) => prefetchIncidents(queryClient, incidentParams.read(url.searchParams).state.search),
});
