import type { Polygon, Position } from '#api/contract/borders.ts';
import { type Bounds, boundsOf } from '#design-system/map/bounds.ts';
import { turnOf } from '../../geometry/turn.ts';

type Ring = readonly Position[];

/** Whether a position is inside a ring (1), on its line (0) or outside (−1). */
function placeIn([x = 0, y = 0]: Position, ring: Ring): -1 | 0 | 1 {
  let isInside = false;
  for (let index = 0; index + 1 < ring.length; index++) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? [];
    const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    if (cross === 0 && (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0) return 0;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) isInside = !isInside;
  }
  return isInside ? 1 : -1;
}

const within = (inner: Bounds, outer: Bounds) =>
  inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north;

/** Whether a hole lies in a ring: by the first of its vertices that is not on the ring's line. */
function liesIn(hole: Ring, ring: Ring): boolean {
  for (const position of hole) {
    const place = placeIn(position, ring);
    if (place !== 0) return place === 1;
  }
  return true;
}

interface Outer {
  readonly rings: Ring[];
  readonly bounds: Bounds | undefined;
  readonly area: number;
}

/**
 * Returns the polygons of a shapefile's record. Its rings come in any order: outer ones run clockwise, holes
 * counterclockwise, and a hole belongs to the smallest outer ring around it. The rings that are returned run as GeoJSON's,
 * the other way. Where no ring runs clockwise, the program that wrote them did it the other way, and so is it read. A hole
 * with no ring around it is a polygon of its own.
 */
export function polygonsOf(rings: readonly Ring[]): Polygon[] {
  const turns = rings.map(turnOf);
  // A ring without area is no hole: the check of the border says what is wrong with it.
  const isReversed = turns.every((turn) => turn >= 0) && turns.some((turn) => turn > 0);
  const boxes = rings.map((ring) => boundsOf([[ring]]));
  const contains = (outer: number, inner: number) => {
    const [around, box] = [boxes[outer], boxes[inner]];
    return around !== undefined && box !== undefined && within(box, around);
  };
  const hasRingAround = (index: number) =>
    rings.some((ring, other) => other !== index && contains(other, index) && liesIn(rings[index] ?? [], ring));
  const isOuter = (index: number) => (isReversed ? !hasRingAround(index) : (turns[index] ?? 0) <= 0);
  const outers: Outer[] = [];
  const holes: number[] = [];
  const directed = (ring: Ring, turn: number, isHole: boolean) => (turn > 0 === isHole ? ring.toReversed() : ring);
  const addOuter = (index: number) => {
    const turn = turns[index] ?? 0;
    outers.push({
      rings: [directed(rings[index] ?? [], turn, false)],
      bounds: boxes[index],
      area: Math.abs(turn),
    });
  };
  rings.forEach((_, index) => {
    if (isOuter(index)) addOuter(index);
    else holes.push(index);
  });
  for (const index of holes) {
    const hole = rings[index] ?? [];
    const box = boxes[index];
    const around = outers
      .filter(({ bounds, rings: [outer = []] }) => bounds && box && within(box, bounds) && liesIn(hole, outer))
      .sort((a, b) => a.area - b.area)[0];
    if (around) around.rings.push(directed(hole, turns[index] ?? 0, true));
    else addOuter(index);
  }
  return outers.map(({ rings: own }) => own);
}
