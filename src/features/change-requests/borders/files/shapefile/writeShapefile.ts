import { zipSync } from 'fflate';
import { borderAttributes } from '#api/contract/borderFiles.ts';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { boundsOf } from '#design-system/map/bounds.ts';
import { turnOf } from '../../geometry/turn.ts';

/** WGS 84 in degrees, as ESRI writes it. */
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** The types of polygons, without and with heights. */
const types = { plain: 5, heights: 15 };

const headerLength = 100;

/** An outer ring runs clockwise and a hole counterclockwise: the other way than in GeoJSON. */
const directed = (ring: readonly Position[], isHole: boolean) =>
  turnOf(ring) > 0 === isHole ? ring : ring.toReversed();

interface Shape {
  readonly type: number;
  readonly rings: readonly (readonly Position[])[];
  readonly positions: readonly Position[];
  /** West, south, east and north. */
  readonly box: readonly number[];
  /** The lowest and the highest height; empty without heights. */
  readonly heights: readonly number[];
}

function shapeOf(polygons: readonly Polygon[]): Shape {
  const rings = polygons.flatMap((polygon) => polygon.map((ring, index) => directed(ring, index > 0)));
  const positions = rings.flat();
  const { west, south, east, north } = boundsOf(polygons) ?? { west: 0, south: 0, east: 0, north: 0 };
  const heights = positions.some((position) => position.length > 2)
    ? positions.reduce(([low = 0, high = 0], [, , height = 0]) => [Math.min(low, height), Math.max(high, height)], [
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
      ] as readonly number[])
    : [];
  return {
    type: heights.length > 0 ? types.heights : types.plain,
    rings,
    positions,
    box: [west, south, east, north],
    heights,
  };
}

const contentLength = ({ rings, positions, heights }: Shape) =>
  44 + 4 * rings.length + 16 * positions.length + (heights.length > 0 ? 16 + 8 * positions.length : 0);

function setDoubles(view: DataView, at: number, values: readonly number[]): void {
  for (const [index, value] of values.entries()) view.setFloat64(at + 8 * index, value, true);
}

/** Writes the header that a `.shp` and its `.shx` have both. Lengths are counted in words of two bytes. */
function writeHeader(view: DataView, shape: Shape): void {
  view.setInt32(0, 9994);
  view.setInt32(24, view.byteLength / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, shape.type, true);
  setDoubles(view, 36, [...shape.box, ...shape.heights]);
}

function shpOf(shape: Shape): Uint8Array {
  const length = contentLength(shape);
  const view = new DataView(new ArrayBuffer(headerLength + 8 + length));
  writeHeader(view, shape);
  view.setInt32(headerLength, 1);
  view.setInt32(headerLength + 4, length / 2);
  const content = new DataView(view.buffer, headerLength + 8);
  content.setInt32(0, shape.type, true);
  setDoubles(content, 4, shape.box);
  content.setInt32(36, shape.rings.length, true);
  content.setInt32(40, shape.positions.length, true);
  let first = 0;
  shape.rings.forEach((ring, index) => {
    content.setInt32(44 + 4 * index, first, true);
    first += ring.length;
  });
  const points = 44 + 4 * shape.rings.length;
  setDoubles(
    content,
    points,
    shape.positions.flatMap(([x = 0, y = 0]) => [x, y]),
  );
  const heights = points + 16 * shape.positions.length;
  if (shape.heights.length > 0)
    setDoubles(content, heights, [...shape.heights, ...shape.positions.map(([, , height = 0]) => height)]);
  return new Uint8Array(view.buffer);
}

function shxOf(shape: Shape): Uint8Array {
  const view = new DataView(new ArrayBuffer(headerLength + 8));
  writeHeader(view, shape);
  view.setInt32(headerLength, headerLength / 2);
  view.setInt32(headerLength + 4, contentLength(shape) / 2);
  return new Uint8Array(view.buffer);
}

/** The longest field of a table, and the longest name of one, in bytes. */
const longest = { field: 254, name: 10 };

/** Returns a text in UTF-8 with at most the bytes of a field, without cutting a letter. */
function fieldBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(longest.field);
  const { written } = new TextEncoder().encodeInto(text, bytes);
  return bytes.subarray(0, written);
}

/** Returns names of at most ten letters, all different: a name that is taken ends with a number. */
export function fieldNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[^a-z0-9]+/gi, '_').slice(0, longest.name);
    let unique = plain;
    for (let number = 2; taken.has(unique.toLowerCase()); number++)
      unique = `${plain.slice(0, longest.name - String(number).length - 1)}_${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Writes a table of one row in dBase III. Its date is fixed, so that equal borders are equal files. */
function dbfOf(attributes: readonly (readonly [name: string, value: string])[]): Uint8Array {
  const names = fieldNames(attributes.map(([name]) => name));
  const values = attributes.map(([, value]) => fieldBytes(value));
  const widths = values.map((value) => Math.max(1, value.length));
  const start = 32 + 32 * names.length + 1;
  const rowLength = widths.reduce((sum, width) => sum + width, 1);
  const bytes = new Uint8Array(start + rowLength + 1).fill(0x20, start);
  const view = new DataView(bytes.buffer);
  bytes.set([3, 80, 1, 1]);
  view.setUint32(4, 1, true);
  view.setUint16(8, start, true);
  view.setUint16(10, rowLength, true);
  let offset = start + 1;
  names.forEach((name, index) => {
    const at = 32 + 32 * index;
    bytes.set(new TextEncoder().encode(name), at);
    bytes[at + 11] = 'C'.charCodeAt(0);
    bytes[at + 16] = widths[index] ?? 0;
    bytes.set(values[index] ?? [], offset);
    offset += widths[index] ?? 0;
  });
  bytes[start - 1] = 0x0d;
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

/**
 * Returns a border as a zipped shapefile: one record with all polygons and the names of GeoJSON, WGS 84, UTF-8.
 * Coordinates keep every digit; outer rings run clockwise.
 */
export function writeShapefile(border: ZoneBorder): Uint8Array<ArrayBuffer> {
  const shape = shapeOf(border.polygons);
  // Programs of any age open ASCII names.
  const name = `granica-${border.zoneCode.replace(/[^a-z0-9_-]+/gi, '-')}`;
  const text = (content: string) => new TextEncoder().encode(content);
  const files = {
    shp: shpOf(shape),
    shx: shxOf(shape),
    dbf: dbfOf(borderAttributes(border)),
    prj: text(wgs84),
    cpg: text('UTF-8'),
  };
  const entries = Object.entries(files).map(([ending, bytes]) => [`${name}.${ending}`, bytes]);
  return zipSync(Object.fromEntries(entries), { mtime: '1980-01-01T00:00:00' });
}
