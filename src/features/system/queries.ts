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
import { nextPage, searchTerm } from './incidents/pages.ts';

/** Names of components and groups seldom change (ms). */
const listFreshness = 300_000;
/** How long what is shown of the system counts as how it is (ms); spec: the page refreshes every minute. */
export const statusFreshness = 60_000;

/** How the two parts of the system are. */
export const systemStatusQuery = queryOptions({
  queryKey: ['system-status'],
  queryFn: async ({ signal }) => (await request(getSystemStatus, {}, { signal })).status,
  staleTime: statusFreshness,
});

/**
 * Whether the user may see all incidents, search them and report one, by the server's word; whatever it fails by, only
 * public ones are shown (behaviour 16.2), and it is asked again on the next page that needs it.
 */
export const mayReadIncidentsQuery = queryOptions({
  queryKey: ['may-read-incidents'],
  queryFn: ({ signal }) =>
    request(mayReadIncidents, {}, { signal, refusal: 'own' }).then(
      () => true,
      (error) => {
        if (signal.aborted) throw error;
        return false;
      },
    ),
  staleTime: ({ state }) => (state.data ? listFreshness : 0),
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

/** What an incident may touch. */
export const incidentComponentsQuery = queryOptions({
  queryKey: ['incident-components'],
  queryFn: async ({ signal }) => (await request(getIncidentComponents, {}, { signal })).components,
  staleTime: listFreshness,
});

/** An incident that is about to be edited: as it is now, and not loaded again while it is being edited. */
export const editedIncidentQuery = (id: number) =>
  queryOptions({
    queryKey: ['incident', id],
    queryFn: async ({ signal }) => (await request(getIncident, { params: { id } }, { signal })).details,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Reports an incident, or changes the one with the id. Rejects with an ApiError. */
export const saveIncident = (id: number | undefined, body: IncidentBody, signal: AbortSignal): Promise<Incident> =>
  id === undefined
    ? request(createIncident, { body }, { signal })
    : request(changeIncident, { params: { id }, body }, { signal });

/** After an incident was saved: lists and states are loaded again. */
export const refreshIncidents = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['incidents'] }),
    queryClient.invalidateQueries({ queryKey: systemStatusQuery.queryKey }),
  ]);

/** Starts the calls of a page with incidents, `search` as its URL has it; resolves as a screen's `prefetch` does. */
export async function prefetchIncidents(queryClient: QueryClient, search: string) {
  void queryClient.prefetchQuery(serviceGroupsQuery);
  try {
    const all = await queryClient.fetchQuery(mayReadIncidentsQuery);
    const list = incidentsQuery(all, all ? searchTerm(search) : '');
    const answer = queryClient.prefetchInfiniteQuery(list);
    if (queryClient.getQueryData(list.queryKey) === undefined) await answer;
  } catch {
    // It was ended; the page asks for itself.
  }
}
