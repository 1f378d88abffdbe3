/*
 * The only file that imports leaflet-draw, which nobody maintains: of its tools the portal uses the polygon alone. It
 * writes itself into Leaflet's global object, so that is where it is taken from; it has to run after Leaflet.
 */
import './core.ts';
import 'leaflet-draw';

type Leaflet = typeof import('leaflet');

export const withDraw = (window as unknown as { L: Leaflet }).L;

// Its vertices would be buttons without names for those who hear the page; the list of vertices is for them.
withDraw.Marker.mergeOptions({ keyboard: false });
