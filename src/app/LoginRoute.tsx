import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LoginPage, type LoginPageProps } from '#features/auth/LoginPage.tsx';
import { pathTo } from '#features/paths.ts';
import { takeRememberedPath } from './rememberedPath.ts';
import { routeAt } from './routes.ts';

/** The login page; afterwards the user returns to the path that they wanted to open. */
export function LoginRoute(props: Pick<LoginPageProps, 'onLanguageChange'>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <LoginPage
      {...props}
      onSignedIn={async () => {
        // Nothing of a user who was signed in before is shown to this one.
        queryClient.clear();
        const path = takeRememberedPath((pathname) => routeAt(pathname) !== undefined);
        await navigate(path ?? pathTo('home'), { replace: true });
      }}
    />
  );
}
