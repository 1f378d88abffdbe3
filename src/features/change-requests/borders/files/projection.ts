import proj4 from 'proj4';
import type { Position } from '#api/contract/borders.ts';
import type { KnownSystem } from './types.ts';

/**
 * From the old state survey (MGI 1901, HDKS) to WGS 84 in Croatia: the seven parameters of the Državna geodetska uprava as
 * EPSG publishes them (3963 and 3964, position vector; metres, arc seconds, parts per million), good to a few metres.
 */
const oldSurvey = [551.7, 162.9, 467.9, 6.04, 1.96, -11.38, -4.82] as const;

const definitions: Readonly<Record<KnownSystem, string>> = {
  3765: '+proj=tmerc +lat_0=0 +lon_0=16.5 +k=0.9999 +x_0=500000 +y_0=0 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  3907: `+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9999 +x_0=5500000 +y_0=0 +ellps=bessel +towgs84=${oldSurvey} +units=m +no_defs`,
  3908: `+proj=tmerc +lat_0=0 +lon_0=18 +k=0.9999 +x_0=6500000 +y_0=0 +ellps=bessel +towgs84=${oldSurvey} +units=m +no_defs`,
};

/** Converts a position to degrees; its height stays as it is. */
type ToDegrees = (position: Position) => Position;

/** Degrees: a tenth of a millimetre. */
const rounded = (value: number) => Math.round(value * 1e9) / 1e9;

function converter(definition: string | object): ToDegrees {
  const convert = proj4(definition as string, 'WGS84');
  return ([x = 0, y = 0, ...heights]) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = convert.forward([x, y]);
    return [rounded(longitude), rounded(latitude), ...heights];
  };
}

/** Returns what converts metres of a system to degrees. */
export const fromSystem = (system: KnownSystem): ToDegrees => converter(definitions[system]);

type Projection =
  /** Degrees of WGS 84, or of a system less than a metre away from it: they stay, digit by digit. */
  | { readonly kind: 'degrees' }
  | { readonly kind: 'converted'; readonly toDegrees: ToDegrees; readonly isApproximate: boolean }
  /** Its name, as the text has it. */
  | { readonly kind: 'unknown'; readonly name: string };

/** Metres of the half axis of an ellipsoid: those of WGS 84 and GRS 80, and Bessel's, on which the old survey lies. */
const axes = { modern: 6_378_137, bessel: 6_377_397.155 };

/**
 * Reads the text of a `.prj` (WKT of ESRI or OGC). A system on the ellipsoid of GRS 80 or WGS 84 is less than a metre away
 * from WGS 84; one on Bessel's is of the old survey; any other would be wrong by up to hundreds of metres, and is unknown,
 * unless the text says how it is converted.
 */
export function readProjection(prj: string): Projection {
  const text = prj.replace(/^\uFEFF/, '').trim();
  const name = /"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 60);
  const unknown = { kind: 'unknown', name } as const;
  if (!/^(PROJ|GEOG|GEOD|BOUND)/i.test(text)) return unknown;
  try {
    proj4.defs('file', text);
    const parsed = proj4.defs('file');
    const axis = Number(/(?:SPHEROID|ELLIPSOID)\s*\[\s*"[^"]*"\s*,\s*([\d.]+)/i.exec(text)?.[1]);
    const isModern = Math.abs(axis - axes.modern) < 0.5;
    const isOldSurvey = Math.abs(axis - axes.bessel) < 0.5;
    const isSaid = /TOWGS84/i.test(text);
    if (!parsed || !(isModern || isOldSurvey || isSaid)) return unknown;
    if (parsed.projName === 'longlat' && isModern) return { kind: 'degrees' };
    const definition = isOldSurvey
      ? { ...parsed, datumCode: undefined, datum_params: [...oldSurvey] }
      : isSaid
        ? parsed
        : { ...parsed, datumCode: 'WGS84', datum_params: undefined };
    return { kind: 'converted', toDegrees: converter(definition), isApproximate: !isModern };
  } catch {
    return unknown;
  }
}
