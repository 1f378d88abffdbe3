import { mayBeSignedIn } from '#api/client.ts';
import { isApiError } from '#api/errors.ts';
import { forgetNameless } from '#api/ownStorage.ts';
import { endSession, sessionEnd, sessionUser } from '#api/session.ts';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import { forgetToasts, toast } from '#design-system/Toast/toast.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { forgetDrafts, leaveUnasked } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { presentNotice, setNotice } from '../layout/notice.ts';
import { routeAt } from '../routing/routes.ts';
import { nextPath } from './LoginRoute.tsx';
import { leaveForLogin, type Portal } from './leaveForLogin.ts';
import { shownUser, showSessionUser } from './shownUser.ts';

/** Whether no session is left on this device, as far as the page knows: with cookies only the server does. */
const isSignedOut = () => !mayBeSignedIn() || sessionEnd() !== null;

/**
 * Follows what happened to the session in another tab (behaviour 1.26): its end leads to login at once, another user's
 * sign-in to the root, and a tab that waits at the login page goes on with its remembered page.
 */
export function followSession(portal: Portal): Promise<void> {
  // One after another: a sign-in changes two entries, each with its own event.
  following = following.then(
    () => follow(portal),
    () => follow(portal),
  );
  return following;
}

let following = Promise.resolve();

async function follow(portal: Portal): Promise<void> {
  const { queryClient, place, navigate } = portal;
  const at = place();
  const isPage = routeAt(at.pathname) !== undefined;
  if (isSignedOut()) {
    const why = sessionEnd();
    if (why === 'signedOut' || why === null) {
      forgetDrafts();
      forgetNameless();
      if (isPage) await leaveForLogin(portal, { notice: { kind: 'signedOutElsewhere' } });
    } else if (isPage) await leaveForLogin(portal, { remembered: at, why, notice: { kind: why } });
    // A tab that waits for the server at the login page (behaviour 1.27) has no session to go on with. Why it was led there
    // otherwise stays: one sign-out changes two entries, each with its own event.
    if (!isPage && presentNotice()?.kind === 'unreachable') setNotice(undefined);
    return;
  }
  if (sessionUser() === shownUser() && isPage) return;
  forgetDrafts({ except: sessionUser() });
  if (isPage) {
    // The login page replaces the other user's data at once, before anything is loaded.
    await leaveUnasked(() => navigate(`${pathTo('login')}?again`));
    await loadTexts(['session']);
    forgetToasts();
    toast.info(i18next.getFixedT(null, 'session')('otherUser'));
  } else if (at.pathname !== pathTo('login')) return;
  queryClient.clear();
  setNotice(undefined);
  showSessionUser();
  await navigate(isPage ? '/' : nextPath());
}

/** Checks the session of a page that the browser has restored from its back/forward cache. */
export async function checkRestored(portal: Portal): Promise<void> {
  await followSession(portal);
  if (!routeAt(portal.place().pathname) || portal.queryClient.getQueryData(userInfoQuery.queryKey) === undefined)
    return;
  try {
    await portal.queryClient.fetchQuery({ ...userInfoQuery, staleTime: 0 });
  } catch (error) {
    if (!isApiError(error) || !error.isAccessError) return;
    endSession('expired');
    await leaveForLogin(portal, { remembered: portal.place(), why: 'expired', notice: { kind: 'expired' } });
  }
}
