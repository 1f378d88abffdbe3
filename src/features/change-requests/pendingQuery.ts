import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sectionQuery } from '#features/reporting/index.ts';

/** How often something that awaits a decision is asked for anew (ms): nobody tells the portal of the decision. */
const interval = 30_000;

/**
 * The call of a list whose items may await approval: while one does it is made again every 30 s and whenever somebody
 * comes back to the window.
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

/** The call of what is about to be edited: always made anew, and not again while somebody edits it. */
export const editedQuery = <Data>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<Data>) => ({
  ...sectionQuery([...queryKey], load),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** What a request for change makes old: all calls below a key, and the lists of requests. */
export function useRequested(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const prefix = JSON.stringify(queryKey);
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: JSON.parse(prefix) });
    void queryClient.invalidateQueries({ queryKey: ['change-requests'] });
  }, [queryClient, prefix]);
}
