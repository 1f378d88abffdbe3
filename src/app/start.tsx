import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type DOMRouterOpts, type RouteObject, RouterProvider } from 'react-router-dom';
import { configureClient, mayBeSignedIn } from '#api/client.ts';
import { configureGeocoding } from '#api/geocodingServer.ts';
import { PrefetchContext } from '#design-system/Link/prefetch.ts';
import { currentLanguage, type Language, storeLanguage } from '#design-system/language/i18n.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import type { Configuration } from './configuration.ts';
import { prefetchRoute, routerContext } from './prefetchRoute.ts';
import { createQueryClient } from './queryClient.ts';
import { refusalHandler } from './refusals.ts';
import { createRoutes } from './router.tsx';
import { StartingUp } from './StartingUp.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Where the portal runs; left out: in the browser's own history. A story brings a router of its own. */
export interface Surroundings {
  readonly createRouter?: (routes: RouteObject[], options: Pick<DOMRouterOpts, 'future' | 'getContext'>) => Router;
  readonly onLanguageChange?: (language: Language) => void;
}

const storeAndReload = (language: Language) => {
  storeLanguage(language);
  window.location.reload();
};

/** Puts the application together for a deployment's configuration. */
export function createPortal(
  configuration: Configuration,
  { createRouter = createBrowserRouter, onLanguageChange = storeAndReload }: Surroundings = {},
): { readonly element: ReactNode; readonly router: Router } {
  const queryClient = createQueryClient();
  configureClient({
    base: configuration.apiBase,
    authentication: configuration.authentication,
    language: currentLanguage,
    onRefused: refusalHandler(
      queryClient,
      () => router.state.location,
      (path) => void router.navigate(path, { replace: true }),
    ),
  });
  configureMap(configuration);
  configureGeocoding(configuration.geocoding);
  // The access rules of the first page wait for it; its code is fetched meanwhile.
  if (mayBeSignedIn()) void queryClient.prefetchQuery(userInfoQuery);
  // Created last, because it opens the first page at once.
  const router = createRouter(createRoutes({ configuration, onLanguageChange }), {
    future: { v8_middleware: true },
    getContext: () => routerContext(queryClient),
  });
  const element = (
    <QueryClientProvider client={queryClient}>
      <PrefetchContext value={(address) => void prefetchRoute(queryClient, address)}>
        {/* Texts are loaded before the components that need them; this is for one that was forgotten. */}
        <Suspense fallback={<StartingUp />}>
          <RouterProvider router={router} useTransitions={false} />
        </Suspense>
      </PrefetchContext>
    </QueryClientProvider>
  );
  return { element, router };
}
