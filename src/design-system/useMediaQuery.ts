import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether the window matches a media query, and renders again when that changes. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns whether the window is as narrow as a phone's, below 600 px, where tables are lists of cards. */
export const useIsPhone = () => useMediaQuery('(max-width: 599px)');
