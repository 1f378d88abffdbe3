import type { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';
import { queryClientContext } from '#features/queryClientContext.ts';

/** The context of middleware and loaders: the query client. */
export function routerContext(queryClient: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, queryClient);
  return context;
}
