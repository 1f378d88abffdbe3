import { routeAt } from './routes.ts';

/** Whether a page of the main layout stands at the path. */
export const isPortalPath = (pathname: string): boolean => routeAt(pathname) !== undefined;

/** Starts loading a page's code, for a link that is about to be used. */
export function preloadPage(path: string) {
  // A failure shows when the page is opened; nothing was asked for yet.
  routeAt(path)
    ?.page()
    .catch(() => {});
}
