/**
 * The page that a provider's map of zones is embedded from, in the demo and in Storybook: it draws the approved borders,
 * which the simulator of the page around it returns. A real operator's map needs no sign-in; this one reads the borders
 * as the user who previews it.
 */
const provider = new URLSearchParams(location.search).get('provider') ?? '';
const isCroatian = (navigator.languages ?? []).every((language) => !language.startsWith('en'));

// In a preview the page has the theme of the page around it, which may differ from the system's.
try {
  document.documentElement.style.colorScheme = parent.document.documentElement.style.colorScheme;
} catch {
  // It is embedded in another site.
}

const tokenOf = (storage) => {
  try {
    return storage().getItem('auth-token');
  } catch {
    return null;
  }
};

const svg = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Degrees of longitude are narrower than those of latitude; a city is small enough for one factor. */
function projectionOf(positions) {
  const lats = positions.map(([, lat]) => lat);
  const factor = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180);
  return ([lng, lat]) => [lng * factor * 1e4, -lat * 1e4];
}

const ringsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates).flat();

function draw(features) {
  const project = projectionOf(features.flatMap(({ geometry }) => ringsOf(geometry).flat()));
  const points = features.flatMap(({ geometry }) => ringsOf(geometry).flat().map(project));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const edge = 0.06 * Math.max(width, height);
  const map = document.getElementById('map');
  map.setAttribute('viewBox', [left - edge, top - edge, width + 2 * edge, height + 2 * edge].join(' '));
  for (const { geometry, properties } of features) {
    const fill = properties.fill ?? 'steelblue';
    const path = ringsOf(geometry)
      .map((ring) => `M${ring.map((position) => project(position).join(' ')).join('L')}Z`)
      .join('');
    const shape = svg('path', { d: path, fill, stroke: fill, 'stroke-width': 2, 'fill-rule': 'evenodd' });
    shape.setAttribute('fill-opacity', String(properties['fill-opacity'] ?? 0.3));
    const title = svg('title', {});
    title.textContent = properties.zone_name;
    shape.append(title);
    map.append(shape);
    const line = document.createElement('li');
    const mark = document.createElement('span');
    mark.style.background = fill;
    line.append(mark, properties.zone_name);
    document.getElementById('zones').append(line);
  }
}

async function show() {
  const token = tokenOf(() => sessionStorage) ?? tokenOf(() => localStorage);
  // Two folders up is the root of the demo, at whatever path it is.
  const address = new URL(`../../api/parking/provider/${encodeURIComponent(provider)}/zone/geojson/`, location.href);
  const response = await fetch(address, { headers: token ? { Authorization: `Token ${token}` } : {} });
  if (!response.ok) throw new Error(String(response.status));
  const { features = [] } = await response.json();
  draw(features.filter(({ geometry }) => geometry?.coordinates.length > 0));
}

show().catch(() => {
  const failed = document.getElementById('failed');
  failed.textContent = isCroatian
    ? 'Karta se nije učitala. Otvorite portal i pokušajte ponovno.'
    : 'The map did not load. Open the portal and try again.';
  failed.hidden = false;
  document.getElementById('map').remove();
});
