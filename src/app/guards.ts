import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { mayBeSignedIn } from '#api/client.ts';
import type { UserInfo } from '#api/contract/accounts.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import type { Screen } from '#features/screen.ts';
import { rememberPath } from './rememberedPath.ts';
import { type PortalRoute, portalRoutes, routeAt } from './routes.ts';

const mayOpen = (user: UserInfo, route: PortalRoute) =>
  [route.permission ?? []].flat().every((permission) => user.permissions.includes(permission));

/** Whether the root shows the dashboard to the user; else the landing rule leads on from there. */
export const mayOpenHome = (user: UserInfo): boolean =>
  portalRoutes.some((route) => route.name === 'home' && mayOpen(user, route));

/** Whether the user may open the page of the main layout at the path. */
export const mayOpenPath = (user: UserInfo, pathname: string): boolean => {
  const route = routeAt(pathname);
  return route !== undefined && mayOpen(user, route);
};

/**
 * Where the landing rule sends a user who may not see the dashboard (spec 1, part 2): to the first of its pages that is
 * permitted. The last one, system status, is open to everybody.
 */
export function landingPath(user: UserInfo): string {
  const landing = portalRoutes.find((route) => route.landing && mayOpen(user, route));
  return pathTo((landing?.name ?? 'systemStatus') as 'systemStatus');
}

/** The main menu's routes that the user may open: those before the deployment's own links, and those after them. */
export const menuRoutes = (user: UserInfo, place: NonNullable<PortalRoute['inMenu']>): PortalRoute[] =>
  portalRoutes.filter((route) => route.inMenu === place && mayOpen(user, route));

/**
 * The user, or a redirect to login that remembers the path, when the user info cannot be loaded
 * (spec 1, parts 4 and 6).
 */
async function requireUser(queryClient: QueryClient, url: URL): Promise<UserInfo> {
  try {
    if (!mayBeSignedIn()) throw new Error('Nobody is signed in');
    return await queryClient.ensureQueryData(userInfoQuery);
  } catch {
    queryClient.removeQueries({ queryKey: userInfoQuery.queryKey });
    rememberPath(url.pathname + url.search);
    throw redirect(pathTo('login'));
  }
}

/** Ends calls that were started for a page that is not shown: their refusal would be none of the next page's. */
const endUnseenCalls = (queryClient: QueryClient) =>
  queryClient.cancelQueries({ predicate: (query) => !query.isActive() });

/** What a page's URL was completed to last: its calls were started under the shorter one, and those refused stay so. */
let completedTo: string | undefined;

/**
 * The screens whose code is here. Asked for again, even a module that was loaded comes a task later, and the router would
 * draw each of its steps meanwhile: to a page that was open before it goes in one.
 */
const loadedScreens = new Map<PortalRoute['name'], Screen>();

/** Without it the page still opens, only later: its calls start when it is drawn. */
const loadScreen = async (route: PortalRoute): Promise<Screen | undefined> => {
  const screen = await route.screen?.().catch(() => undefined);
  if (screen) loadedScreens.set(route.name, screen);
  return screen;
};

/**
 * Guards a route of the main layout. Its code and calls start at once, while the user info is on its way; what is
 * not permitted ends at the denied page, and the dashboard at the first page that is.
 */
export const guard =
  (route: PortalRoute, queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const isAsked = url.pathname + url.search === completedTo;
    completedTo = undefined;
    const known = queryClient.getQueryData(userInfoQuery.queryKey);
    let isShown = mayBeSignedIn() && (!known || mayOpen(known, route));
    const startCalls = (screen: Screen | undefined) => {
      if (isShown && !isAsked) screen?.prefetch?.(queryClient, url);
    };
    const screen = loadedScreens.get(route.name) ?? loadScreen(route);
    if (screen instanceof Promise) void screen.then(startCalls);
    else startCalls(screen);
    const user = await requireUser(queryClient, url);
    if (mayOpen(user, route)) {
      // Before the page is drawn, not by itself afterwards: that would draw all of it twice.
      const address = (await screen)?.completeAddress?.(url);
      if (!address) return null;
      completedTo = address;
      throw redirect(address);
    }
    isShown = false;
    await endUnseenCalls(queryClient);
    if (route.name !== 'home') throw redirect(pathTo('permissionDenied'));
    throw redirect(landingPath(user));
  };
