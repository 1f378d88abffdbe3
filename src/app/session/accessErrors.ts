import type { Call } from '#api/contract/call.ts';
import { isApiError } from '#api/errors.ts';
import { endSession } from '#api/session.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { hasDrafts, interruptDrafts, leaveUnasked } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { setNotice } from '../layout/notice.ts';
import { mayOpenHome, mayOpenPath } from '../routing/access.ts';
import { routeAt } from '../routing/routes.ts';
import { leaveForLogin, type Place, type Portal } from './leaveForLogin.ts';

/**
 * Returns the function that handles a 401 or 403 response to a call (behaviour 1.11): the user goes to the root, where
 * the user info is read again; when that is refused too, to login, with the path remembered. Many refusals at once are
 * one. Where the landing rule would redirect from the root back to the refused page, the page stays and its section
 * shows the refusal. Refusals that arrive while the root is being opened are those of the page that is left. An outage
 * of the user info is no sign-out: the page stays (behaviour 1.27). The refusal is reported where the user is led to, and
 * a form keeps its input.
 */
export function accessErrorHandler(portal: Portal) {
  const { queryClient, place, navigate } = portal;
  let isHandling = false;
  let refusedLast: string | undefined;
  return async (call: Pick<Call, 'method' | 'once' | 'body'>, refused: Place = place()) => {
    const info = queryClient.getQueryState(userInfoQuery.queryKey);
    // Nobody is signed in, and the guard redirects to login.
    if (isHandling || !info || (info.data === undefined && info.fetchStatus === 'idle')) return;
    isHandling = true;
    try {
      // A page's calls start while the user info is loading, and may be refused before it has arrived. Where the page
      // itself is not permitted the guard decides.
      if (!info.data && !mayOpenPath(await queryClient.ensureQueryData(userInfoQuery), refused.pathname)) return;
      const user = await queryClient.fetchQuery({ ...userInfoQuery, staleTime: 0 });
      // The page that counts is the one that is being opened by now: a link is followed while its page's call is
      // refused. A refusal at the root itself, or a second one at the page to which the root redirects, does not
      // redirect again: that would be a loop.
      const { pathname } = place();
      // On a public page, such as the denied page, nothing of the refused call is left.
      if (pathname === '/' || !routeAt(pathname)) return;
      const leadsBack = pathname === refusedLast && !mayOpenHome(user);
      refusedLast = pathname;
      if (leadsBack) return;
      // A GET that does something, such as sending a mail, is a write to its user.
      const isWrite = call.method !== 'GET' || call.once === true;
      if (isWrite) interruptDrafts('refused');
      await leaveUnasked(() => navigate('/'));
      // Where the root has redirected back, the section of the page shows the refusal of a read.
      if (isWrite || place().pathname !== refused.pathname)
        setNotice({
          kind: 'refused',
          path: refused.pathname + refused.search,
          isWrite,
          // A write without a body, such as a mail of the statistics or a withdrawal, has no form.
          hasDraft: isWrite && call.body !== undefined && hasDrafts(),
        });
    } catch (error) {
      if (isApiError(error) && !error.isAccessError) return;
      endSession('expired');
      // The guard of a page that was opened in the meantime has redirected to login, and remembered that page.
      if (place().pathname === pathTo('login')) queryClient.clear();
      else await leaveForLogin(portal, { remembered: refused, why: 'expired', notice: { kind: 'expired' } });
    } finally {
      isHandling = false;
    }
  };
}
