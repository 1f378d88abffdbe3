import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page's feature hands to the router: what can be done before the page's code has come. */
export interface Screen {
  /** Path and parameters that the page would complete its URL to, or null when it says all; see `completeAddress`. */
  readonly completeAddress?: (url: URL) => string | null;
  /** Starts the page's calls, for its URL; resolves when it has all that it shows at first, or knows what failed. */
  readonly prefetch?: (queryClient: QueryClient, url: URL) => Promise<unknown>;
  /** What it asks for concerns persons: nothing is asked for before it is known that the user may see it. */
  readonly onlyPermitted?: true;
}

/** Starts a query's call, unless what is there is fresh. */
export type Ask = <Answer, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
) => void;

/** Starts calls; resolves when all queries have data, which may be older than what is on its way, or failed. */
export function asked(queryClient: QueryClient, start: (ask: Ask) => void): Promise<unknown> {
  const missing: Promise<void>[] = [];
  start((options) => {
    const isThere = queryClient.getQueryData(options.queryKey) !== undefined;
    const answer = queryClient.prefetchQuery(options);
    if (!isThere) missing.push(answer);
  });
  return Promise.all(missing);
}
