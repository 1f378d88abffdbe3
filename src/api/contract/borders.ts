import * as z from 'zod/mini';
import type { DomainOf } from './codecs.ts';
import type { ItemFields, ItemOf } from './itemFields.ts';

/** Longitude and latitude in degrees (WGS 84), in this order; the height of an imported file is preserved. */
export type Position = readonly number[];
/** An outer ring and its holes; each is closed, its first position is also its last. */
export type Polygon = readonly (readonly Position[])[];

/** The fields of a border that can be requested; {@link borderText} is its wire format. */
export const borderFields = {
  polygons: { kind: 'list', schema: z.custom<readonly Polygon[]>() },
} as const satisfies ItemFields;
/** What is requested of a border. */
export type BorderBody = ItemOf<typeof borderFields>;

/**
 * A zone's border with the zone's look on the map. Without polygons the zone has no border, or its removal
 * is requested.
 */
export interface ZoneBorder extends BorderBody {
  readonly zoneCode: string;
  readonly zoneName: string;
  readonly cityCode: string;
  /** Colour as `#RRGGBB`; empty: the map's default. */
  readonly fill: string;
  /** From 0 to 1. */
  readonly fillOpacity: number;
}

const ring = z.array(z.array(z.number()).check(z.minLength(2)));
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) });
const multiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) });
const geometry = z.union([multiPolygon, polygon]);
const feature = z.object({
  type: z.literal('Feature'),
  geometry: z.nullable(geometry),
  properties: z.optional(
    z.nullable(
      z.object({
        zone_code: z.optional(z.string()),
        zone_name: z.optional(z.string()),
        city_code: z.optional(z.string()),
        fill: z.optional(z.string()),
        'fill-opacity': z.optional(z.number()),
      }),
    ),
  ),
});
const featureCollection = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) });

/** Opacity of a zone that has none of its own (behaviour 14.9). */
export const defaultFillOpacity = 0.2;

const polygonsOf = (found: DomainOf<typeof geometry> | null): Polygon[] =>
  found === null ? [] : found.type === 'Polygon' ? [found.coordinates] : found.coordinates;

const borderOf = ({ geometry: shape, properties }: DomainOf<typeof feature>): ZoneBorder => ({
  zoneCode: properties?.zone_code ?? '',
  zoneName: properties?.zone_name ?? '',
  cityCode: properties?.city_code ?? '',
  fill: properties?.fill ?? '',
  fillOpacity: properties?.['fill-opacity'] ?? defaultFillOpacity,
  polygons: polygonsOf(shape),
});

const collectionOf = (borders: readonly ZoneBorder[]): DomainOf<typeof featureCollection> => ({
  type: 'FeatureCollection',
  features: borders.map((border) => ({
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates: border.polygons as number[][][][] },
    properties: {
      zone_code: border.zoneCode,
      zone_name: border.zoneName,
      city_code: border.cityCode,
      ...(border.fill === '' ? {} : { fill: border.fill }),
      'fill-opacity': border.fillOpacity,
    },
  })),
});

/** The approved borders of a provider's zones: a feature each. An empty object means that there are none. */
export const zoneBorders = z.codec(
  z.union([featureCollection, z.strictObject({})]),
  z.custom<readonly ZoneBorder[]>(),
  {
    decode: (wire) => ('features' in wire ? wire.features.map(borderOf) : []),
    encode: (borders) => (borders.length === 0 ? {} : collectionOf(borders)),
  },
);

/**
 * A zone's border: JSON text on the wire, of a feature collection whose first feature holds the multipolygon
 * (behaviour 14.8). A feature or a geometry alone is read too.
 */
export const borderText = z.codec(z.string(), z.custom<ZoneBorder>(), {
  decode(wire, payload) {
    const refuse = (message: string) => {
      payload.issues.push({ code: 'custom', message, input: wire });
      return z.NEVER;
    };
    let value: unknown;
    try {
      value = JSON.parse(wire);
    } catch {
      return refuse('This is no JSON.');
    }
    const read = z.safeParse(z.union([featureCollection, feature, geometry]), value);
    if (!read.success) return refuse('This is no GeoJSON of a polygon.');
    const { data } = read;
    if (data.type === 'FeatureCollection') {
      const [first] = data.features;
      return first ? borderOf(first) : refuse('There is no feature.');
    }
    return borderOf(data.type === 'Feature' ? data : { type: 'Feature', geometry: data, properties: null });
  },
  encode: (border) => JSON.stringify(collectionOf([border])),
});
