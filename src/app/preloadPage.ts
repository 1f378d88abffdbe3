import type { RouteName } from '#features/paths.ts';
import { routeAt } from './routes.ts';

/** Whether a page of the main layout stands at the path. */
export const isPortalPath = (pathname: string): boolean => routeAt(pathname) !== undefined;

/** Pages whose code is here. Asked for again, even a module that was loaded costs the processor a millisecond or two. */
const loaded = new Set<RouteName>();

/** Starts loading a page's code, for a link that is about to be used. */
export function preloadPage(path: string) {
  const route = routeAt(path);
  if (!route || loaded.has(route.name)) return;
  route.page().then(
    () => loaded.add(route.name),
    // It shows when the page is opened; nothing was asked for yet.
    () => {},
  );
}
