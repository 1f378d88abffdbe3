import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadTexts } from '#design-system/language/i18n.ts';
import { routePaths } from '#features/routes/paths.ts';
import type { PortalOptions } from '../layout/MainLayout.tsx';
import { LoginRoute, leadSignedInOn } from '../session/LoginRoute.tsx';
import { AppSkeleton } from '../start/AppSkeleton.tsx';
import { loadPage } from './loadPage.ts';
import { requirePermission } from './middleware.ts';
import { RouteError } from './RouteError.tsx';
import { portalRoutes } from './routes.ts';
import { textGroups } from './textGroups.ts';

/**
 * The portal's routes: the public pages, and those of the route table in the main layout (behaviour 2.1 and 2.2). An
 * unknown path shows the not-found page, to users who are signed in and to those who are not. All but the login page
 * and what is shown while starting is fetched when it is opened.
 */
export function createRoutes({ configuration, onLanguageChange }: PortalOptions): RouteObject[] {
  /** A route outside the main layout; its page is fetched when it is opened. */
  const publicPage = (
    path: string,
    load: () => Promise<ComponentType<Pick<PortalOptions, 'onLanguageChange'>>>,
  ): RouteObject => ({
    path,
    lazy: async () => {
      const [Page] = await Promise.all([load(), loadTexts(['account'])]);
      return { element: <Page onLanguageChange={onLanguageChange} /> };
    },
  });
  return [
    {
      errorElement: <RouteError />,
      hydrateFallbackElement: <AppSkeleton />,
      children: [
        {
          path: routePaths.login,
          loader: leadSignedInOn,
          element: <LoginRoute onLanguageChange={onLanguageChange} />,
        },
        publicPage(routePaths.resetPassword, async () => {
          const { ResetPasswordPage } = await import('#features/auth/ResetPasswordPage.tsx');
          return (props) => <ResetPasswordPage {...props} botCheck={configuration.botCheck} />;
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
      lazy: async () => {
        const [{ MainLayout }] = await Promise.all([import('../layout/MainLayout.tsx'), loadTexts(textGroups.reports)]);
        return { element: <MainLayout configuration={configuration} onLanguageChange={onLanguageChange} /> };
      },
      hydrateFallbackElement: <AppSkeleton />,
      errorElement: <RouteError />,
      children: [
        {
          // The boundary is not on the pages' own routes: the router renders nothing for a route whose code could not
          // be fetched.
          errorElement: <RouteError />,
          children: portalRoutes.map((route) => ({
            id: route.name,
            path: routePaths[route.name],
            middleware: [requirePermission(route)],
            lazy: () => loadPage(route),
            // Search parameters are the page's state: the loader does not run again when they change. Without any it
            // runs, to complete them.
            shouldRevalidate: ({ currentUrl, nextUrl }) =>
              currentUrl.pathname !== nextUrl.pathname || nextUrl.search === '',
          })),
        },
      ],
    },
  ];
}
