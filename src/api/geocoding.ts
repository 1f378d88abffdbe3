import * as z from 'zod/mini';
import type { Polygon } from './contract/borders.ts';
import { geocodingServer } from './geocodingServer.ts';
import { cleanSearch } from './text.ts';

/** The box that a place fills, in degrees. */
export interface PlaceBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A place that a search found; `boundary` where the search was for boundaries. */
export interface FoundPlace {
  readonly id: string;
  /** Its full name, from the narrowest part to the widest: `Ilica, Zagreb, Hrvatska`. */
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly box: PlaceBox | undefined;
  readonly boundary: readonly Polygon[] | undefined;
}

export type GeocodingFailure = 'network' | 'timeout' | 'busy' | 'refused';

/** Why a search failed: no response, none in time, too many requests, or an error status. */
export class GeocodingError extends Error {
  override readonly name = 'GeocodingError';
  readonly kind: GeocodingFailure;
  constructor(kind: GeocodingFailure, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

export interface PlaceSearch {
  readonly text: string;
  /** `boundary`: cities and towns with their boundaries, as polygons. */
  readonly kind: 'place' | 'boundary';
  /** The language of the results' names. */
  readonly language: string;
}

/** The end of every query, so that places of that name in other countries are not found (behaviour 14.2). */
const country = 'Croatia';
/** Milliseconds between two requests: the public server allows one a second. */
const pause = 1000;
const timeLimit = 15_000;

const ring = z.array(z.array(z.number()).check(z.minLength(2)));
const placesSchema = z.array(
  z.object({
    place_id: z.union([z.number(), z.string()]),
    display_name: z.string(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    boundingbox: z.optional(z.array(z.coerce.number())),
    geojson: z.optional(z.object({ type: z.string(), coordinates: z.optional(z.unknown()) })),
  }),
);
type Found = z.output<typeof placesSchema>[number];

function boundaryOf(shape: Found['geojson']): readonly Polygon[] | undefined {
  if (shape?.type === 'Polygon') {
    const read = z.safeParse(z.array(ring), shape.coordinates);
    return read.success ? [read.data] : undefined;
  }
  const read = shape?.type === 'MultiPolygon' ? z.safeParse(z.array(z.array(ring)), shape.coordinates) : undefined;
  return read?.success ? read.data : undefined;
}

/** Nominatim's box is south, north, west, east. */
function boxOf(box: Found['boundingbox']): PlaceBox | undefined {
  const [south, north, west, east] = box ?? [];
  return south === undefined || north === undefined || west === undefined || east === undefined
    ? undefined
    : { west, south, east, north };
}

const placeOf = (found: Found): FoundPlace => ({
  id: String(found.place_id),
  name: found.display_name,
  longitude: found.lon,
  latitude: found.lat,
  box: boxOf(found.boundingbox),
  boundary: boundaryOf(found.geojson),
});

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });

let nextAllowed = 0;

/** Waits until the request may be sent. An aborted request lets the next one go. */
async function turn(signal: AbortSignal) {
  for (;;) {
    const left = nextAllowed - performance.now();
    if (left <= 0) break;
    await wait(left, signal);
  }
  nextAllowed = performance.now() + pause;
}

/** The server's address for a search: its base, the path and the parameters, after those of the base. */
function geocodingAddress(parameters: URLSearchParams): string {
  const [path = '', query] = geocodingServer().split('?');
  return `${path.replace(/\/$/, '')}/search?${query ? `${query}&` : ''}${parameters}`;
}

const addressOf = ({ text, kind, language }: PlaceSearch) => {
  const query = new URLSearchParams({
    q: `${cleanSearch(text)}, ${country}`,
    format: 'jsonv2',
    limit: '8',
    countrycodes: 'hr',
    'accept-language': language,
    ...(kind === 'boundary' && { polygon_geojson: '1', featureType: 'settlement' }),
  });
  return geocodingAddress(query);
};

/**
 * Searches a place in Croatia. At most one request a second is sent: an earlier one waits. Rejects with a {@link
 * GeocodingError}, or with the signal's reason.
 */
export async function searchPlaces(search: PlaceSearch, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  await turn(signal);
  const limit = AbortSignal.timeout(timeLimit);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(addressOf(search), {
      signal: AbortSignal.any([signal, limit]),
      credentials: 'omit',
      headers: { Accept: 'application/json' },
    });
    body = response.ok ? await response.json() : undefined;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new GeocodingError(limit.aborted ? 'timeout' : 'network', String(error));
  }
  if (!response.ok) throw new GeocodingError(response.status === 429 ? 'busy' : 'refused', `HTTP ${response.status}`);
  const read = z.safeParse(placesSchema, body);
  if (!read.success) throw new GeocodingError('refused', 'The answer is not that of a Nominatim server.');
  const places = read.data.map(placeOf);
  return search.kind === 'boundary' ? places.filter(({ boundary }) => boundary !== undefined) : places;
}
