import { Activity, useContext, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';
import { afterPaint } from '#design-system/afterPaint.ts';
import { type OpenedPage, turnedTo } from './openedPages.ts';

/**
 * The page that the router shows, and those left before it that are looked at in turn: to go back to one draws nothing,
 * and finds it as it was left. Their effects have ended, and they are no part of the document.
 */
export function KeptPages() {
  const outlet = useOutlet();
  const place = useContext(LocationContext);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [known, setPages] = useState<readonly OpenedPage[]>([]);
  const pages = turnedTo(known, outlet, place);
  if (pages !== known) setPages(pages);
  const host = pages[0]?.host;
  const { navigationType } = place;
  // Before the page's own effects, which may measure it.
  useInsertionEffect(() => {
    if (!host || !room || (host.parentElement === room && !host.hasAttribute('hidden'))) return;
    // Whoever goes back may stand further down, and has all of it at once.
    if (navigationType !== 'POP') host.dataset.page = 'returning';
    // What is left goes two frames later: to take a thousand elements away costs the browser more than to pass over them.
    for (const left of room.children) left.setAttribute('hidden', 'until-found');
    host.removeAttribute('hidden');
    room.append(host);
    afterPaint(() => {
      host.dataset.page = '';
      afterPaint(() => {
        for (const other of [...room.children]) if (other.hasAttribute('hidden')) other.remove();
      });
    });
  }, [room, host, navigationType]);
  return (
    <div ref={setRoom}>
      {room &&
        pages.map((page, index) =>
          createPortal(
            <Activity mode={index === 0 ? 'visible' : 'hidden'}>
              <LocationContext value={page.place}>{page.outlet}</LocationContext>
            </Activity>,
            page.host,
            page.key,
          ),
        )}
    </div>
  );
}
