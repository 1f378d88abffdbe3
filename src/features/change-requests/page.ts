import { sessionUser } from '#api/session.ts';
import { definePage } from '#features/pages/index.ts';
import { allChangeRequestsQuery, changeRequestQuery, changeRequestsQuery } from './queries.ts';
import { appliedFilters, isNarrowed, type RequestFilters, requestParams } from './requestFilters.ts';

/** The queries of the list: of its page, or of all requests where the API does not have the filters. */
export function requestQueries(filters: RequestFilters) {
  const isAllNeeded = isNarrowed(appliedFilters(filters, sessionUser()));
  return {
    list: { ...changeRequestsQuery(filters.page, filters.status), enabled: !isAllNeeded },
    all: { ...allChangeRequestsQuery(filters.status), enabled: isAllNeeded },
  };
}

export const requestsPage = definePage('changeRequests', (_ids, searchParams) =>
  requestQueries(requestParams.read(searchParams).state),
);

export const requestPage = definePage('changeRequest', ({ id }) => ({ request: changeRequestQuery(id) }));
