import { definePage } from '#features/page.ts';
import { allChangeRequestsQuery, changeRequestQuery, changeRequestsQuery } from './queries.ts';
import { isNarrowed, requestParams } from './requestFilters.ts';

export const requestsPage = definePage(
  'changeRequests',
  (_ids, filters) => {
    const isAllNeeded = isNarrowed(filters);
    return {
      list: { ...changeRequestsQuery(filters.page, filters.status), enabled: !isAllNeeded },
      all: { ...allChangeRequestsQuery(filters.status), enabled: isAllNeeded },
    };
  },
  requestParams,
);

export const requestPage = definePage('changeRequest', ({ id }) => ({ request: changeRequestQuery(id) }));
