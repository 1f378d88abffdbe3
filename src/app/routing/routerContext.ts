import type { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';
import { navigationWaitContext } from '#features/routes/navigationWaitContext.ts';
import { queryClientContext } from '#features/routes/queryClientContext.ts';

/** The context of middleware and loaders: the query client, and how long a navigation waits for data (ms), if not as usual. */
export function routerContext(queryClient: QueryClient, wait?: number): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, queryClient);
  if (wait !== undefined) context.set(navigationWaitContext, wait);
  return context;
}
