import type { ContextType } from 'react';
import {
  createPath,
  type UNSAFE_LocationContext as LocationContext,
  type UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import type { Router } from './portalRouter.ts';
import { routeAt } from './routes.ts';

/** A kept page that was opened. */
export interface OpenedPage {
  /** Its path: every provider has a page of its own. */
  readonly key: string;
  /** Where it stands in the route table. */
  readonly route: ContextType<typeof RouteContext>;
  /** Its address while it is shown, and the one it was left at. */
  readonly place: ContextType<typeof LocationContext>;
  /**
   * What it stands in: part of the document only while the page is shown, and hidden for two frames when it is left.
   * It is marked `data-page`, with `returning` until it has been painted: what stands below the window may wait so long.
   */
  readonly host: HTMLElement;
}

/** As many as a person looks at in turn; each holds its elements and figures. */
const most = 6;

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.page = '';
  return host;
}

/**
 * The kept pages once the router shows another address: the shown one first, if it is kept, then those left before it.
 * A route is taken once for a path, and a place once for an address: the router makes both anew at each of its steps, and all
 * that reads the address would be drawn anew with them.
 */
export function turnedTo(
  pages: readonly OpenedPage[],
  { location, historyAction, matches }: Pick<Router['state'], 'location' | 'historyAction' | 'matches'>,
): readonly OpenedPage[] {
  const key = location.pathname;
  if (!routeAt(key)?.kept) return pages;
  const known = pages.find((page) => page.key === key);
  const isHere = known && createPath(known.place.location) === createPath(location);
  if (isHere && known === pages[0]) return pages;
  const page: OpenedPage = {
    key,
    host: known?.host ?? newHost(),
    route: known?.route ?? { outlet: null, matches, isDataRoute: true },
    place: isHere ? known.place : { location, navigationType: historyAction },
  };
  return [page, ...pages.filter((other) => other !== known)].slice(0, most);
}
