import type { QueryClient } from '@tanstack/react-query';
import { userInfoQuery } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import { mayOpenHome, mayOpenPath } from './access.ts';
import { rememberPath } from './rememberedPath.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * What a 401 or 403 answer to any call does (behaviour 1.11): the user goes to the root, where the
 * user info is read again; when that fails too, to login, with the path remembered. Many refusals at once are one.
 * Where the landing rule leads from the root straight back to what was refused, the page stays and its section says so.
 */
export function refusalHandler(queryClient: QueryClient, place: () => Place, navigate: (path: string) => void) {
  let isHandling = false;
  let refusedLast: string | undefined;
  return async () => {
    const info = queryClient.getQueryState(userInfoQuery.queryKey);
    // Nobody is signed in, and the guard leads to login.
    if (isHandling || !info || (info.data === undefined && info.fetchStatus === 'idle')) return;
    isHandling = true;
    const { pathname, search } = place();
    try {
      // A page's calls start while the user info is on its way, and may be refused before it is there. Where the page
      // itself is not permitted the guard decides.
      if (!info.data && !mayOpenPath(await queryClient.ensureQueryData(userInfoQuery), pathname)) return;
      const user = await queryClient.fetchQuery({ ...userInfoQuery, staleTime: 0 });
      // The user is still signed in, and may have gone elsewhere meanwhile. A refusal at the root itself, or a second one
      // where the root leads on to, stays where it is, or it would go round in circles.
      const leadsBack = pathname === '/' || (pathname === refusedLast && !mayOpenHome(user));
      if (!leadsBack && pathname === place().pathname) navigate('/');
      refusedLast = pathname;
    } catch {
      rememberPath(pathname + search);
      queryClient.clear();
      navigate(pathTo('login'));
    } finally {
      isHandling = false;
    }
  };
}
