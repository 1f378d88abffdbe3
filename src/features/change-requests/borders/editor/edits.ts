import type { Polygon, Position } from '#api/contract/borders.ts';
import { shifted } from '#design-system/map/edit/shift.ts';
import type { Drawing, Shift, VertexAt } from '#design-system/map/edit/types.ts';

export type Polygons = readonly Polygon[];

/** The positions of a triangle: three vertices, and the first one again. */
const fewest = 4;

/** Returns the fewest vertices with which a drawing can be finished. */
export const fewestOf = (kind: Drawing['kind']): number => (kind === 'line' ? 2 : fewest - 1);

/** Changes one ring; the others stay the same objects. */
function withRing(
  polygons: Polygons,
  polygon: number,
  ring: number,
  change: (positions: readonly Position[]) => readonly Position[],
): Polygons {
  const before = polygons[polygon]?.[ring];
  if (!before) return polygons;
  const after = change(before);
  if (after === before) return polygons;
  return polygons.map((rings, at) => (at === polygon ? rings.map((each, of) => (of === ring ? after : each)) : rings));
}

/** Moves a vertex and keeps its height, if it has one. The first and the last position of a ring are one vertex. */
export const moveVertex = (polygons: Polygons, polygon: number, { ring, index }: VertexAt, to: Position): Polygons =>
  withRing(polygons, polygon, ring, (positions) => {
    const last = positions.length - 1;
    const old = positions[index];
    if (!old || index === last || (old[0] === to[0] && old[1] === to[1])) return positions;
    const moved: Position = [...to.slice(0, 2), ...old.slice(2)];
    return positions.map((position, at) => (at === index || (index === 0 && at === last) ? moved : position));
  });

/** Inserts a vertex before another; before the first one means after the last. */
export const insertVertex = (polygons: Polygons, polygon: number, { ring, index }: VertexAt, at: Position): Polygons =>
  withRing(polygons, polygon, ring, (positions) =>
    index >= positions.length - 1 ? positions : positions.toSpliced(indexOfInserted(positions, index), 0, at),
  );

/** Returns the index of a vertex that is inserted before another. */
export const indexOfInserted = (positions: readonly Position[], index: number): number =>
  index === 0 ? positions.length - 1 : index;

/** Removes a vertex; a triangle keeps all of its vertices. */
export const removeVertex = (polygons: Polygons, polygon: number, { ring, index }: VertexAt): Polygons =>
  withRing(polygons, polygon, ring, (positions) => {
    if (positions.length <= fewest || index >= positions.length - 1) return positions;
    const rest = positions.slice(0, -1).toSpliced(index, 1);
    return [...rest, rest[0] as Position];
  });

/** Returns whether a ring can lose a vertex. */
export const canLoseVertex = (positions: readonly Position[] | undefined): boolean => (positions?.length ?? 0) > fewest;

/** Removes a hole; the outer ring stays. */
export const removeHole = (polygons: Polygons, polygon: number, ring: number): Polygons =>
  ring === 0 || !polygons[polygon]?.[ring]
    ? polygons
    : polygons.map((rings, at) => (at === polygon ? rings.toSpliced(ring, 1) : rings));

/** Moves a whole polygon with its holes; it keeps its shape and its heights. */
export const shiftPolygon = (polygons: Polygons, polygon: number, shift: Shift): Polygons => {
  const rings = polygons[polygon];
  const [east = 0, north = 0] = shift.by;
  return !rings || (east === 0 && north === 0) ? polygons : polygons.with(polygon, shifted(rings, shift));
};
