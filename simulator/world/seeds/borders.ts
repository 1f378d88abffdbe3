import type { Polygon, Position } from '#api/contract/borders.ts';

/** A ring drawn by hand: `longitude,latitude` of each corner, in ten-thousandths of a degree east and north of a place. */
type Drawn = string;
/** A polygon's outer ring and its holes. */
type DrawnPolygon = readonly Drawn[];
interface DrawnBorder {
  readonly polygons: readonly DrawnPolygon[];
  /** Points between two corners, for a border that bends with the coast. */
  readonly bends?: number;
}

const one = (ring: Drawn, ...holes: Drawn[]): DrawnBorder => ({ polygons: [[ring, ...holes]] });
const several = (...polygons: DrawnPolygon[]): DrawnBorder => ({ polygons });
const bending = (bends: number, ring: Drawn): DrawnBorder => ({ polygons: [[ring]], bends });

/**
 * Borders of the zones of each town, in the order of its zones and drawn around its streets: null for a zone without
 * a border. Zagreb's first zone leaves out Zrinjevac, its seventh lies in two parts; Split's last follows the coast.
 */
const drawn: Readonly<Record<string, readonly (DrawnBorder | null)[]>> = {
  ZG: [
    one(
      '-89,-1 -54,1 -15,0 18,-2 60,-7 66,-39 71,-73 25,-77 -5,-78 -39,-74 -82,-69 -86,-35',
      '7,-19 18,-19 19,-40 8,-40',
    ),
    one('-187,-5 -135,-4 -91,-1 -88,-35 -84,-69 -132,-63 -180,-56 -186,-31'),
    one('-54,3 -15,2 18,0 60,-5 66,29 43,59 -2,74 -37,54 -57,29'),
    one('62,-7 123,6 188,19 193,-21 198,-66 133,-71 73,-74 68,-39'),
    one('-132,-91 -72,-96 18,-101 128,-103 128,-128 18,-129 -132,-126'),
    one('-332,19 -252,9 -189,-3 -189,-53 -262,-41 -337,-26'),
    several(
      ['288,19 348,34 378,9 372,-41 298,-51 282,-16'],
      ['-372,-101 -292,-96 -222,-91 -212,-141 -282,-156 -367,-146', '-320,-112 -280,-110 -278,-128 -318,-130'],
    ),
    null,
  ],
  ST: [
    one('-42,-10 -17,-8 10,-14 28,-20 30,-8 8,1 -14,6 -40,4'),
    one('30,-53 68,-68 118,-73 128,-38 98,-18 53,-16 34,-28'),
    one('32,-4 68,-10 108,-3 113,32 68,40 33,30'),
    one('-132,57 -72,62 -12,77 -2,112 -62,127 -127,112'),
    bending(
      14,
      '268,-38 300,-52 338,-49 372,-60 410,-66 446,-62 482,-71 520,-80 556,-78 590,-70 612,-52 604,-30 570,-26 532,-34 496,-28 458,-20 420,-24 382,-14 346,-10 310,-18 284,-16 270,-24',
    ),
  ],
  RI: [
    one('-36,-6 -8,-4 28,-9 52,-16 54,-2 30,6 -4,10 -34,8'),
    one('-96,6 -38,-4 -36,12 -60,24 -94,22'),
    one('54,-18 92,-30 102,-12 84,4 56,0'),
    one('82,12 128,6 142,28 130,52 92,50 78,30', '100,22 116,20 118,34 102,36'),
  ],
  OS: [
    one('-20,38 22,42 48,34 44,12 8,8 -18,14'),
    one('-152,28 -88,34 -40,30 -42,-8 -96,-14 -150,-6'),
    one('58,22 112,26 158,14 152,-18 96,-22 56,-10'),
  ],
  ZD: [
    one('-64,8 -40,-12 -10,-30 12,-28 22,-8 -4,12 -34,30 -58,28'),
    one('14,-34 48,-46 78,-38 70,-14 36,-4 22,-12'),
    one('26,0 66,-8 96,6 92,34 52,40 24,22'),
    several(['-12,36 24,30 46,52 34,78 -2,80 -18,58'], ['60,52 98,46 108,72 78,84']),
  ],
  PU: [
    one('-12,52 26,62 40,40 28,14 -4,8 -18,28', '2,40 18,44 22,30 6,26'),
    one('-62,4 -14,6 24,8 34,-26 2,-44 -48,-36'),
    one('44,-18 92,-24 110,-62 70,-80 38,-58'),
  ],
  DU: [
    one('100,-62 128,-56 136,-74 120,-92 98,-84'),
    one('182,-54 232,-44 240,-70 198,-86 178,-74'),
    one('-78,62 -38,84 6,72 12,38 -30,24 -72,36'),
    bending(
      10,
      '-160,10 -128,26 -96,20 -66,12 -44,-8 -30,-34 -38,-58 -70,-66 -98,-52 -122,-60 -150,-48 -168,-28 -178,-8',
    ),
  ],
  SI: [
    one('-46,-18 -10,-8 12,-18 6,-44 -28,-52 -48,-38'),
    one('14,-22 52,-12 74,-36 50,-62 10,-50'),
    one('20,26 78,36 102,10 70,-10 22,-4'),
  ],
  VZ: [
    one('-30,22 20,28 34,-2 10,-24 -28,-16'),
    one('-86,34 -34,26 -32,-20 -80,-28'),
    one('38,30 92,24 98,-22 40,-20'),
  ],
  KA: [one('-8,26 18,28 34,10 30,-14 4,-24 -18,-8', '-2,10 14,12 16,-4 0,-6'), one('-88,-20 -30,-12 -24,-48 -82,-60')],
  SB: [one('-22,14 24,20 36,-6 8,-22 -20,-12'), one('-96,24 -34,22 -30,-14 -90,-16')],
  BJ: [one('-26,18 24,22 30,-16 -22,-20'), one('34,26 84,22 86,-18 36,-18')],
  SK: [one('-30,26 26,30 40,2 12,-22 -26,-14'), one('44,20 92,16 94,-20 46,-18'), null],
  CK: [one('-24,20 26,24 32,-14 -20,-18'), one('-78,26 -28,22 -26,-20 -74,-24')],
  VG: [one('-28,22 30,26 34,-18 -24,-22'), one('36,28 92,22 90,-22 38,-20')],
  SA: [one('-22,14 20,20 30,-2 8,-18 -20,-10'), one('34,10 82,18 88,-10 36,-16')],
  OP: [
    one('-34,-6 -6,14 26,30 38,20 10,-2 -22,-22'),
    one('60,64 96,92 112,84 78,52'),
    one('-70,-36 -38,-8 -26,-22 -56,-50'),
  ],
  CR: [one('-60,18 -12,10 30,-4 26,-16 -18,-6 -62,4'), one('120,-128 162,-150 170,-136 128,-112')],
  PO: [
    one('-54,10 -30,22 -6,18 -8,4 -34,-4 -56,0'),
    one('-2,30 40,36 52,8 20,-6 -4,4'),
    one('46,-10 92,-4 98,-42 50,-46'),
  ],
  RO: [one('-22,36 14,50 34,38 10,20 -20,18'), one('20,-10 66,-4 72,-38 24,-42')],
  MA: [one('-14,8 18,4 24,-12 -6,-16 -18,-4'), one('30,-2 76,-18 84,-4 38,16'), one('-58,44 -10,36 -4,16 -54,18')],
  TR: [one('-46,10 -18,16 -10,-2 -42,-6'), one('14,38 66,44 72,16 20,12')],
  BI: [one('-24,12 22,18 30,-14 -18,-20'), null],
  HV: [one('-18,16 24,22 30,2 -12,-2'), bending(6, '40,-20 66,-12 92,-22 104,-40 80,-48 52,-42')],
  KO: [null, null],
};

