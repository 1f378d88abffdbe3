import { createContext, useContext, useLayoutEffect } from 'react';
import type { NavigationItem } from './types.ts';

/** Links of the page that is shown; undefined while they are loading: their strip keeps its height. */
export type PageLinks = readonly NavigationItem[] | undefined;

/** Gives the frame the page's links; null when the page has none. */
export const SideLinksContext = createContext<(links: PageLinks | null) => void>(() => {});

/**
 * Shows a page's own links in the frame's strip while the page is mounted (behaviour 2.5: custom links are cleared on
 * every navigation). Keep the list stable (`useMemo`).
 */
export function useSideLinks(links: PageLinks) {
  const show = useContext(SideLinksContext);
  useLayoutEffect(() => {
    show(links);
    return () => show(null);
  }, [show, links]);
}
