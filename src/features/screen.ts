import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a page's feature hands to the router: the page, and what can be done before its code has come. */
export interface Screen {
  /** Fetches the page. It is kept apart, so that its calls need not wait for its code. */
  readonly page: () => Promise<ComponentType>;
  /** Path and parameters that the page would complete its URL to, or null when it says all; see `completeAddress`. */
  readonly completeAddress?: (url: URL) => string | null;
  /** Starts the page's calls; called with its URL at once. */
  readonly prefetch?: (queryClient: QueryClient, url: URL) => void;
}
