import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { sectionQuery } from '#features/pages/index.ts';

/**
 * The figures of a query for a file: those on the screen, or, while they are not loaded or newer ones are loading, these. They are
 * loaded to the end also when the page shows other filters meanwhile, unless `signal` aborts.
 */
export async function figuresFor<Data>(
  queryClient: QueryClient,
  query: ReturnType<typeof sectionQuery<Data>>,
  signal?: AbortSignal,
): Promise<Data> {
  // A query that nothing observes is aborted.
  const leave = new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => undefined);
  signal?.addEventListener('abort', leave);
  try {
    const isLoading = queryClient.getQueryState(query.queryKey)?.fetchStatus === 'fetching';
    return await queryClient.fetchQuery({ ...query, staleTime: isLoading ? 0 : Number.POSITIVE_INFINITY });
  } finally {
    signal?.removeEventListener('abort', leave);
    leave();
  }
}
