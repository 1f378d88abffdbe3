import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { routeUrlOf } from '#api/basePath.ts';
import { mayBeSignedIn } from '#api/client.ts';
import type { UserInfo } from '#api/contract/accounts.ts';
import { isApiError } from '#api/errors.ts';
import { endSession, sessionMark, sessionUser, storedToken } from '#api/session.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { queryClientContext } from '#features/routes/queryClientContext.ts';
import { setNotice } from '../layout/notice.ts';
import { rememberPath } from './rememberedPath.ts';
import type { PortalRoute } from './routes.ts';

/**
 * Returns the user; throws a redirect to login, which remembers the path, when nobody is signed in (behaviour 1.5). So
 * does any other failure of the user info, but it is no sign-out: the login page offers to try again (behaviour 1.27).
 */
async function requireUser(queryClient: QueryClient, url: URL): Promise<UserInfo> {
  if (mayBeSignedIn()) {
    const mark = sessionMark();
    try {
      return await queryClient.ensureQueryData(userInfoQuery);
    } catch (error) {
      queryClient.removeQueries({ queryKey: userInfoQuery.queryKey });
      // The session changed while the old one was refused, or its data was dropped: the new one counts.
      if (sessionMark() !== mark || error instanceof CancelledError) return requireUser(queryClient, url);
      if (!isApiError(error) || !error.isAccessError) setNotice({ kind: 'unreachable', error });
      // Without either nobody was signed in before: with cookies only the server knows.
      else if (storedToken() !== null || sessionUser() !== null) endSession('expired');
    }
  }
  rememberPath(url.pathname + url.search);
  throw redirect(pathTo('login'));
}

/**
 * The middleware of a route: its loader runs only for a user who may open the page. Others are redirected to the denied
 * page, and from the dashboard to the first page that is permitted.
 */
export const requirePermission =
  (route: PortalRoute): MiddlewareFunction =>
  async ({ request, context }) => {
    const user = await requireUser(context.get(queryClientContext), routeUrlOf(request.url));
    // They come with the main layout, whose code is fetched at the same time: the login page does not need them.
    const { landingPath, mayOpen } = await import('./access.ts');
    if (mayOpen(user, route)) return;
    throw redirect(route.name === 'home' ? landingPath(user) : pathTo('permissionDenied'));
  };
