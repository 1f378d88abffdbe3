/*
 * The only file that imports leaflet-draw, which is unmaintained: the portal uses its polygon tool alone. It adds itself
 * to Leaflet's global object, so it is read from there and has to be loaded after Leaflet.
 */
import 'leaflet';
import 'leaflet-draw';

type Leaflet = typeof import('leaflet');

export const withDraw = (window as unknown as { L: Leaflet }).L;

// Its vertices would be buttons without accessible names; the list of vertices is there for assistive technology.
withDraw.Marker.mergeOptions({ keyboard: false });
