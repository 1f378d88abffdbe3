import type { MapPolygon, MapPosition } from '../types.ts';
import { edgeGridOf } from './edgeGrid.ts';
import { onPlane } from './nearest.ts';
import type { VertexAt } from './types.ts';

/** A place that the pointer was drawn to. */
export interface Snap {
  /** Longitude and latitude: of a vertex exactly its digits, on an edge within a tenth of a millimetre of it. */
  readonly position: MapPosition;
  readonly kind: 'vertex' | 'edge';
  /** The distance on the map's plane that it drew the pointer. */
  readonly distance: number;
}

/** How near a pointer must come, in pixels. A vertex draws from farther than an edge. */
export interface SnapReach {
  readonly vertex: number;
  readonly edge: number;
}

/** The reach of a mouse and of a finger, which covers what it points at. */
export const snapReach = { mouse: { vertex: 12, edge: 9 }, touch: { vertex: 20, edge: 14 } } as const;

/** Edges and vertices that move with the pointer, and so draw nothing. */
interface SnapExcept {
  readonly polygon: MapPolygon;
  /** A dragged vertex; `between` is one that is pulled out of the edge before it. */
  readonly vertex: VertexAt;
  readonly kind: 'vertex' | 'between';
}

/** Returns what is excepted of the ring: the edges, by their first vertices, and the vertices. */
function exceptedOf({ polygon, vertex: { ring, index }, kind }: SnapExcept) {
  const size = Math.max(1, (polygon[ring]?.length ?? 1) - 1);
  const before = (index + size - 1) % size;
  return kind === 'vertex'
    ? { ring, edges: [before, index], vertices: [before, index, (index + 1) % size] }
    : { ring, edges: [before], vertices: [before, index] };
}

/** Digits of a degree to which a place on an edge is rounded: a tenth of a millimetre. */
const rounded = (degrees: number) => Math.round(degrees * 1e9) / 1e9;

/**
 * Returns the vertex or edge of some polygons that is nearest to a position and within reach; a vertex before an edge.
 *
 * @param zoom - the zoom of the map that the reach is measured at
 */
export function snapTo(
  position: MapPosition,
  polygons: readonly MapPolygon[],
  zoom: number,
  reach: SnapReach,
  except?: SnapExcept,
): Snap | undefined {
  const [x, y] = onPlane(position);
  const pixel = 1 / (256 * 2 ** zoom);
  const vertexReach = reach.vertex * pixel;
  const edgeReach = reach.edge * pixel;
  const far = Math.max(vertexReach, edgeReach);
  const excepted = except && exceptedOf(except);
  let vertex: { readonly at: MapPosition; readonly distance: number } | undefined;
  let edge: { readonly at: MapPosition; readonly distance: number } | undefined;
  for (const polygon of polygons) {
    const { box, near } = edgeGridOf(polygon);
    if (x < box.left - far || x > box.right + far || y < box.top - far || y > box.bottom + far) continue;
    const own = except?.polygon === polygon ? excepted : undefined;
    for (const { from, start, end } of near(x, y, far)) {
      const [x1, y1] = onPlane(start);
      const isOwnRing = own?.ring === from.ring;
      const toVertex = Math.hypot(x1 - x, y1 - y);
      if (toVertex <= (vertex?.distance ?? vertexReach) && !(isOwnRing && own?.vertices.includes(from.index)))
        vertex = { at: start, distance: toVertex };
      if (isOwnRing && own?.edges.includes(from.index)) continue;
      const [x2, y2] = onPlane(end);
      const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const part =
        squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared));
      const toEdge = Math.hypot(x1 + part * (x2 - x1) - x, y1 + part * (y2 - y1) - y);
      if (toEdge > (edge?.distance ?? edgeReach)) continue;
      // Edges are straight in degrees, as GeoJSON has them, and not on the map's plane.
      const at = [0, 1].map((axis) => rounded((start[axis] ?? 0) + part * ((end[axis] ?? 0) - (start[axis] ?? 0))));
      edge = { at, distance: toEdge };
    }
  }
  if (vertex) return { kind: 'vertex', position: vertex.at.slice(0, 2), distance: vertex.distance };
  return edge && { kind: 'edge', position: edge.at, distance: edge.distance };
}
