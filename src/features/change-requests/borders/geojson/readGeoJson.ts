import { checkBorder, firstWrong } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { isInCroatia } from '#api/croatia.ts';
import { placesOf } from '../checks/facts.ts';
import { type Attributes, labelsOf } from '../files/labels.ts';
import type { ImportProblem, OtherFormat } from '../files/problem.ts';
import type { FileFeature, FileNote, ReadLayer } from '../files/types.ts';
import { mend } from '../geometry/mend.ts';

export type { ImportProblem };

export type ReadBorder =
  | {
      readonly polygons: readonly Polygon[];
      /** The number of other geometries that were left out. */
      readonly leftOut: number;
      /** The number of features and polygons without coordinates. */
      readonly empty: number;
      /** What is said of the file beside that; none of a text or a search. */
      readonly notes?: readonly FileNote[];
    }
  | { readonly problem: ImportProblem };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const otherGeometries = ['Point', 'MultiPoint', 'LineString', 'MultiLineString'];

interface Found {
  /** The features with polygons, not yet known to be numbers. */
  readonly features: (Omit<FileFeature, 'polygons'> & { readonly polygons: unknown[] })[];
  readonly others: string[];
  empty: number;
  /** Some of the text is not GeoJSON. */
  broken: boolean;
}

/** A polygon without coordinates is valid GeoJSON that covers nothing. */
const isEmpty = (coordinates: unknown): boolean =>
  Array.isArray(coordinates) && (coordinates.length === 0 || (coordinates.length === 1 && isEmpty(coordinates[0])));

/** The most collections inside one another; RFC 7946 advises against any. */
const deepest = 50;

const attributesOf = (properties: unknown): Attributes =>
  isObject(properties)
    ? Object.entries(properties).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
      )
    : [];

/** Collects features; a geometry outside of any is one by itself. */
function collect(value: unknown, found: Found, depth = 0, polygons?: unknown[]): void {
  if (!isObject(value) || depth > deepest) {
    found.broken = true;
    return;
  }
  const { type } = value;
  const each = (list: unknown, visit: (item: unknown) => void) => {
    if (!Array.isArray(list)) found.broken = true;
    else for (const item of list) visit(item);
  };
  /** Collects what belongs to one feature. */
  const feature = (properties: unknown, fill: (into: unknown[]) => void) => {
    if (polygons) return fill(polygons);
    const own: unknown[] = [];
    fill(own);
    if (own.length > 0) found.features.push({ ...labelsOf(attributesOf(properties)), polygons: own });
  };
  const polygon = (coordinates: unknown, into: unknown[]) => {
    if (isEmpty(coordinates)) found.empty++;
    else into.push(coordinates);
  };
  if (type === 'FeatureCollection') each(value.features, (item) => collect(item, found, depth + 1));
  else if (type === 'GeometryCollection')
    feature(null, (into) => each(value.geometries, (item) => collect(item, found, depth + 1, into)));
  else if (type === 'Feature') {
    if (value.geometry === null) found.empty++;
    else feature(value.properties, (into) => collect(value.geometry, found, depth + 1, into));
  } else if (type === 'Polygon') feature(null, (into) => polygon(value.coordinates, into));
  else if (type === 'MultiPolygon' && isEmpty(value.coordinates)) found.empty++;
  else if (type === 'MultiPolygon')
    feature(null, (into) => each(value.coordinates, (coordinates) => polygon(coordinates, into)));
  else if (typeof type === 'string' && otherGeometries.includes(type)) found.others.push(type);
  else found.broken = true;
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((number) => typeof number === 'number' && Number.isFinite(number));

const isPolygon = (value: unknown): value is Polygon =>
  Array.isArray(value) && value.every((ring) => Array.isArray(ring) && ring.every(isPosition));

const isFeature = (feature: Found['features'][number]): feature is FileFeature & { polygons: Polygon[] } =>
  feature.polygons.every(isPolygon);

const isDegrees = ([longitude = 0, latitude = 0]: Position) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
const swapped = ([first = 0, second = 0, ...rest]: Position): Position => [second, first, ...rest];
const isSwapped = (polygons: readonly Polygon[]) => !firstWrong(polygons, (position) => isInCroatia(swapped(position)));

/** Returns the format of a text that is no JSON; undefined for an unknown one. */
function formatOf(text: string): OtherFormat | undefined {
  // KMZ files and zipped shapefiles begin with these letters; they are files, and not to be pasted.
  if (text.startsWith('PK')) return 'zip';
  if (text.startsWith('Rar!') || text.startsWith('7z\u00bc')) return 'archive';
  if (/^(SRID=\d+;\s*)?(MULTI)?(POLYGON|POINT|LINESTRING)\s*(Z\s*)?(\(|EMPTY)/i.test(text)) return 'wkt';
  if (!text.startsWith('<')) return undefined;
  return /<gpx\b/i.test(text.slice(0, 2000)) ? 'gpx' : 'xml';
}

const refuse = (problem: ImportProblem) => ({ problem });

/** Accepts polygons as a border, or refuses them with the reason, its places and what can be mended. */
export function admit(polygons: readonly Polygon[], leftOut = 0, empty = 0): ReadBorder {
  const noDegrees = firstWrong(polygons, isDegrees);
  if (noDegrees) return refuse({ kind: 'noDegrees', at: noDegrees.at });
  if (firstWrong(polygons, isInCroatia) && isSwapped(polygons))
    return refuse({ kind: 'swapped', polygons: polygons.map((rings) => rings.map((ring) => ring.map(swapped))) });
  const check = checkBorder(polygons);
  const { problems } = check;
  if (problems.length === 0) return { polygons, leftOut, empty };
  const faulty = new Set(problems.flatMap(({ polygon, other = polygon }) => [polygon, other]));
  return refuse({
    kind: 'border',
    problems,
    polygons: polygons.filter((_, index) => faulty.has(index)),
    places: placesOf(polygons, problems),
    mended: mend(polygons, check),
  });
}

/**
 * Reads the polygons of a text: GeoJSON, with the longitude first. Coordinates keep every digit. Whether they are a border is
 * for {@link admit} to say.
 */
export function readGeoJson(text: string): ReadLayer {
  // Files from Windows begin with a byte order mark.
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return refuse({ kind: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    const format = formatOf(plain);
    if (format) return refuse({ kind: 'otherFormat', format });
    return refuse({ kind: /^[[{]/.test(plain) && !/[\]}]$/.test(plain) ? 'cutOff' : 'notJson' });
  }
  if (isObject(value) && value.type === 'Topology') return refuse({ kind: 'otherFormat', format: 'topojson' });
  const found: Found = { features: [], others: [], empty: 0, broken: false };
  collect(value, found);
  if (found.broken) return refuse({ kind: 'notGeoJson' });
  if (found.features.length === 0) return refuse({ kind: 'noPolygon', found: [...new Set(found.others)] });
  if (!found.features.every(isFeature)) return refuse({ kind: 'notNumbers' });
  return { features: found.features, leftOut: found.others.length, empty: found.empty, notes: [] };
}
