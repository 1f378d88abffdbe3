import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a page's feature hands to the router: the page, and what can be done before it is drawn. */
export interface Screen {
  readonly Component: ComponentType;
  /** Path and parameters that the page would complete its URL to, or null when it says all; see `completeAddress`. */
  readonly completeAddress?: (url: URL) => string | null;
  /** Starts the page's calls; called with its URL as soon as its code is there. */
  readonly prefetch?: (queryClient: QueryClient, url: URL) => void;
}
