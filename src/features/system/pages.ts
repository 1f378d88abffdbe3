import { pageLoader, prefetchQueries } from '#features/page.ts';
import { prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusLoader = pageLoader({
  load: (queryClient) =>
    Promise.all([prefetchQueries(queryClient, [systemStatusQuery]), prefetchIncidents(queryClient, '')]),
});

export const incidentsLoader = pageLoader({
  load: (queryClient, _ids, url) => prefetchIncidents(queryClient, url.searchParams.get('search') ?? ''),
});
