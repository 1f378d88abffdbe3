import type { ContextType, ReactNode } from 'react';
import type { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { routeAt } from './routes.ts';

/** A page of the main layout that was opened. */
export interface OpenedPage {
  readonly key: string;
  /** What the router made of the page's route. */
  readonly outlet: ReactNode;
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

/** Pages that are not kept take turns under one key, as they would without this. */
const passing = 'passing';

const addressOf = ({ location }: OpenedPage['place']) => location.pathname + location.search + location.hash;

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.page = '';
  return host;
}

/**
 * The pages that stay when the router shows `outlet` at `place`: the shown one first, then those kept.
 * What the router made is taken once for a path, and a place once for an address: it makes both anew at each step of a
 * navigation, and all that reads the address would be drawn anew with them.
 */
export function turnedTo(
  pages: readonly OpenedPage[],
  outlet: ReactNode,
  place: OpenedPage['place'],
): readonly OpenedPage[] {
  const { pathname } = place.location;
  const key = routeAt(pathname)?.kept ? pathname : passing;
  const known = pages.find((page) => page.key === key);
  const page: OpenedPage = {
    key,
    host: known?.host ?? newHost(),
    outlet: known?.place.location.pathname === pathname ? known.outlet : outlet,
    place: known && addressOf(known.place) === addressOf(place) ? known.place : place,
  };
  const [shown] = pages;
  if (known && known === shown && known.outlet === page.outlet && known.place === page.place) return pages;
  return [page, ...pages.filter((other) => other !== known && other.key !== passing)].slice(0, most);
}
