import { defaultPlace } from '../defaultPlace.ts';
import type { MapPlace } from '../types.ts';
import { L } from './core.ts';
import { wholeCanvas } from './wholeCanvas.ts';

export const closestZoom = 19;

/**
 * A Leaflet map without controls of its own: ours stand around it, with names and in the page's theme. Shapes are drawn
 * on a canvas, since thousands of SVG nodes make panning jerk. Nothing glides for people who want no motion.
 */
export function createMap(element: HTMLElement, place: MapPlace = defaultPlace): L.Map {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    center: [place.latitude, place.longitude],
    zoom: place.zoom ?? defaultPlace.zoom,
    maxZoom: closestZoom,
    preferCanvas: true,
    renderer: wholeCanvas({ padding: 0.2 }),
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });
  if (isCalm) {
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  return map;
}
