import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceSearch, searchPlaces as SearchPlaces } from './geocoding.ts';

const ilica = {
  place_id: 12,
  display_name: 'Ilica, Zagreb, Hrvatska',
  lat: '45.8131',
  lon: '15.9689',
  boundingbox: ['45.81', '45.82', '15.93', '15.98'],
};
const boundary = {
  type: 'Polygon',
  coordinates: [
    [
      [16, 45],
      [17, 45],
      [17, 46],
      [16, 45],
    ],
  ],
};
const search: PlaceSearch = { text: ' Ilica ', kind: 'place', language: 'hr' };
const fetchMock = vi.fn<typeof fetch>();
const respondWith = (...bodies: unknown[]) => {
  for (const body of bodies) fetchMock.mockResolvedValueOnce(Response.json(body));
};
const signal = () => new AbortController().signal;
const addresses = () => fetchMock.mock.calls.map(([address]) => new URL(String(address)));

let searchPlaces: typeof SearchPlaces;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', fetchMock.mockReset());
  // The pause between two searches is module state: each test starts without one.
  vi.resetModules();
  const { configureGeocoding } = await import('./geocodingServer.ts');
  configureGeocoding('https://places.example/nominatim/');
  ({ searchPlaces } = await import('./geocoding.ts'));
});
afterEach(() => vi.useRealTimers());

test('searches a Nominatim server for places in Croatia', async () => {
  respondWith([ilica]);
  expect(await searchPlaces(search, signal())).toEqual([
    {
      id: '12',
      name: 'Ilica, Zagreb, Hrvatska',
      longitude: 15.9689,
      latitude: 45.8131,
      box: { west: 15.93, south: 45.81, east: 15.98, north: 45.82 },
      boundary: undefined,
    },
  ]);
  const [address] = addresses();
  expect(address?.origin).toBe('https://places.example');
  expect(address?.pathname).toBe('/nominatim/search');
  expect(address?.searchParams.get('q')).toBe('Ilica, Croatia');
  expect(address?.searchParams.has('polygon_geojson')).toBe(false);
});

test("a server's address may hold a key", async () => {
  const { configureGeocoding } = await import('./geocodingServer.ts');
  configureGeocoding('https://places.example/v1?key=a%26b');
  respondWith([]);
  await searchPlaces(search, signal());
  const [address] = addresses();
  expect(address?.pathname).toBe('/v1/search');
  expect([address?.searchParams.get('key'), address?.searchParams.get('q')]).toEqual(['a&b', 'Ilica, Croatia']);
});

test('boundaries are polygons; places without one are left out', async () => {
  respondWith([
    ilica,
    { ...ilica, geojson: { type: 'Point', coordinates: [16, 45] } },
    { ...ilica, place_id: 13, geojson: boundary },
  ]);
  const found = await searchPlaces({ ...search, kind: 'boundary' }, signal());
  expect(found.map((place) => [place.id, place.boundary])).toEqual([['13', [boundary.coordinates]]]);
  expect(addresses()[0]?.searchParams.get('polygon_geojson')).toBe('1');
});

test('at most one question a second leaves, and one that was called off takes no turn', async () => {
  respondWith([], [], []);
  await searchPlaces(search, signal());
  const calledOff = new AbortController();
  const second = searchPlaces({ ...search, text: 'Vukovarska' }, calledOff.signal);
  const third = searchPlaces({ ...search, text: 'Savska' }, signal());
  const reason = new Error('another');
  calledOff.abort(reason);
  await expect(second).rejects.toBe(reason);
  await vi.advanceTimersByTimeAsync(900);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(150);
  await third;
  expect(addresses().map(({ searchParams }) => searchParams.get('q'))).toEqual(['Ilica, Croatia', 'Savska, Croatia']);
});

test.each([
  ['busy', () => Promise.resolve(new Response('', { status: 429 }))],
  ['refused', () => Promise.resolve(new Response('', { status: 500 }))],
  ['refused', () => Promise.resolve(Response.json({ error: 'no' }))],
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a search that fails says why: %s', async (kind, reply) => {
  fetchMock.mockImplementationOnce(reply);
  await expect(searchPlaces(search, signal())).rejects.toMatchObject({ name: 'GeocodingError', kind });
});
