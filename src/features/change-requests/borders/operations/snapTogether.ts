import type { Polygon, Position } from '#api/contract/borders.ts';
import { indexEdges } from './edgeIndex.ts';
import { between, closed, isInside, opened, type Plane, type Point } from './plane.ts';

interface Vertex {
  readonly point: Point;
  readonly at: Position;
}

type Ring = readonly Vertex[];

/** Two polygons whose borders are the same line where they were near each other. */
interface Together {
  readonly still: Polygon;
  readonly moved: Polygon;
  /** The widest gap between them that is closed, in metres. */
  readonly gap: number;
}

const ringsOf = (polygon: Polygon, plane: Plane): Ring[] =>
  polygon.map((ring) => opened(ring).map((at) => ({ point: plane.pointOf(at), at })));

const pointsOf = (rings: readonly Ring[]) => rings.map((ring) => ring.map(({ point }) => point));

const polygonOf = (rings: readonly Ring[]): Polygon => rings.map((ring) => closed(ring.map(({ at }) => at)));

const isSamePlace = (a: Vertex, b: Vertex) => a.at[0] === b.at[0] && a.at[1] === b.at[1];

const withoutDoubles = (ring: Ring): Ring =>
  ring.filter((vertex, index) => !isSamePlace(vertex, ring.at(index - 1) as Vertex));

/** Puts vertices into the edges that they lie near. */
function withInserted(rings: readonly Ring[], vertices: Ring, within: number): Ring[] {
  const index = indexEdges(pointsOf(rings));
  const inserted = new Map<string, { readonly along: number; readonly vertex: Vertex }[]>();
  for (const vertex of vertices) {
    const edge = index.nearest(vertex.point, within);
    if (!edge) continue;
    const key = `${edge.ring} ${edge.index}`;
    inserted.set(key, [...(inserted.get(key) ?? []), { along: edge.along, vertex }]);
  }
  return rings.map((ring, of) =>
    withoutDoubles(
      ring.flatMap((vertex, at) => [
        vertex,
        ...(inserted.get(`${of} ${at}`) ?? []).toSorted((a, b) => a.along - b.along).map((each) => each.vertex),
      ]),
    ),
  );
}

/**
 * Makes one line of two borders where they are near each other: `moved` gets the vertices of `still`, and its own ones go
 * onto the edges of `still`. Only what lies outside of the other polygon is moved: an overlap stays one.
 *
 * @param within - metres.
 */
export function snapTogether(still: Polygon, moved: Polygon, plane: Plane, within: number): Together {
  const before = ringsOf(still, plane);
  const [stillPoints, movedPoints] = [pointsOf(before), pointsOf(ringsOf(moved, plane))];
  const edges = indexEdges(stillPoints);
  let gap = 0;
  const onEdges: Vertex[] = [];
  const snapped = ringsOf(moved, plane).map((ring) =>
    withoutDoubles(
      ring.map((vertex) => {
        const edge = edges.nearest(vertex.point, within);
        if (!edge) return vertex;
        const isOut = edge.distance > 0 && !isInside(vertex.point, stillPoints);
        if (edge.distance > 1e-3 && !isOut) return vertex;
        const ends = [edge.index, (edge.index + 1) % (before[edge.ring]?.length ?? 1)].map(
          (index) => before[edge.ring]?.[index] as Vertex,
        );
        const [near] = ends
          .filter(({ point }) => between(point, vertex.point) <= within)
          .sort((a, b) => between(a.point, vertex.point) - between(b.point, vertex.point));
        if (isOut) gap = Math.max(gap, near ? between(near.point, vertex.point) : edge.distance);
        if (near) return near;
        const at = plane.positionOf(edge.at);
        const placed = { at, point: plane.pointOf(at) };
        onEdges.push(placed);
        return placed;
      }),
    ),
  );
  const after = withInserted(before, onEdges, 1e-3);
  const toEdges = indexEdges(pointsOf(snapped));
  const near = after.flat().filter((vertex) => {
    const edge = toEdges.nearest(vertex.point, within);
    if (!edge) return false;
    const isOut = edge.distance > 1e-3 && !isInside(vertex.point, movedPoints);
    if (isOut) gap = Math.max(gap, edge.distance);
    return edge.distance <= 1e-3 || isOut;
  });
  return { still: polygonOf(after), moved: polygonOf(withInserted(snapped, near, within)), gap };
}
