import type { Polygon, Position } from '#api/contract/borders.ts';
import { withoutFlatHeights } from '../heights.ts';
import { polygonsOf } from './rings.ts';

/** Geometries of a shapefile's types that are no polygons. */
const otherTypes: Readonly<Record<number, string>> = {
  1: 'Point',
  11: 'Point',
  21: 'Point',
  8: 'MultiPoint',
  18: 'MultiPoint',
  28: 'MultiPoint',
  3: 'LineString',
  13: 'LineString',
  23: 'LineString',
  31: 'Model',
};

/** A record of a `.shp`: polygons, none where it is empty, or the name of another geometry. */
export type ShpRecord = { readonly polygons: readonly Polygon[] } | { readonly other: string };

/** The bytes are no shapefile, or are cut off. */
class ShpError extends Error {}

/** Whether bytes begin as a `.shp` does. */
export const isShp = (bytes: Uint8Array): boolean =>
  bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a;

/** Reads the positions of a polygon's rings. `content` is the record after its header. */
function ringsOf(content: DataView, hasHeights: boolean): Position[][] {
  const partCount = content.getInt32(36, true);
  const pointCount = content.getInt32(40, true);
  const points = 44 + 4 * partCount;
  const heights = points + 16 * pointCount + 16;
  const needed = hasHeights ? heights + 8 * pointCount : points + 16 * pointCount;
  if (partCount < 0 || pointCount < 0 || needed > content.byteLength) throw new ShpError();
  return Array.from({ length: partCount }, (_, part) => {
    const from = content.getInt32(44 + 4 * part, true);
    const to = part + 1 < partCount ? content.getInt32(48 + 4 * part, true) : pointCount;
    if (from < 0 || to < from || to > pointCount) throw new ShpError();
    return Array.from({ length: to - from }, (__, index) => {
      const at = points + 16 * (from + index);
      const position = [content.getFloat64(at, true), content.getFloat64(at + 8, true)];
      return hasHeights ? [...position, content.getFloat64(heights + 8 * (from + index), true)] : position;
    });
  });
}

/** Reads the records of a `.shp`, in their order. Throws `ShpError`. */
export function readShp(bytes: Uint8Array): ShpRecord[] {
  if (!isShp(bytes) || bytes.length < 100) throw new ShpError();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records: ShpRecord[] = [];
  for (let at = 100; at + 12 <= bytes.length; ) {
    const length = 2 * view.getInt32(at + 4);
    if (length < 4 || at + 8 + length > bytes.length) throw new ShpError();
    const content = new DataView(bytes.buffer, bytes.byteOffset + at + 8, length);
    const type = content.getInt32(0, true);
    if (type === 0) records.push({ polygons: [] });
    else if (type === 5 || type === 15 || type === 25) {
      if (length < 44) throw new ShpError();
      const rings = ringsOf(content, type === 15).filter((ring) => ring.length > 0);
      records.push({ polygons: polygonsOf(rings.map(withoutFlatHeights)) });
    } else {
      const other = otherTypes[type];
      if (other === undefined) throw new ShpError();
      records.push({ other });
    }
    at += 8 + length;
  }
  return records;
}
