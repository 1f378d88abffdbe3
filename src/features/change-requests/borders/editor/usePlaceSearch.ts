import { useEffect, useRef, useState } from 'react';
import {
  type FoundPlace,
  GeocodingError,
  type GeocodingFailure,
  type PlaceSearch,
  searchPlaces,
} from '#api/geocoding.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly of: PlaceSearch['kind']; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'failed'; readonly why: GeocodingFailure };

/** Searches for places; a new search aborts the one before. At most one result is selected. */
export function usePlaceSearch() {
  const language = useLanguage();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const [selected, setSelected] = useState<FoundPlace>();
  const runningRef = useRef<AbortController>(undefined);
  useEffect(() => () => runningRef.current?.abort(), []);

  const clear = () => {
    runningRef.current?.abort();
    setState({ kind: 'idle' });
    setSelected(undefined);
  };
  const search = async (kind: PlaceSearch['kind'], text: string) => {
    runningRef.current?.abort();
    const controller = new AbortController();
    runningRef.current = controller;
    setSelected(undefined);
    setState({ kind: 'searching' });
    try {
      const places = await searchPlaces({ kind, text, language }, controller.signal);
      if (!controller.signal.aborted) setState({ kind: 'found', of: kind, places });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ kind: 'failed', why: error instanceof GeocodingError ? error.kind : 'refused' });
    }
  };
  return { state, selected, select: setSelected, search, clear };
}
