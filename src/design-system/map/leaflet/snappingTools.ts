import type * as Leaflet from 'leaflet';
import 'leaflet';
import 'leaflet-draw';

/*
 * leaflet-draw is unmaintained, and the portal uses its polygon and its line alone, in this file and in DrawingTool. It
 * adds itself to Leaflet's global object, so it is read from there.
 */
export const withDraw = (window as unknown as { L: typeof Leaflet }).L;

// Its vertices would be buttons without accessible names; the list of vertices is there for assistive technology.
withDraw.Marker.mergeOptions({ keyboard: false });

type Snapping = (at: Leaflet.LatLng) => Leaflet.LatLng;
const asIs: Snapping = (at) => at;

/** leaflet-draw's polygon; a vertex that the pointer adds goes where `snapping` puts it. */
class SnappingPolygon extends withDraw.Draw.Polygon {
  snapping = asIs;
  override addVertex(at: Leaflet.LatLng) {
    super.addVertex(this.snapping(at));
  }
  addExactly(at: Leaflet.LatLng) {
    super.addVertex(at);
  }
}

/** leaflet-draw's line, which snaps as the polygon does. */
class SnappingLine extends withDraw.Draw.Polyline {
  snapping = asIs;
  override addVertex(at: Leaflet.LatLng) {
    super.addVertex(this.snapping(at));
  }
  addExactly(at: Leaflet.LatLng) {
    super.addVertex(at);
  }
}

export type SnappingTool = SnappingPolygon | SnappingLine;

/** Returns a drawing tool of leaflet-draw, not enabled yet. */
export function createTool(
  kind: 'ring' | 'line',
  map: Leaflet.Map,
  options: Leaflet.DrawOptions.PolygonOptions,
  snapping: Snapping,
): SnappingTool {
  const tool =
    kind === 'ring'
      ? new SnappingPolygon(map as Leaflet.DrawMap, options)
      : new SnappingLine(map as Leaflet.DrawMap, { ...options, showLength: false });
  tool.snapping = snapping;
  return tool;
}