const corners = (ring: Drawn): [east: number, north: number][] =>
  ring.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]);

/** A closed curve through all corners (Catmull and Rom), with `bends` points after each. */
function bent(ring: readonly [number, number][], bends: number): [number, number][] {
  const at = (place: number) => ring[(place + ring.length) % ring.length] as [number, number];
  return ring.flatMap((_, place) => {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    return Array.from({ length: bends + 1 }, (__, step): [number, number] => {
      const t = step / (bends + 1);
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      return [on(0), on(1)];
    });
  });
}

/** A hundred-thousandth of a degree is about a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));

function ringAt(ring: Drawn, bends: number, [latitude, longitude]: readonly [number, number]): Position[] {
  const positions = bent(corners(ring), bends).map(
    ([east, north]): Position => [rounded(longitude + east / 10_000), rounded(latitude + north / 10_000)],
  );
  return [...positions, positions[0] as Position];
}

/** An outer ring runs counterclockwise and a hole clockwise, as RFC 7946 wants it; drawn is either. */
function turned(ring: Position[], isHole: boolean): Position[] {
  let area = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [u = 0, v = 0] = ring[index + 1] ?? [x, y];
    area += x * v - u * y;
  }
  return area > 0 === isHole ? ring.toReversed() : ring;
}

/** The border of a town's zone, which lies round the town's place; null when it has none. */
export function borderOfZone(
  town: { readonly code: string; readonly place: readonly [latitude: number, longitude: number] | null },
  zone: number,
): Polygon[] | null {
  const border = drawn[town.code]?.[zone];
  const { place } = town;
  if (!border || !place) return null;
  return border.polygons.map((polygon) =>
    polygon.map((ring, index) => turned(ringAt(ring, border.bends ?? 0, place), index > 0)),
  );
}
