import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sectionQuery } from '#features/pages/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether a decided request changes the data. */
      readonly isDecidedOn?: true;
    };
  }
}

/** A query whose data a decided request changes. */
export const decidedQuery = <Data>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<Data>,
  enabled?: boolean,
) => ({ ...sectionQuery([...queryKey], load, enabled), meta: { isDecidedOn: true } as const });

/** Finds the queries that a decided request makes stale, of whatever feature. */
export const decidedQueries = { predicate: ({ meta }: Query) => meta?.isDecidedOn === true };

/** The refetch interval of lists with a pending item (ms): the portal is not notified of the decision. */
const interval = 30_000;

/**
 * The query of a list whose items may await approval: while one does, it is loaded again every 30 s and whenever the
 * user returns to the window.
 */
export const pendingQuery = <Data>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<Data>,
  isPending: (data: Data) => boolean,
) => {
  const waits = ({ state }: { readonly state: { readonly data: Data | undefined } }) =>
    state.data !== undefined && isPending(state.data);
  return {
    ...decidedQuery(queryKey, load),
    refetchInterval: (query: { readonly state: { readonly data: Data | undefined } }) =>
      waits(query) ? interval : (false as const),
    refetchOnWindowFocus: (query: { readonly state: { readonly data: Data | undefined } }) =>
      waits(query) ? ('always' as const) : false,
  };
};

/** The query of an item for its editor: always fetched on mount, and not while it is edited. */
export const editedQuery = <Data>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<Data>) => ({
  ...decidedQuery(queryKey, load),
  staleTime: 'static' as const,
  gcTime: 0,
});

/**
 * Returns a function that invalidates what a request for change makes stale: all queries below a key, and the lists
 * of requests.
 */
export function useRequested(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const prefix = JSON.stringify(queryKey);
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: JSON.parse(prefix) });
    void queryClient.invalidateQueries({ queryKey: ['change-requests'] });
  }, [queryClient, prefix]);
}
