import { type BorderCheck, checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { areaOf, unionOf } from './measure.ts';
import { turnOf } from './turn.ts';

/**
 * What mending does, in this order. `closed`: rings got their first position at their end. `doubled`: positions that repeat
 * the one before are left out. `spikes`: a ring no longer runs to a point and back. `dropped`: rings without area are
 * left out. `turned`: outer rings run counterclockwise and holes clockwise, as RFC 7946 wants it. `split`: a polygon that
 * touches itself becomes parts or gets a hole. `joined`: parts that share an edge or overlap become one.
 */
export const mendSteps = ['closed', 'doubled', 'spikes', 'dropped', 'turned', 'split', 'joined'] as const;
type MendStep = (typeof mendSteps)[number];

export interface Mended {
  readonly polygons: readonly Polygon[];
  /** How many rings, positions or parts each step changes; steps that change nothing are left out. */
  readonly steps: Readonly<Partial<Record<MendStep, number>>>;
}

/** Degrees: a tenth of a millimetre. */
const same = 1e-9;

const isSame = ([x = 0, y = 0]: Position, [u = 0, v = 0]: Position) =>
  Math.abs(x - u) <= same && Math.abs(y - v) <= same;

/** Whether the way from a over b to c runs back over itself. */
function isSpike([x1 = 0, y1 = 0]: Position, [x = 0, y = 0]: Position, [x2 = 0, y2 = 0]: Position): boolean {
  const [ax, ay, cx, cy] = [x1 - x, y1 - y, x2 - x, y2 - y];
  const longest = Math.max(Math.hypot(ax, ay), Math.hypot(cx, cy));
  return ax * cx + ay * cy > 0 && Math.abs(ax * cy - ay * cx) <= same * longest;
}

type Count = (step: MendStep) => void;

/** Returns the positions of an open ring without those that repeat the one before. */
const withoutDoubles = (ring: readonly Position[], count: () => void): Position[] =>
  ring.filter((position, index) => {
    const isDouble = index > 0 && isSame(position, ring[index - 1] as Position);
    if (isDouble) count();
    return !isDouble;
  });

/** Returns an open ring without its spikes; one of several points is cut from its tip. */
function withoutSpikes(ring: readonly Position[], count: () => void): readonly Position[] {
  let rest = ring;
  let last = Number.NEGATIVE_INFINITY;
  for (;;) {
    const tip = rest.findIndex((position, index) =>
      isSpike(rest.at(index - 1) as Position, position, rest[(index + 1) % rest.length] as Position),
    );
    if (tip === -1) return rest;
    if (Math.abs(tip - last) > 1) count();
    last = tip;
    rest = withoutDoubles(rest.toSpliced(tip, 1), () => {});
    if (rest.length > 1 && isSame(rest[0] as Position, rest.at(-1) as Position)) rest = rest.slice(0, -1);
    if (rest.length < 3) return rest;
  }
}

/** Returns a mended ring; undefined where none is left. A ring in which nothing is changed stays the same object. */
function mendedRing(ring: readonly Position[], isHole: boolean, count: Count): readonly Position[] | undefined {
  const steps: MendStep[] = [];
  const noting = (step: MendStep) => () => steps.push(step);
  const [first, last] = [ring[0] ?? [], ring.at(-1) ?? []];
  const isClosed = ring.length > 1 && isSame(first, last);
  if (!isClosed || first[0] !== last[0] || first[1] !== last[1]) steps.push('closed');
  const single = withoutDoubles(isClosed ? ring.slice(0, -1) : ring, noting('doubled'));
  const open = withoutSpikes(single, noting('spikes'));
  if (open.length < 3) {
    count('dropped');
    return undefined;
  }
  const turn = turnOf(open);
  const isTurned = turn !== 0 && turn > 0 === isHole;
  if (isTurned) steps.push('turned');
  for (const step of steps) count(step);
  if (steps.length === 0) return ring;
  const ordered = isTurned ? open.toReversed() : open;
  return [...ordered, ordered[0] as Position];
}

function mendedPolygon(rings: Polygon, count: Count): Polygon | undefined {
  const [outer = [], ...holes] = rings;
  const mended = mendedRing(outer, false, count);
  if (!mended) return undefined;
  const all = [mended, ...holes.map((hole) => mendedRing(hole, true, count)).filter((hole) => hole !== undefined)];
  return all.length === rings.length && all.every((ring, index) => ring === rings[index]) ? rings : all;
}

/** Returns the parts of a polygon that touches itself, where they cover the same. */
function splitPolygon(rings: Polygon): readonly Polygon[] {
  const parts = unionOf([rings], [[0, 0]]);
  return Math.abs(areaOf(parts) - areaOf([rings])) <= 1e-6 * areaOf([rings]) ? parts : [rings];
}

/**
 * Returns a border mended so that it is valid, where that takes no decision about what it should cover; undefined where
 * nothing can be mended.
 */
export function mend(polygons: readonly Polygon[], check: BorderCheck): Mended | undefined {
  const steps: Partial<Record<MendStep, number>> = {};
  const count = (step: MendStep, by = 1) => {
    steps[step] = (steps[step] ?? 0) + by;
  };
  // Where a border lies is not to be mended.
  if (check.problems.some(({ kind }) => kind === 'outOfRange' || kind === 'outside')) return undefined;
  let mended: readonly Polygon[] = polygons.flatMap((rings) => {
    const polygon = mendedPolygon(rings, count);
    return polygon ? [polygon] : [];
  });
  if (mended.length === 0) return undefined;
  const isChanged = Object.keys(steps).length > 0;
  let checked = isChanged && check.problems.length > 0 ? checkBorder(mended) : check;
  const touching = new Set(
    checked.problems.filter(({ kind }) => kind === 'touching' || kind === 'disconnected').map(({ polygon }) => polygon),
  );
  if (touching.size > 0) {
    count('split', touching.size);
    mended = mended.flatMap((rings, index) => (touching.has(index) ? splitPolygon(rings) : [rings]));
    checked = checkBorder(mended);
  }
  if (checked.pairs.length > 0) {
    count('joined', new Set(checked.pairs.flat()).size);
    mended = unionOf(mended, checked.pairs);
    if (checked.problems.length > 0) checked = checkBorder(mended);
  }
  return Object.keys(steps).length > 0 && checked.problems.length === 0 ? { polygons: mended, steps } : undefined;
}
