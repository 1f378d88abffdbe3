import { cleanSearch } from '#api/text.ts';
import { pageLoader, prefetchQueries } from '#features/pages/index.ts';
import { describeParams, textParam } from '#features/url-state/index.ts';
import { prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusLoader = pageLoader({
  load: (queryClient) =>
    Promise.all([prefetchQueries(queryClient, [systemStatusQuery]), prefetchIncidents(queryClient, '')]),
});

/** The search of the incidents in the URL, which has no other state. */
export const incidentParams = describeParams({ search: textParam('search', cleanSearch) }, { dropsOthers: true });

export const incidentsLoader = pageLoader({
  load: (queryClient, _ids, url) => prefetchIncidents(queryClient, incidentParams.read(url.searchParams).state.search),
});
