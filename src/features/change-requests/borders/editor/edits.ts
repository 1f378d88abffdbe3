import type { Polygon, Position } from '#api/contract/borders.ts';
import type { VertexAt } from '#design-system/map/edit/types.ts';

export type Polygons = readonly Polygon[];

/** The positions of a triangle: three vertices, and the first once more. */
const fewest = 4;

/** Changes one ring; whatever is not touched stays the same object. */
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

/** Moves a vertex; a height that it has stays. The first and the last position of a ring are one vertex. */
export const moveVertex = (polygons: Polygons, polygon: number, { ring, index }: VertexAt, to: Position): Polygons =>
  withRing(polygons, polygon, ring, (positions) => {
    const last = positions.length - 1;
    const old = positions[index];
    if (!old || index === last || (old[0] === to[0] && old[1] === to[1])) return positions;
    const moved: Position = [...to.slice(0, 2), ...old.slice(2)];
    return positions.map((position, at) => (at === index || (index === 0 && at === last) ? moved : position));
  });

/** Puts a vertex before another; before the first one means after the last. */
export const insertVertex = (polygons: Polygons, polygon: number, { ring, index }: VertexAt, at: Position): Polygons =>
  withRing(polygons, polygon, ring, (positions) =>
    index >= positions.length - 1 ? positions : positions.toSpliced(placeOfNew(positions, index), 0, at),
  );

/** Where a vertex comes to stand that is put before another. */
export const placeOfNew = (positions: readonly Position[], index: number): number =>
  index === 0 ? positions.length - 1 : index;

/** Takes a vertex away; a triangle keeps all of its own. */
export const removeVertex = (polygons: Polygons, polygon: number, { ring, index }: VertexAt): Polygons =>
  withRing(polygons, polygon, ring, (positions) => {
    if (positions.length <= fewest || index >= positions.length - 1) return positions;
    const rest = positions.slice(0, -1).toSpliced(index, 1);
    return [...rest, rest[0] as Position];
  });

/** Whether a ring can lose a vertex. */
export const canLoseVertex = (positions: readonly Position[] | undefined): boolean => (positions?.length ?? 0) > fewest;

/** Fills a hole up; the outer ring stays. */
export const removeHole = (polygons: Polygons, polygon: number, ring: number): Polygons =>
  ring === 0 || !polygons[polygon]?.[ring]
    ? polygons
    : polygons.map((rings, at) => (at === polygon ? rings.toSpliced(ring, 1) : rings));
