import { useNavigate } from 'react-router-dom';
import { LoginPage, type LoginPageProps } from '#features/auth/LoginPage.tsx';
import { pathTo } from '#features/paths.ts';
import { isPortalPath } from './preloadPage.ts';
import { takeRememberedPath } from './rememberedPath.ts';
import type { Session } from './session.tsx';

interface LoginRouteProps extends Pick<LoginPageProps, 'onLanguageChange'> {
  readonly session: () => Promise<Session>;
}

/** The login page; afterwards the user returns to where they wanted to go. */
export function LoginRoute({ session, ...page }: LoginRouteProps) {
  const navigate = useNavigate();
  return (
    <LoginPage
      {...page}
      onSignedIn={async () => {
        // Whoever was signed in before has left nothing that this user could see.
        (await session()).forget();
        await navigate(takeRememberedPath(isPortalPath) ?? pathTo('home'), { replace: true });
      }}
    />
  );
}
