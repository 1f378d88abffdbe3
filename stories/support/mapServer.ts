import { HttpResponse, http } from 'msw';

/** The angle of the streets of the stories' town in degrees, and their distance at zoom 17. */
const turn = (17 * Math.PI) / 180;
const block = 168;

/** Streets or roofs that continue from tile to tile: the pattern is positioned by the tile's coordinates. */
function tile(z: number, x: number, y: number, colors: { ground: string; line: string; patch: string }): string {
  let period = block * 2 ** (z - 17);
  while (period < 96) period *= 2;
  while (period > 400) period /= 2;
  const modulo = (value: number) => ((value % period) + period) % period;
  const [left, top] = [x * 256, y * 256];
  const u = modulo(left * Math.cos(turn) + top * Math.sin(turn));
  const v = modulo(top * Math.cos(turn) - left * Math.sin(turn));
  const wide = Math.max(3, period / 20);
  const place = `rotate(17) translate(${(-u).toFixed(2)} ${(-v).toFixed(2)})`;
  const inner = (period * 0.3).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><defs><pattern id="p" width="${period}" height="${period}" patternUnits="userSpaceOnUse" patternTransform="${place}"><rect width="${period}" height="${period}" fill="${colors.ground}"/><rect x="${inner}" y="${inner}" width="${inner}" height="${inner}" fill="${colors.patch}"/><path d="M0 0H${period}M0 0V${period}" stroke="${colors.line}" stroke-width="${wide * 2}"/></pattern></defs><rect width="256" height="256" fill="url(#p)"/></svg>`;
}

const streets = { ground: '#ECE8E1', line: '#FFFFFF', patch: '#DDE7D3' };
const roofs = { ground: '#5E6B4F', line: '#8B8A80', patch: '#8A5F4A' };
const svgResponse = (svg: string) => new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
const number = (value: unknown) => Number.parseInt(String(value), 10);

const place = (id: number, name: string, latitude: number, longitude: number) => ({
  place_id: id,
  display_name: name,
  lat: String(latitude),
  lon: String(longitude),
  boundingbox: [latitude - 0.01, latitude + 0.01, longitude - 0.01, longitude + 0.01].map(String),
});
const places = [
  place(1, 'Ilica, Donji grad, Grad Zagreb, 10000, Hrvatska', 45.8131, 15.9689),
  place(2, 'Ilica, Sesvete, Grad Zagreb, 10360, Hrvatska', 45.8265, 16.1145),
  place(3, 'Samobor, Zagrebačka županija, 10430, Hrvatska', 45.8011, 15.7111),
];
const samobor = {
  type: 'Polygon',
  coordinates: [
    [
      [15.69, 45.79],
      [15.735, 45.788],
      [15.742, 45.808],
      [15.71, 45.818],
      [15.684, 45.806],
      [15.69, 45.79],
    ],
  ],
};

/**
 * Mocks the external servers of the map in stories: tiles of a town that is the same everywhere, and a Nominatim server
 * that knows two streets and a city. No story calls the real ones.
 */
export const mapServer = [
  http.get('https://tile.openstreetmap.org/:z/:x/:y', ({ params: { z, x, y } }) =>
    svgResponse(tile(number(z), number(x), number(y), streets)),
  ),
  http.get(
    'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/:z/:y/:x',
    ({ params: { z, x, y } }) => svgResponse(tile(number(z), number(x), number(y), roofs)),
  ),
  http.get('https://nominatim.openstreetmap.org/search', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const words = (searchParams.get('q') ?? '').replace(/, Croatia$/, '').toLowerCase();
    const found = places.filter(({ display_name }) => display_name.toLowerCase().includes(words));
    const withShape = searchParams.get('polygon_geojson') === '1';
    return HttpResponse.json(
      found.map((each) => ({ ...each, ...(withShape && each.place_id === 3 && { geojson: samobor }) })),
    );
  }),
];
