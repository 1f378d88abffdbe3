import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sectionQuery } from '#features/reporting/index.ts';

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
    ...sectionQuery([...queryKey], load),
    refetchInterval: (query: { readonly state: { readonly data: Data | undefined } }) =>
      waits(query) ? interval : (false as const),
    refetchOnWindowFocus: (query: { readonly state: { readonly data: Data | undefined } }) =>
      waits(query) ? ('always' as const) : false,
  };
};

/** The query of an item for its editor: always fetched on mount, and not while it is edited. */
export const editedQuery = <Data>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<Data>) => ({
  ...sectionQuery([...queryKey], load),
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
