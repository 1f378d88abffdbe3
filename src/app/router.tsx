import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, memo } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { routePaths } from '#features/paths.ts';
import type { PortalContext } from './context.ts';
import { LoginRoute } from './LoginRoute.tsx';
import { RouteFailed } from './PageFailed.tsx';
import { PagesRoom } from './PagesRoom.tsx';
import { createQueryClient } from './queryClient.ts';
import { portalRoutes } from './routes.ts';
import { StartingUp } from './StartingUp.tsx';
import type { Session } from './session.tsx';

const drawnPages = new WeakMap<ComponentType, ComponentType>();

/**
 * The router draws its pages anew at each step of a navigation, of the page that is left too: this one is not. A page of
 * several routes is the same for all of them, so that it stays while they change: the views of the statistics.
 */
function drawnOnce(Page: ComponentType): ComponentType {
  const drawn = drawnPages.get(Page) ?? memo(Page);
  drawnPages.set(Page, drawn);
  return drawn;
}

/**
 * The portal's routes for a router: the public pages, and the guarded ones of the route table in the main layout
 * (spec 1, part 2). An unknown path shows the not-found page, for those who are signed in and those who are not.
 * All but the login page and what is seen while starting is fetched when it is opened, `session` too.
 */
export function createRoutes(context: PortalContext, session: () => Promise<Session>): RouteObject[] {
  const page = { onLanguageChange: context.changeLanguage };
  /** A page outside the main layout, fetched when opened. */
  const publicPage = (path: string, load: () => Promise<ComponentType<typeof page>>): RouteObject => ({
    path,
    lazy: async () => {
      const Page = await load();
      return { element: <Page {...page} /> };
    },
  });
  return [
    {
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <StartingUp />,
      // Forms write through it; what the signed-in part of the portal reads has a cache of its own.
      element: (
        <QueryClientProvider client={createQueryClient()}>
          <Outlet />
        </QueryClientProvider>
      ),
      children: [
        { path: routePaths.login, element: <LoginRoute {...page} session={session} /> },
        publicPage(routePaths.resetPassword, async () => {
          const { ResetPasswordPage } = await import('#features/auth/ResetPasswordPage.tsx');
          return (props) => <ResetPasswordPage {...props} botCheck={context.configuration.botCheck} />;
        }),
        publicPage(
          routePaths.setNewPassword,
          async () => (await import('#features/auth/SetNewPasswordPage.tsx')).SetNewPasswordPage,
        ),
        publicPage(routePaths.permissionDenied, async () => (await import('#features/auth/DeniedPage.tsx')).DeniedPage),
        publicPage('*', async () => (await import('#features/auth/NotFoundPage.tsx')).NotFoundPage),
      ],
    },
    {
      lazy: async () => ({ element: (await session()).layout }),
      hydrateFallbackElement: <StartingUp />,
      errorElement: <RouteFailed />,
      children: [
        {
          // Not on the pages' own routes: the router draws nothing at all for a route whose code did not come.
          errorElement: <RouteFailed />,
          element: <PagesRoom />,
          children: portalRoutes.map((route) => ({
            path: routePaths[route.name],
            id: route.name,
            loader: async (request) => (await session()).guard(route)(request),
            lazy: async () => ({ Component: drawnOnce(await route.page()) }),
            // The URL's parameters are the page's state; a change of them is no new page. Without any they are to be
            // completed: its menu entry was used once more.
            shouldRevalidate: ({ currentUrl, nextUrl }) =>
              currentUrl.pathname !== nextUrl.pathname || nextUrl.search === '',
          })),
        },
      ],
    },
  ];
}
