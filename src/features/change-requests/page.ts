import { definePage } from '#features/page.ts';
import { allChangeRequestsQuery, changeRequestQuery, changeRequestsQuery } from './queries.ts';
import { isNarrowed, readRequestFilters } from './requestFilters.ts';

export const requestsPage = definePage('changeRequests', (_ids, searchParams) => {
  const { filters } = readRequestFilters(searchParams);
  const isAllNeeded = isNarrowed(filters);
  return {
    list: { ...changeRequestsQuery(filters.page, filters.status), enabled: !isAllNeeded },
    all: { ...allChangeRequestsQuery(filters.status), enabled: isAllNeeded },
  };
});

export const requestPage = definePage('changeRequest', ({ id }) => ({ request: changeRequestQuery(id) }));
