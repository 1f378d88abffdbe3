import { useEffect } from 'react';

/** Where a press leads within the portal, if it is let go on the same link; null when it opens no page here. */
function pathOf(event: PointerEvent): string | null {
  // A finger that comes down may be about to scroll.
  const { target, pointerType, button } = event;
  if (pointerType !== 'mouse' || button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download || link.hash || link.origin !== window.location.origin) return null;
  return link.pathname + link.search;
}

/** Has a page's calls leave with the press of its link, a tenth of a second before the click. */
export function usePressedLinks(startCalls: (path: string) => void): void {
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      const path = pathOf(event);
      if (path) startCalls(path);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [startCalls]);
}
