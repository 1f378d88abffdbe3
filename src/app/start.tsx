import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { configureClient, mayBeSignedIn } from '#api/client.ts';
import { configureGeocoding } from '#api/geocodingServer.ts';
import { currentLanguage, type Language, storeLanguage } from '#design-system/language/i18n.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { startUserInfo } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import type { Configuration } from './configuration.ts';
import type { PortalContext } from './context.ts';
import { PortalPages } from './PortalPages.tsx';
import { portalRouter, type Router } from './portalRouter.ts';
import { createRoutes } from './router.tsx';
import type { Session } from './session.tsx';

/** Where the portal runs; left out, in the browser's own history. A story brings a router of its own. */
export interface Surroundings {
  readonly createRouter?: (routes: RouteObject[]) => Router;
  readonly changeLanguage?: (language: Language) => void;
}

const storeAndReload = (language: Language) => {
  storeLanguage(language);
  window.location.reload();
};

/** Puts the application together for a deployment's configuration. */
export function createPortal(
  configuration: Configuration,
  { createRouter = createBrowserRouter, changeLanguage = storeAndReload }: Surroundings = {},
): { readonly element: ReactNode; readonly router: Router } {
  let started: Promise<Session> | undefined;
  let present: Session | undefined;
  const session = () => {
    started ??= import('./session.tsx').then(
      ({ createSession }) => {
        present = createSession(
          context,
          () => router.state.location,
          (path) => void router.navigate(path, { replace: true }),
        );
        return present;
      },
      (error) => {
        // The next one who needs it tries again.
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  const context: PortalContext = {
    configuration,
    changeLanguage,
    isNavigating: () => router.state.navigation.state !== 'idle',
    onStep: (tell) => steps.subscribe(tell),
    goTo: (path) => void router.navigate(path),
    afterSignOut: () => {
      void router.navigate(pathTo('login')).then(async () => (await session()).forget());
    },
  };
  configureClient({
    base: configuration.apiBase,
    authentication: configuration.authentication,
    language: currentLanguage,
    onRefused: () => void session().then(({ refused }) => refused()),
  });
  configureMap(configuration);
  configureGeocoding(configuration.geocoding);
  if (mayBeSignedIn()) startUserInfo();
  // Made last, because it opens the first page at once.
  const steps = createRouter(createRoutes(context, session));
  const router = portalRouter(steps, (path) => present?.complete(path) ?? path);
  return { element: <PortalPages router={router} />, router };
}
