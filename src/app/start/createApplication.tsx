import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type DOMRouterOpts, type RouteObject, RouterProvider } from 'react-router-dom';
import { basePath, routePathOf } from '#api/basePath.ts';
import { configureClient, mayBeSignedIn } from '#api/client.ts';
import { configureGeocoding } from '#api/geocodingServer.ts';
import { forgetToken } from '#api/session.ts';
import { PrefetchContext } from '#design-system/Link/prefetch.ts';
import { currentLanguage, type Language } from '#design-system/language/i18n.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { OperatorContext } from '#design-system/operator.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { storeAndReload } from '#features/auth/PublicPage.tsx';
import { MissingPartNotice } from '../layout/MissingPartNotice.tsx';
import type { Monitor } from '../monitoring/monitor.ts';
import { createRoutes } from '../routing/router.tsx';
import { routerContext } from '../routing/routerContext.ts';
import type { Portal } from '../session/leaveForLogin.ts';
import { SessionWatch } from '../session/SessionWatch.tsx';
import { showSessionUser } from '../session/shownUser.ts';
import { AppSkeleton } from './AppSkeleton.tsx';
import type { Configuration } from './configuration.ts';
import { createQueryClient } from './queryClient.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The environment of the portal: by default the browser's history; a story passes its own router. */
export interface Environment {
  readonly createRouter?: (
    routes: RouteObject[],
    options: Pick<DOMRouterOpts, 'basename' | 'future' | 'getContext'>,
  ) => Router;
  readonly onLanguageChange?: (language: Language) => void;
  /** How long the first page waits for its data (ms), while something else is shown in its place; default: as any other. */
  readonly firstWait?: number;
  /** Where problems are reported; default: nowhere. */
  readonly monitor?: Monitor | undefined;
}

/** Creates the application for a deployment's configuration. */
export function createApplication(
  configuration: Configuration,
  { createRouter = createBrowserRouter, onLanguageChange = storeAndReload, firstWait, monitor }: Environment = {},
): { readonly element: ReactNode; readonly router: Router; readonly queryClient: QueryClient } {
  const queryClient = createQueryClient();
  const portal: Portal = {
    queryClient,
    place: () => {
      const place = router.state.navigation.location ?? router.state.location;
      return { ...place, pathname: routePathOf(place.pathname) };
    },
    navigate: (path) => router.navigate(path, { replace: true }),
  };
  /** Handles refusals; its code is fetched with the first. */
  let handler: Promise<ReturnType<typeof import('../session/accessErrors.ts').accessErrorHandler>> | undefined;
  configureClient({
    base: configuration.apiBase,
    authentication: configuration.authentication,
    language: currentLanguage,
    onMismatch: monitor?.onMismatch,
    onRefused: async (_, call) => {
      const refused = portal.place();
      // Where its code cannot be fetched, the section or form that made the call shows the refusal.
      handler ??= import('../session/accessErrors.ts').then(({ accessErrorHandler }) => accessErrorHandler(portal));
      await handler.then(
        (handle) => handle(call, refused),
        () => {
          handler = undefined;
        },
      );
    },
  });
  // One of an earlier configuration: in session mode the page holds none.
  if (configuration.authentication === 'session') forgetToken();
  showSessionUser();
  configureMap(configuration);
  configureGeocoding(configuration.geocoding);
  // The access rules of the first page wait for it; the page's code is fetched at the same time.
  if (mayBeSignedIn()) void queryClient.prefetchQuery(userInfoQuery);
  /** Undefined while it is created, which opens the first page at once. */
  let created: Router | undefined;
  const router = createRouter(createRoutes({ configuration, onLanguageChange }), {
    ...(basePath && { basename: basePath }),
    future: { v8_middleware: true },
    getContext: () => routerContext(queryClient, created?.state.initialized ? undefined : firstWait),
  });
  created = router;
  /** Fetched with the first link that is hovered or focused. Without its code the link is followed as any other. */
  const prefetch = (address: string) =>
    void import('../routing/prefetchRoute.ts').then(
      ({ prefetchRoute }) => prefetchRoute(queryClient, address),
      () => {},
    );
  const element = (
    <QueryClientProvider client={queryClient}>
      <SessionWatch portal={portal} />
      <PrefetchContext value={prefetch}>
        {/* Texts are loaded before the components that need them. This boundary is for a namespace that a page does
            not declare. */}
        <Suspense fallback={<AppSkeleton />}>
          <OperatorContext value={configuration.operator}>
            <RouterProvider router={router} useTransitions={false} onError={monitor?.onRouteError} />
            <MissingPartNotice />
          </OperatorContext>
        </Suspense>
      </PrefetchContext>
    </QueryClientProvider>
  );
  return { element, router, queryClient };
}
