import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import {
  changeIncident,
  createIncident,
  getIncident,
  getIncidentComponents,
  getIncidents,
  getPublicIncidents,
  getServiceGroups,
  getSystemStatus,
  type Incident,
  type IncidentBody,
  mayReadIncidents,
} from '#api/contract/system.ts';
import { isApiError } from '#api/errors.ts';
import { isSameIncident } from './incidents/isSameIncident.ts';
import { nextPage, searchTerm } from './incidents/pagination.ts';

/** The stale time (ms) of names of components and groups, which rarely change. */
const listFreshness = 300_000;
/** The stale time (ms) of the system's status; the page refreshes every minute. */
export const statusFreshness = 60_000;

/** The status of the two groups of the system. */
export const systemStatusQuery = queryOptions({
  queryKey: ['system-status'],
  queryFn: async ({ signal }) => (await request(getSystemStatus, {}, { signal })).status,
  staleTime: statusFreshness,
});

/** Whether the user may see all incidents; `failure`: the server has not said, so only public ones are shown. */
interface IncidentRight {
  readonly mayReadAll: boolean;
  readonly failure: unknown;
}

/**
 * Whether the user may see all incidents, search them and report one, as the server decides; after any failure only
 * public ones are shown (behaviour 16.2), and the next page that needs it requests it again.
 */
export const incidentRightQuery = queryOptions({
  queryKey: ['may-read-incidents'],
  queryFn: ({ signal }): Promise<IncidentRight> =>
    request(mayReadIncidents, {}, { signal, accessErrors: 'own' }).then(
      () => ({ mayReadAll: true, failure: null }),
      (error: unknown) => {
        if (signal.aborted) throw error;
        return { mayReadAll: false, failure: isApiError(error) && error.isAccessError ? null : error };
      },
    ),
  staleTime: ({ state }) => (state.data?.mayReadAll ? listFreshness : 0),
});

/** Incidents, the newest first, page by page; `all`, or public ones only, which are not searched. */
export const incidentsQuery = (all: boolean, search: string) =>
  infiniteQueryOptions({
    queryKey: ['incidents', all ? 'all' : 'public', search],
    queryFn: ({ pageParam: page, signal }) =>
      request(all ? getIncidents : getPublicIncidents, { query: { page, ...(search ? { search } : {}) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: statusFreshness,
  });

/** The groups of services, by whose names incidents are shown. */
export const serviceGroupsQuery = queryOptions({
  queryKey: ['incident-service-groups'],
  queryFn: async ({ signal }) => (await request(getServiceGroups, {}, { signal })).groups,
  staleTime: listFreshness,
});

/** The components that an incident can affect. */
export const incidentComponentsQuery = queryOptions({
  queryKey: ['incident-components'],
  queryFn: async ({ signal }) => (await request(getIncidentComponents, {}, { signal })).components,
  staleTime: listFreshness,
});

/** The query of an incident for its editor: always fetched on mount, and not while it is edited. */
export const editedIncidentQuery = (id: number) =>
  queryOptions({
    queryKey: ['incident', id],
    queryFn: async ({ signal }) => (await request(getIncident, { params: { id } }, { signal })).details,
    staleTime: 'static',
    gcTime: 0,
  });

/** The query of an incident that a link names. */
export const linkedIncidentQuery = (id: number) =>
  queryOptions({
    queryKey: ['incidents', 'linked', id],
    queryFn: async ({ signal }) => (await request(getIncident, { params: { id } }, { signal })).details,
    staleTime: statusFreshness,
  });

/** Reads an incident as it is now. Rejects with an ApiError. */
export const currentIncident = async (id: number, signal?: AbortSignal): Promise<Incident> =>
  (await request(getIncident, { params: { id } }, { signal })).details;

/** Reports an incident, or changes the one with the id. Rejects with an ApiError. */
export const saveIncident = (id: number | undefined, body: IncidentBody, signal: AbortSignal): Promise<Incident> =>
  id === undefined
    ? request(createIncident, { body }, { signal })
    : request(changeIncident, { params: { id }, body }, { signal });

/** The most pages of incidents with the same title that are read to find one. */
const mostPages = 10;

/**
 * Finds the incident that one of the earlier attempts has reported, by reading the list, and changes it to what is sent
 * now; undefined when none has. The title is unlikely to be shared by many.
 */
export async function incidentAlreadyReported(
  attempts: readonly IncidentBody[],
  body: IncidentBody,
  signal: AbortSignal,
): Promise<Incident | undefined> {
  for (const title of new Set(attempts.map((sent) => sent.title))) {
    for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page++) {
      const list = await request(getIncidents, { query: { page, search: title } }, { signal });
      const found = list.rows.find((row) => attempts.some((sent) => isSameIncident(row, sent)));
      if (found) return isSameIncident(found, body) ? found : saveIncident(found.id, body, signal);
      pages = list.pages;
    }
  }
  return undefined;
}

/** Invalidates lists and status after an incident was saved. */
export const refreshIncidents = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['incidents'] }),
    queryClient.invalidateQueries({ queryKey: systemStatusQuery.queryKey }),
  ]);

/** Starts the queries of a page with incidents; `search` is the one in its URL. Resolves when the data has loaded. */
export async function prefetchIncidents(queryClient: QueryClient, search: string) {
  void queryClient.prefetchQuery(serviceGroupsQuery);
  try {
    const { mayReadAll: all } = await queryClient.fetchQuery(incidentRightQuery);
    const list = incidentsQuery(all, all ? searchTerm(search) : '');
    const answer = queryClient.prefetchInfiniteQuery(list);
    if (queryClient.getQueryData(list.queryKey) === undefined) await answer;
  } catch {
    // The request was aborted; the page makes its own.
  }
}
