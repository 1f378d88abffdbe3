import { useCallback, useEffect } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { MapViewport, SharedView } from '../sharedView.ts';

/** Keeps a map on the view that it shares with others. */
export function ShareView({ view }: { readonly view: SharedView }) {
  const map = useMap();
  const follow = useCallback(
    ({ latitude, longitude, zoom }: MapViewport) => {
      map.setView([latitude, longitude], zoom, { animate: false });
    },
    [map],
  );
  useEffect(() => view.join(follow), [view, follow]);
  useMapEvents({
    move: () => {
      const { lat, lng } = map.getCenter();
      view.moved({ latitude: lat, longitude: lng, zoom: map.getZoom() }, follow);
    },
  });
  return null;
}
