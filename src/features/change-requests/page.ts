import { requestStatus } from '#api/contract/changeRequests.ts';
import { definePage } from '#features/page.ts';
import { pageIn } from '#features/reporting/index.ts';
import { changeRequestsQuery } from './queries.ts';

/** The page and the status that a URL asks for. */
export function requestFiltersOf(searchParams: URLSearchParams) {
  const statusText = searchParams.get('status');
  const status = requestStatus.options.find((one) => one === statusText);
  return { ...pageIn(searchParams), status, isStatus: statusText === null || status !== undefined };
}

export const requestsPage = definePage('changeRequests', (_ids, searchParams) => {
  const { page, status } = requestFiltersOf(searchParams);
  return { list: changeRequestsQuery(page, status) };
});
