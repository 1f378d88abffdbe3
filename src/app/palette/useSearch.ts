import { useMemo } from 'react';
import type { DayRange } from '#api/days.ts';
import { cleanSearch } from '#api/text.ts';
import type { PaletteOutlet } from './kinds.ts';
import { queryOfRange } from './kinds.ts';
import { useCollected } from './useCollected.ts';

/** A search that was begun: the same text again is another one. */
export interface WantedSearch {
  readonly text: string;
  readonly range: DayRange;
}

/**
 * Searches transactions in outlets: the first page of each, four calls at a time (behaviour 2.19). A 403 is that outlet's failure;
 * a 401 ends the session as anywhere.
 */
export function useSearch(wanted: WantedSearch | null, outlets: readonly PaletteOutlet[]) {
  const load = useMemo(() => {
    if (!wanted) return undefined;
    const query = { ...queryOfRange(wanted.range), search: cleanSearch(wanted.text) };
    return ({ id, kind }: PaletteOutlet, signal: AbortSignal) =>
      kind.search(id, query, { signal, accessErrors: 'own403' });
  }, [wanted]);
  return useCollected(load, outlets);
}
