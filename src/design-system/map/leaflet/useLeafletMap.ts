import type * as Leaflet from 'leaflet';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Bounds } from '../bounds.ts';
import type { MapPlace } from '../types.ts';
import { L } from './core.ts';
import { createMap } from './createMap.ts';

/** Shows a box with some room around it; a point is not gone nearer to than streets can be read. */
export const fitTo = (map: Leaflet.Map, { south, west, north, east }: Bounds) =>
  map.fitBounds(L.latLngBounds([south, west], [north, east]), { padding: [28, 28], maxZoom: 18, animate: false });

/** Pixels each way below which there is nothing but the room around the shapes. */
const roomToFit = 80;

/** Makes a Leaflet map in an element for as long as it is there; follows the element's size. */
export function useLeafletMap(place: MapPlace | undefined, bounds: Bounds | undefined) {
  const elementRef = useRef<HTMLDivElement>(null);
  const [first] = useState({ place, bounds });
  const [map, setMap] = useState<Leaflet.Map>();
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const made = createMap(element, first.place);
    // In a dialog that is still opening there is no room yet to fit anything into.
    let isFitted = false;
    const fitOnce = () => {
      if (isFitted || !first.bounds || element.clientWidth < roomToFit || element.clientHeight < roomToFit) return;
      isFitted = true;
      fitTo(made, first.bounds);
    };
    fitOnce();
    setMap(made);
    const observer = new ResizeObserver(() => {
      made.invalidateSize({ animate: false });
      fitOnce();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setMap(undefined);
      made.remove();
    };
  }, [first]);
  return [elementRef, map] as const;
}
