import type { Page } from 'playwright-core';
import { type BenchRow, click, median, openPage, type Portal, withPortals } from './kit.ts';

const zones = 60;
const vertices = 10_000;
const edited = 1000;

/** Returns a wavy ring of `count` vertices around a place, in degrees. */
function ring(longitude: number, latitude: number, count: number, radius: number): number[][] {
  const positions = Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI;
    const far = radius * (1 + 0.12 * Math.sin(9 * angle));
    return [longitude + far * Math.cos(angle), latitude + 0.7 * far * Math.sin(angle)];
  });
  return [...positions, positions[0] as number[]];
}

const feature = (name: string, coordinates: number[][][][]) => ({
  type: 'Feature',
  geometry: { type: 'MultiPolygon', coordinates },
  properties: { zone_code: name, zone_name: `Zona ${name}`, city_code: 'ST', fill: '#1E88E5', 'fill-opacity': 0.2 },
});
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });

/** Returns a town with many zones, in rows of ten. */
const town = collection(
  ...Array.from({ length: zones }, (_, place) => {
    const at = [16.42 + (place % 10) * 0.006, 43.5 + Math.floor(place / 10) * 0.004] as const;
    return feature(String(place + 1), [[ring(...at, Math.ceil(vertices / zones), 0.0025)]]);
  }),
);

/** Mocks the map's tiles, and borders of a size that the simulator does not have. */
async function mockMap(page: Page) {
  await page.route(/^https:\/\/(tile\.openstreetmap|server\.arcgisonline)/, (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/parking/provider/2/zone/geojson/', (route) => route.fulfill({ json: town }));
  await page.route('**/api/parking/provider/2/zona/11/detaljno/', async (route) => {
    const { details } = await (await route.fetch()).json();
    const border = collection(feature('1', [[ring(16.44, 43.508, edited, 0.004)]]));
    await route.fulfill({ json: { details: { ...details, polygon_data: JSON.stringify(border) } } });
  });
}

/** Starts to record long frames; Chromium reports those over 50 ms. */
const recordFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    }).observe({ type: 'long-animation-frame' });
  });
/** Returns the longest recorded frame in ms; 0 when none was over 50. */
const longestFrame = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return Math.max(0, ...(window as unknown as { frames: number[] }).frames);
  });

/** Drags with the mouse in small steps, from a point by some pixels. */
async function drag(page: Page, x: number, y: number, right: number, down: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 30; step++) {
    await page.mouse.move(x + (right * step) / 30, y + (down * step) / 30);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

async function townMap({ browser, url, token }: Portal) {
  const page = await openPage(browser, { token });
  await mockMap(page);
  await page.goto(`${url}/parking/provider/2`);
  await page.waitForSelector('nav a[href="/parking/provider/2/zone"]');
  await page.waitForTimeout(1500);
  const opened = await click(page, 'nav a[href="/parking/provider/2/zone"]', '[role=application] canvas');
  await page.waitForTimeout(1500);
  const box = await page.locator('[role=application]').boundingBox();
  if (!box) throw new Error('There is no map');
  await recordFrames(page);
  await drag(page, box.x + box.width / 2, box.y + box.height / 2, 220, 90);
  await drag(page, box.x + box.width / 2, box.y + box.height / 2, -260, -60);
  const panned = await longestFrame(page);
  await page.context().close();
  return { opened, panned };
}

async function edit({ browser, url, token }: Portal) {
  const page = await openPage(browser, { token });
  await mockMap(page);
  await page.goto(`${url}/parking/provider/2/zone/11/geo`);
  await page.getByRole('button', { name: 'Uredi: Poligon 1' }).click();
  const handle = page.locator('.map-handle[data-kind=vertex]:not([hidden])').first();
  await handle.waitFor();
  await page.waitForTimeout(1000);
  const box = await handle.boundingBox();
  if (!box) throw new Error('No vertex can be taken');
  await recordFrames(page);
  // Across other zones, whose vertices and edges it snaps to.
  await drag(page, box.x + box.width / 2, box.y + box.height / 2, 60, 40);
  const longest = await longestFrame(page);
  await page.context().close();
  return longest;
}

/**
 * Measures how long a user waits for the maps of the built portal. Medians of three; other load on the machine
 * affects them.
 */
export const benchMap = (): Promise<BenchRow[]> =>
  withPortals(async (portal) => {
    const maps = [];
    const edits = [];
    for (let run = 0; run < 3; run++) {
      maps.push(await townMap(portal));
      edits.push(await edit(portal));
    }
    const name = `A map of ${zones} zones, ${vertices.toLocaleString('en')} vertices`;
    return [
      { name: `${name}: opens`, value: median(maps.map(({ opened }) => opened)), unit: 'ms', limit: 1000 },
      {
        name: `${name}: longest frame while it is moved, 0 is none over 50`,
        value: median(maps.map(({ panned }) => panned)),
        unit: 'ms',
        limit: 50,
      },
      {
        name: `Dragging a vertex of ${edited.toLocaleString('en')} with snapping among them: longest frame, 0 is none over 50`,
        value: median(edits),
        unit: 'ms',
        limit: 50,
      },
    ];
  });
