import type { QueryClient } from '@tanstack/react-query';

/** What a page's feature hands to the router: what can be done before the page's code has come. */
export interface Screen {
  /** Path and parameters that the page would complete its URL to, or null when it says all; see `completeAddress`. */
  readonly completeAddress?: (url: URL) => string | null;
  /** Starts the page's calls; called with its URL at once. */
  readonly prefetch?: (queryClient: QueryClient, url: URL) => void;
}
