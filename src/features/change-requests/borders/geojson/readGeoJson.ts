import { type BorderProblem, borderProblem } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { firstInvalid, isInCroatia } from '../geometry/croatia.ts';

/** The reason that a text is not accepted as a border. */
export type Refusal =
  | { readonly kind: 'empty' | 'notGeoJson' | 'notNumbers' }
  /** `found`: the geometries instead of a polygon, for example `Point`. */
  | { readonly kind: 'noPolygon'; readonly found: string }
  | { readonly kind: 'notJson'; readonly detail: string }
  /** Metres of a projection, or other numbers that are not degrees. */
  | { readonly kind: 'noDegrees' | 'outside'; readonly at: Position }
  /** The text has the latitude first; `polygons` have the longitude first. */
  | { readonly kind: 'swapped'; readonly polygons: readonly Polygon[] }
  | { readonly kind: 'border'; readonly problem: BorderProblem };

export type ReadBorder =
  | {
      readonly polygons: readonly Polygon[];
      /** The number of other geometries that were left out. */
      readonly leftOut: number;
    }
  | { readonly refusal: Refusal };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const otherGeometries = ['Point', 'MultiPoint', 'LineString', 'MultiLineString'];

interface Found {
  readonly polygons: unknown[];
  readonly others: string[];
  /** Some of the text is not GeoJSON. */
  broken: boolean;
}

function collect(value: unknown, found: Found): void {
  if (!isObject(value)) {
    found.broken = true;
    return;
  }
  const { type } = value;
  const each = (list: unknown, visit: (item: unknown) => void) => {
    if (Array.isArray(list)) for (const item of list) visit(item);
    else found.broken = true;
  };
  if (type === 'FeatureCollection') each(value.features, (feature) => collect(feature, found));
  else if (type === 'GeometryCollection') each(value.geometries, (geometry) => collect(geometry, found));
  else if (type === 'Feature') {
    if (value.geometry !== null) collect(value.geometry, found);
  } else if (type === 'Polygon') found.polygons.push(value.coordinates);
  else if (type === 'MultiPolygon') each(value.coordinates, (polygon) => found.polygons.push(polygon));
  else if (typeof type === 'string' && otherGeometries.includes(type)) found.others.push(type);
  else found.broken = true;
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((number) => typeof number === 'number' && Number.isFinite(number));

const isPolygon = (value: unknown): value is Polygon =>
  Array.isArray(value) && value.every((ring) => Array.isArray(ring) && ring.every(isPosition));

const isDegrees = ([longitude = 0, latitude = 0]: Position) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
const swapped = ([first = 0, second = 0, ...rest]: Position): Position => [second, first, ...rest];
const isSwapped = (polygons: readonly Polygon[]) =>
  firstInvalid(polygons, (position) => isInCroatia(swapped(position))) === undefined;

/**
 * Reads a border from a text: GeoJSON of one or more polygons, in Croatia, with the longitude first, that is valid by
 * the rules that the server has too. Coordinates keep every digit.
 */
export function readGeoJson(text: string): ReadBorder {
  const refuse = (refusal: Refusal): ReadBorder => ({ refusal });
  // Files from Windows begin with a byte order mark.
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return refuse({ kind: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch (error) {
    return refuse({ kind: 'notJson', detail: error instanceof Error ? error.message : '' });
  }
  const found: Found = { polygons: [], others: [], broken: false };
  collect(value, found);
  if (found.broken) return refuse({ kind: 'notGeoJson' });
  if (found.polygons.length === 0) return refuse({ kind: 'noPolygon', found: [...new Set(found.others)].join(', ') });
  if (!found.polygons.every(isPolygon)) return refuse({ kind: 'notNumbers' });
  const polygons: readonly Polygon[] = found.polygons;

  const noDegrees = firstInvalid(polygons, isDegrees);
  if (noDegrees) return refuse({ kind: 'noDegrees', at: noDegrees });
  const outside = firstInvalid(polygons, isInCroatia);
  if (outside && isSwapped(polygons))
    return refuse({ kind: 'swapped', polygons: polygons.map((rings) => rings.map((ring) => ring.map(swapped))) });
  const problem = borderProblem(polygons);
  if (problem) return refuse({ kind: 'border', problem });
  return outside ? refuse({ kind: 'outside', at: outside }) : { polygons, leftOut: found.others.length };
}
