import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { mayBeSignedIn } from '#api/client.ts';
import type { UserInfo } from '#api/contract/accounts.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { pathTo, type RouteName } from '#features/paths.ts';
import type { Screen } from '#features/screen.ts';
import { rememberPath } from './rememberedPath.ts';
import { type PortalRoute, portalRoutes, routeAt } from './routes.ts';
import { screens } from './screens.ts';

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

/**
 * So long (ms) the page that is left stays for the answers of the next one. Those that come in time are drawn at once, and
 * nobody sees a page flicker that waits; those that do not are waited for on their own page, as the overlay tells from then on.
 */
const patience = 150;

const soon = (answers: Promise<unknown> | undefined, since: number) =>
  Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience - (performance.now() - since)))]);

/** What is done for the pages of the main layout before they are drawn. */
export interface Guards {
  /**
   * Guards a route. A page's code and calls start at once, while the user info is on its way; what is not permitted ends at
   * the denied page, and the dashboard at the first page that is.
   */
  readonly guard: (route: PortalRoute) => LoaderFunction;
  /** All of the address of a page within the portal, where its path leaves out what the page would add. */
  readonly complete: (path: string) => string;
  /**
   * Starts the calls of the page that a link leads to, when it is pressed: they are on their way before the button is let
   * go. Of a page whose code is asked for first, or that the user may not see, nothing is asked.
   */
  readonly startCalls: (path: string) => void;
}

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** The guards of a session, whose queries are the client's. */
export function createGuards(queryClient: QueryClient): Guards {
  /**
   * The screens whose code is here. Asked for again, even a module that was loaded comes a task later, and with it the page:
   * to one that was open before it goes in one.
   */
  const loadedScreens = new Map<RouteName, Screen>();
  /** The page whose calls were started last, before it was gone to: they are not started twice. */
  let started: { readonly address: string; readonly answers: Promise<unknown> | undefined } | undefined;
  /** Before the first page there is none to stay at. */
  let isFirst = true;

  /** Without it the page still opens, only later: its calls start when it is drawn. */
  const loadScreen = async (name: RouteName, load: () => Promise<Screen>): Promise<Screen | undefined> => {
    const screen = await load().catch(() => undefined);
    if (screen) loadedScreens.set(name, screen);
    return screen;
  };
  const loadedScreen = (name: RouteName): Screen | undefined => {
    const screen = screens[name];
    return typeof screen === 'function' ? loadedScreens.get(name) : screen;
  };
  const screenOf = (name: RouteName): Screen | undefined | Promise<Screen | undefined> => {
    const screen = screens[name];
    return loadedScreen(name) ?? (typeof screen === 'function' ? loadScreen(name, screen) : undefined);
  };

  const guard: Guards['guard'] =
    (route) =>
    async ({ request }) => {
      const since = performance.now();
      const url = new URL(request.url);
      const isStarted = started?.address === addressOf(url);
      let answers = isStarted ? started?.answers : undefined;
      started = undefined;
      const known = queryClient.getQueryData(userInfoQuery.queryKey);
      let isShown = mayBeSignedIn() && (!known || mayOpen(known, route));
      const ask = (screen: Screen | undefined) => {
        if (!isShown || isStarted || (screen?.onlyPermitted && !known)) return;
        answers = screen?.prefetch?.(queryClient, url);
      };
      const screen = screenOf(route.name);
      const asking = screen instanceof Promise ? screen.then(ask) : ask(screen);
      const user = await requireUser(queryClient, url);
      if (mayOpen(user, route)) {
        // Before the page is drawn, not by itself afterwards: that would draw all of it twice.
        const here = await screen;
        await asking;
        if (here?.onlyPermitted && !known) answers = here.prefetch?.(queryClient, url);
        const address = here?.completeAddress?.(url);
        if (address) {
          started = { address, answers };
          throw redirect(address);
        }
        if (!isFirst && answers) await soon(answers, since);
        isFirst = false;
        return null;
      }
      isShown = false;
      await endUnseenCalls(queryClient);
      if (route.name !== 'home') throw redirect(pathTo('permissionDenied'));
      throw redirect(landingPath(user));
    };

  const urlOf = (path: string) => new URL(path, window.location.origin);
  const complete = (path: string) => {
    const url = urlOf(path);
    const route = routeAt(url.pathname);
    return (route && loadedScreen(route.name)?.completeAddress?.(url)) ?? path;
  };
  const startCalls = (path: string) => {
    const url = urlOf(complete(path));
    const user = queryClient.getQueryData(userInfoQuery.queryKey);
    const route = routeAt(url.pathname);
    if (!user || !route || !mayOpen(user, route)) return;
    const prefetch = loadedScreen(route.name)?.prefetch;
    if (prefetch) started = { address: addressOf(url), answers: prefetch(queryClient, url) };
  };
  return { guard, complete, startCalls };
}
