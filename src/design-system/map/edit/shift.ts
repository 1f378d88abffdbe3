import type { MapPolygon, MapPosition } from '../types.ts';
import { onPlane } from './nearest.ts';
import { type Snap, type SnapReach, snapTo } from './snap.ts';
import type { Shift, VertexAt } from './types.ts';

/** Digits of a degree that moving keeps: a tenth of a millimetre, so that sums have no noise of their own. */
const tidy = (degrees: number) => Math.round(degrees * 1e9) / 1e9;

/** Returns a polygon that is moved as a whole; heights stay, and so does the first vertex at each ring's end. */
export function shifted(polygon: MapPolygon, { by, anchor }: Shift): MapPolygon {
  return polygon.map((positions, ring) => {
    const last = positions.length - 1;
    const moved = positions.map((position, index): MapPosition => {
      const isAnchor = anchor?.vertex.ring === ring && (index === last ? 0 : index) === anchor.vertex.index;
      const to = isAnchor
        ? anchor.to.slice(0, 2)
        : [tidy((position[0] ?? 0) + (by[0] ?? 0)), tidy((position[1] ?? 0) + (by[1] ?? 0))];
      return [...to, ...position.slice(2)];
    });
    return moved;
  });
}

/** The most vertices of a moved polygon that look for something to snap to, each frame. */
const mostSnapping = 400;

/**
 * Returns a shift with which one of the polygon's vertices meets what it snaps to: the one that is nearest to its goal.
 *
 * @param zoom - the zoom of the map that the reach is measured at
 */
export function snappedShift(
  polygon: MapPolygon,
  by: MapPosition,
  targets: readonly MapPolygon[],
  zoom: number,
  reach: SnapReach,
): { readonly shift: Shift; readonly snap: Snap | undefined } {
  const vertices = polygon.reduce((sum, ring) => sum + ring.length - 1, 0);
  let best: { readonly snap: Snap; readonly vertex: VertexAt; readonly from: MapPosition } | undefined;
  if (vertices <= mostSnapping) {
    for (const [ring, positions] of polygon.entries()) {
      for (const [index, from] of positions.slice(0, -1).entries()) {
        const moved = [(from[0] ?? 0) + (by[0] ?? 0), (from[1] ?? 0) + (by[1] ?? 0)];
        const snap = snapTo(moved, targets, zoom, reach);
        if (!snap) continue;
        const isBetter =
          !best || (snap.kind === best.snap.kind ? snap.distance < best.snap.distance : snap.kind === 'vertex');
        if (isBetter) best = { snap, vertex: { ring, index }, from };
      }
    }
  }
  if (!best) return { shift: { by }, snap: undefined };
  const { snap, vertex, from } = best;
  const to = snap.position;
  return {
    shift: { by: [(to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)], anchor: { vertex, to } },
    snap,
  };
}

/** Returns whether a position lies in a polygon, on the map's plane; holes are outside. */
export function isInside(polygon: MapPolygon, position: MapPosition): boolean {
  const [x, y] = onPlane(position);
  let inside = false;
  for (const ring of polygon) {
    for (let index = 1; index < ring.length; index++) {
      const [x1, y1] = onPlane(ring[index - 1] as MapPosition);
      const [x2, y2] = onPlane(ring[index] as MapPosition);
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

/** Metres of a degree of latitude. */
const degree = 111_320;

/** Returns the degrees of a number of metres to the east and to the north, at a latitude. */
export const degreesOf = (east: number, north: number, latitude: number): MapPosition => [
  east / (degree * Math.cos((latitude * Math.PI) / 180)),
  north / degree,
];
