import type { QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { mayBeSignedIn } from '#api/client.ts';
import type { UserInfo } from '#api/contract/accounts.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { queryClientContext } from '#features/page.ts';
import { pathTo } from '#features/paths.ts';
import { landingPath, mayOpen } from './access.ts';
import { rememberPath } from './rememberedPath.ts';
import type { PortalRoute } from './routes.ts';

/**
 * The user; throws a redirect to login, which remembers the path, when the user info cannot be loaded (behaviour
 * 1.5).
 */
async function requireUser(queryClient: QueryClient, url: URL): Promise<UserInfo> {
  try {
    if (!mayBeSignedIn()) throw new Error('Nobody is signed in');
    return await queryClient.ensureQueryData(userInfoQuery);
  } catch {
    queryClient.removeQueries({ queryKey: userInfoQuery.queryKey });
    rememberPath(url.pathname + url.search);
    throw redirect(pathTo('login'));
  }
}

/**
 * The middleware of a route: its loader runs only for a user who may open the page. Others are redirected to the denied
 * page, and from the dashboard to the first page that is permitted.
 */
export const requirePermission =
  (route: PortalRoute): MiddlewareFunction =>
  async ({ request, context }) => {
    const user = await requireUser(context.get(queryClientContext), new URL(request.url));
    if (mayOpen(user, route)) return;
    throw redirect(route.name === 'home' ? landingPath(user) : pathTo('permissionDenied'));
  };
