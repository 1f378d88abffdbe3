import { useQueryClient } from '@tanstack/react-query';
import { type LoaderFunction, redirect, useNavigate, useNavigation } from 'react-router-dom';
import { mayBeSignedIn } from '#api/client.ts';
import { sessionEnd } from '#api/session.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { LoginPage, type LoginPageProps } from '#features/auth/LoginPage.tsx';
import { pathTo } from '#features/routes/paths.ts';
import { queryClientContext } from '#features/routes/queryClientContext.ts';
import { setNotice, useNotice } from '../layout/notice.ts';
import { takeRememberedPath } from '../routing/rememberedPath.ts';
import { routeAt } from '../routing/routes.ts';
import { showSessionUser } from './shownUser.ts';

/** The path that the user wanted to open, else the root. */
export const nextPath = () => takeRememberedPath((pathname) => routeAt(pathname) !== undefined) ?? pathTo('home');

/**
 * Redirects a signed-in user from the login page (behaviour 1.24), unless they want to sign in again (`?again`). The
 * user info is fetched at start and at each new try; after its failure there is no query of it.
 */
export const leadSignedInOn: LoaderFunction = async ({ request, context }) => {
  const queryClient = context.get(queryClientContext);
  const known = queryClient.getQueryState(userInfoQuery.queryKey);
  // With cookies only the server knows whether there is a session, but not while this device signs out of it.
  if (!mayBeSignedIn() || sessionEnd() !== null || !known || known.status === 'error') return null;
  if (new URL(request.url).searchParams.has('again')) return null;
  // Fetched for those who are signed in alone. Without its code the login page is shown.
  const isUser = await import('./signedInUser.ts').then(
    ({ isSignedIn }) => isSignedIn(queryClient),
    () => false,
  );
  if (!isUser) return null;
  throw redirect(nextPath());
};

/** The login page; afterwards the user returns to the path that they wanted to open. */
export function LoginRoute(props: Pick<LoginPageProps, 'onLanguageChange'>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isOpening = useNavigation().state !== 'idle';
  const notice = useNotice();
  const reason = notice && notice.kind !== 'refused' ? notice.kind : sessionEnd();
  return (
    <LoginPage
      {...props}
      notice={reason === 'signedOut' || reason === 'unreachable' ? null : reason}
      outage={
        notice?.kind === 'unreachable'
          ? {
              error: notice.error,
              isTrying: isOpening,
              onRetry: () => {
                void queryClient.prefetchQuery(userInfoQuery);
                // The page's loader waits for it, and leads on. What is typed here stays when it fails again.
                void navigate(pathTo('login'), { replace: true });
              },
            }
          : undefined
      }
      onSignedIn={async () => {
        // Nothing of a user who was signed in before is shown to this one. Their drafts, which nobody else can open, and
        // toasts go too.
        queryClient.clear();
        void import('./forgetOthers.ts').then(
          ({ forgetOthers }) => forgetOthers(),
          () => {},
        );
        setNotice(undefined);
        showSessionUser();
        await navigate(nextPath(), { replace: true });
      }}
    />
  );
}
