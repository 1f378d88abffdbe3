import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { routePathOf } from '#api/basePath.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { routePaths } from '#features/routes/paths.ts';
import { mayOpen } from './access.ts';
import { loadPage } from './loadPage.ts';
import { routerContext } from './routerContext.ts';
import { routeAt } from './routes.ts';

/**
 * Fetches the code and the first data of the page that a link leads to, before the link is followed. Nothing is fetched
 * of a page that the user may not open.
 */
export async function prefetchRoute(queryClient: QueryClient, address: string): Promise<void> {
  const url = new URL(address, window.location.origin);
  const pathname = routePathOf(url.pathname);
  const route = url.origin === window.location.origin ? routeAt(pathname) : undefined;
  const user = queryClient.getQueryData(userInfoQuery.queryKey);
  if (!route || !user || !mayOpen(user, route)) return;
  const pattern = routePaths[route.name] as string;
  const params = matchPath(pattern, pathname)?.params ?? {};
  try {
    const { loader } = await loadPage(route);
    await loader?.({ request: new Request(url), url, pattern, params, context: routerContext(queryClient) });
  } catch {
    // The code could not be fetched, or the loader redirects: both happen again and are handled when the link
    // is followed.
  }
}
