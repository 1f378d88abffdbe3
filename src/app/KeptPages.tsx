import { Activity, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { afterPaint } from '#design-system/afterPaint.ts';
import { type OpenedPage, turnedTo } from './openedPages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { Room } from './PagesRoom.tsx';
import type { Router } from './portalRouter.ts';

interface KeptPagesProps {
  readonly router: Router;
  readonly room: Room;
}

/** What pages stand in, apart from what stands in for one that throws. */
const hostsIn = (room: HTMLElement) => room.querySelectorAll<HTMLElement>(':scope > [data-page]');

/** Takes a page out of sight, or back. */
function setHidden(host: HTMLElement, hidden: boolean) {
  // Its layout stays for the two frames that it still stands there.
  if (hidden) host.setAttribute('hidden', 'until-found');
  else host.removeAttribute('hidden');
  // The attribute alone, of this value, does not tell whoever looks for what is visible.
  host.style.visibility = hidden ? 'hidden' : '';
}

/**
 * The kept page that the router shows, and those left before it that are looked at in turn: to go back to one draws
 * nothing, and finds it as it was left. Their effects have ended, and they are no part of the document.
 * They are drawn beside the router, not in it: its contexts change at each step, and React would draw all that reads them
 * anew, in hidden pages too, and although each page has its own place.
 */
export function KeptPages({ router, room }: KeptPagesProps) {
  const [state, setState] = useState(router.state);
  // With what the router draws itself, in one.
  useLayoutEffect(() => router.subscribe(setState), [router]);
  const [known, setPages] = useState<readonly OpenedPage[]>([]);
  const pages = turnedTo(known, state);
  if (pages !== known) setPages(pages);
  const shown = pages.find(({ key }) => key === state.location.pathname);
  const host = shown?.host;
  const isReturn = state.historyAction === 'POP';
  const { element } = room;
  // Before the page's own effects, which may measure it.
  useInsertionEffect(() => {
    // What is left goes two frames later: to take a thousand elements away costs the browser more than to pass over them.
    for (const left of hostsIn(element)) if (left !== host) setHidden(left, true);
    if (host && (host.parentElement !== element || host.hasAttribute('hidden'))) {
      // Whoever goes back may stand further down, and has all of it at once.
      if (!isReturn) host.dataset.page = 'returning';
      setHidden(host, false);
      element.append(host);
    }
    afterPaint(() => {
      if (host) host.dataset.page = '';
      afterPaint(() => {
        for (const other of hostsIn(element)) if (other.hasAttribute('hidden')) other.remove();
      });
    });
  }, [element, host, isReturn]);
  return (
    <PageBoundary place={state.location.key} room={element}>
      {room.within(
        pages.map((page) =>
          createPortal(
            <Activity mode={page === shown ? 'visible' : 'hidden'}>
              <RouteContext value={page.route}>
                <LocationContext value={page.place}>{page.route.matches.at(-1)?.route.element}</LocationContext>
              </RouteContext>
            </Activity>,
            page.host,
            page.key,
          ),
        ),
      )}
    </PageBoundary>
  );
}
