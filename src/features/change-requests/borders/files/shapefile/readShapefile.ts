import type { Polygon, Position } from '#api/contract/borders.ts';
import { isInCroatia } from '#api/croatia.ts';
import { labelsOf } from '../labels.ts';
import type { FileFeature, FileNote, KnownSystem, ReadLayer } from '../types.ts';
import { readDbf } from './readDbf.ts';
import { readShp, type ShpRecord } from './readShp.ts';

/** The files of one layer. */
export interface ShapefileParts {
  readonly name: string;
  readonly shp: Uint8Array;
  /** Undefined where the archive has none. */
  readonly dbf: Uint8Array | undefined;
  readonly prj: string | undefined;
  readonly cpg: string | undefined;
}

/** Systems of which metres without a projection are offered, and their codes. */
const offered: readonly KnownSystem[] = [3765, 3907, 3908];

type Convert = (position: Position) => Position;

const converted = (features: readonly FileFeature[], convert: Convert): FileFeature[] =>
  features.map((feature) => ({
    ...feature,
    polygons: feature.polygons.map((rings): Polygon => rings.map((ring) => ring.map(convert))),
  }));

const everyPosition = (features: readonly FileFeature[], holds: (position: Position) => boolean) =>
  features.every(({ polygons }) => polygons.every((rings) => rings.every((ring) => ring.every(holds))));

const isDegrees = ([longitude = Number.NaN, latitude = Number.NaN]: Position) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

const firstPosition = (features: readonly FileFeature[]): Position => features[0]?.polygons[0]?.[0]?.[0] ?? [];

type Placed =
  | {
      readonly features: readonly FileFeature[];
      readonly notes: readonly FileNote[];
      readonly offered?: KnownSystem;
    }
  | Extract<ReadLayer, { problem: unknown }>;

/** Brings features to degrees, by the text of the `.prj` or, without one, by what the numbers can be. */
async function place(features: readonly FileFeature[], prj: string | undefined): Promise<Placed> {
  const at = firstPosition(features);
  if (prj === undefined && everyPosition(features, isDegrees)) return { features, notes: ['degreesTaken'] };
  const { fromSystem, readProjection } = await import('../projection.ts');
  if (prj === undefined) {
    for (const system of offered) {
      const convert = fromSystem(system);
      if (isInCroatia(convert(at)))
        return {
          features: converted(features, convert),
          notes: system === 3765 ? [] : ['approximate'],
          offered: system,
        };
    }
    return { problem: { kind: 'noDegrees', at } };
  }
  const projection = readProjection(prj);
  if (projection.kind === 'degrees') return { features, notes: [] };
  if (projection.kind === 'unknown') return { problem: { kind: 'projection', name: projection.name, at } };
  const inDegrees = converted(features, projection.toDegrees);
  if (!everyPosition(inDegrees, isDegrees)) return { problem: { kind: 'projection', name: nameOf(prj), at } };
  return { features: inDegrees, notes: projection.isApproximate ? ['approximate'] : [] };
}

const nameOf = (prj: string) => /"([^"]*)"/.exec(prj)?.[1] ?? '';

/** Reads a shapefile's layer: its polygons in degrees, with the names and codes of its table. */
export async function readShapefile({ name, shp, dbf, prj, cpg }: ShapefileParts): Promise<ReadLayer> {
  let records: ShpRecord[];
  try {
    records = readShp(shp);
  } catch {
    return { problem: { kind: 'brokenShp', name } };
  }
  const rows = dbf ? readDbf(dbf, cpg ?? '') : [];
  const others: string[] = [];
  let empty = 0;
  const features: FileFeature[] = [];
  records.forEach((record, index) => {
    if ('other' in record) others.push(record.other);
    else if (record.polygons.length === 0) empty++;
    else features.push({ ...labelsOf(rows[index] ?? []), polygons: record.polygons });
  });
  if (features.length === 0) return { problem: { kind: 'noPolygon', found: [...new Set(others)] } };
  if (!everyPosition(features, (position) => position.every(Number.isFinite)))
    return { problem: { kind: 'notNumbers' } };
  const placed = await place(features, prj);
  return 'problem' in placed ? placed : { ...placed, leftOut: others.length, empty };
}
