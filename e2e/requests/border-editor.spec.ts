import type { Page } from '@playwright/test';
import type { ApiReader } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

interface Details {
  readonly details: {
    readonly polygon_data: string;
    readonly polygon_request: { readonly polygon_data: string } | null;
  };
}
interface Collection {
  readonly features: readonly { readonly properties: object }[];
}
type Ring = number[][];
const polygonsIn = (text: string): Ring[][] => JSON.parse(text).features[0].geometry.coordinates;

const editor = '/parking/provider/2/zone/12/geo';
const detailsPath = '/parking/provider/2/zona/12/detaljno/';

/** Opens the editor with another zone beside the edited one, whose vertices have more digits than the pointer's. */
async function openBeside(page: Page, reader: ApiReader, neighbour: Ring) {
  // Read beforehand: the page may give up a call, and then the response to it cannot be read.
  const collection = await reader.get<Collection>('/parking/provider/2/zone/geojson/');
  const properties = { ...collection.features[0]?.properties, zone_code: '999', zone_name: 'Susjedna' };
  const feature = { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[neighbour]] }, properties };
  await page.route('**/api/parking/provider/2/zone/geojson/', (route) =>
    route.fulfill({ json: { ...collection, features: [...collection.features, feature] } }),
  );
  await page.goto(editor);
  await expect(page.getByRole('application')).toBeVisible();
}

const handle = (page: Page, index: number) => page.locator(`.map-handle[data-kind=vertex][data-at="0 ${index}"]`);

async function middleOf(page: Page, index: number) {
  const box = await handle(page, index).boundingBox();
  if (!box) throw new Error(`Vertex ${index} has no handle`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns a function from positions to pixels of the window, by the handles of a ring. */
async function pixelsOf(page: Page, ring: Ring) {
  const open = ring.slice(0, -1);
  const by = (axis: number) => {
    const order = open
      .map((position, index) => ({ value: position[axis] ?? 0, index }))
      .sort((a, b) => a.value - b.value);
    return [order[0]?.index ?? 0, order.at(-1)?.index ?? 0] as const;
  };
  const [west, east] = by(0);
  const [south, north] = by(1);
  const [w, e, s, n] = [
    await middleOf(page, west),
    await middleOf(page, east),
    await middleOf(page, south),
    await middleOf(page, north),
  ];
  const between = (value: number, from: number, to: number, a: number, b: number) =>
    a + ((value - from) / (to - from)) * (b - a);
  return ([longitude = 0, latitude = 0]: number[]) => ({
    x: between(longitude, open[west]?.[0] ?? 0, open[east]?.[0] ?? 0, w.x, e.x),
    y: between(latitude, open[south]?.[1] ?? 0, open[north]?.[1] ?? 0, s.y, n.y),
  });
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Spremi', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

test.describe('the border editor', () => {
  test.use({ user: 'provider' });

  test('snaps a dragged vertex to a neighbour’s, to the last digit', { tag: '@data' }, async ({
    page,
    readerOf,
    problems,
  }) => {
    await mapTiles(page, problems);
    const reader = await readerOf('provider');
    const details = async () => (await reader.get<Details>(detailsPath)).details;
    const [[ring = []] = []] = polygonsIn((await details()).polygon_data);
    const [longitude = 0, latitude = 0] = ring[0] ?? [];
    // Its nearest vertex is some 25 m beside the border's first one.
    const target = [longitude + 0.00031234567891, latitude + 0.00012345678912];
    const neighbour = [target, [longitude + 0.002, latitude], [longitude + 0.002, latitude + 0.002], target];
    await openBeside(page, reader, neighbour);
    await page.getByRole('button', { name: 'Uredi: Poligon 1' }).click();
    await expect(handle(page, 0)).toBeVisible();
    const pixelOf = await pixelsOf(page, ring);
    const { x, y } = pixelOf(target);

    await page.keyboard.down('Alt');
    await drag(page, await middleOf(page, 0), { x: x + 5, y: y - 4 });
    await page.keyboard.up('Alt');
    const first = page.getByRole('textbox', { name: 'Dužina točke 1', exact: true });
    await expect(first).not.toHaveValue(String(target[0]).replace('.', ','));
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Spremi', exact: true })).toBeDisabled();

    await drag(page, await middleOf(page, 0), { x: x + 5, y: y - 4 });
    await expect(first).toHaveValue(String(target[0]).replace('.', ','));
    await save(page);
    await expect.poll(async () => (await details()).polygon_request !== null).toBe(true);
    const requested = polygonsIn((await details()).polygon_request?.polygon_data ?? '');
    expect(requested[0]?.[0]?.[0]).toEqual(target);
    expect(requested[0]?.[0]?.slice(1, -1)).toEqual(ring.slice(1, -1));
  });

  test('cuts a hole with the mouse, refuses one across the border, and moves the polygon', { tag: '@data' }, async ({
    page,
    readerOf,
    problems,
  }) => {
    await mapTiles(page, problems);
    const reader = await readerOf('provider');
    const details = async () => (await reader.get<Details>(detailsPath)).details;
    const [[ring = []] = []] = polygonsIn((await details()).polygon_data);
    await page.goto(editor);
    await page.getByRole('button', { name: 'Uredi: Poligon 1' }).click();
    await expect(handle(page, 0)).toBeVisible();
    const pixelOf = await pixelsOf(page, ring);
    const longitudes = ring.map(([value = 0]) => value);
    const latitudes = ring.map(([, value = 0]) => value);
    const span = {
      x: Math.max(...longitudes) - Math.min(...longitudes),
      y: Math.max(...latitudes) - Math.min(...latitudes),
    };
    const center = [Math.min(...longitudes) + span.x / 2, Math.min(...latitudes) + span.y / 2];
    /** Presses three points around the middle; the second one lies `far` of the border's width to the east. */
    const drawHole = async (far: number) => {
      await page.getByRole('button', { name: 'Izreži rupu' }).click();
      const corners = [
        [-0.05, -0.05],
        [far, -0.05],
        [0, 0.05],
      ];
      for (const [index, [right = 0, up = 0]] of corners.entries()) {
        const at = pixelOf([(center[0] ?? 0) + right * span.x, (center[1] ?? 0) + up * span.y]);
        await expect(async () => {
          if ((await page.locator('.map-drawn').count()) <= index) await page.mouse.click(at.x, at.y);
          expect(await page.locator('.map-drawn').count()).toBe(index + 1);
        }).toPass();
      }
      await page.keyboard.press('Enter');
    };

    await drawHole(0.7);
    await expect(page.getByText('Rupa nije izrezana')).toBeVisible();
    await expect(page.getByText(/siječe njegov vanjski rub/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.map-drawn')).toHaveCount(0);
    await page.getByRole('button', { name: 'Uredi: Poligon 1' }).click();
    await drawHole(0.05);
    await expect(page.getByText(/1 rupa/)).toBeVisible();

    await page.getByRole('button', { name: 'Pomakni cijeli poligon' }).click();
    await page.getByRole('button', { name: 'Privlačenje točaka' }).click();
    const inside = pixelOf([(center[0] ?? 0) - 0.12 * span.x, center[1] ?? 0]);
    await drag(page, inside, { x: inside.x + 60, y: inside.y + 30 });
    await page.getByRole('button', { name: 'Završi', exact: true }).click();
    await save(page);
    await expect.poll(async () => (await details()).polygon_request !== null).toBe(true);
    const [rings = []] = polygonsIn((await details()).polygon_request?.polygon_data ?? '');
    expect(rings).toHaveLength(2);
    expect(rings[1]).toHaveLength(4);
    // Every vertex has moved by the same way.
    const [right, down] = [0, 1].map((axis) => (rings[0]?.[0]?.[axis] ?? 0) - (ring[0]?.[axis] ?? 0));
    expect(right).toBeGreaterThan(0);
    expect(down).toBeLessThan(0);
    for (const [index, position] of ring.entries()) {
      expect(rings[0]?.[index]?.[0]).toBeCloseTo((position[0] ?? 0) + (right ?? 0), 8);
      expect(rings[0]?.[index]?.[1]).toBeCloseTo((position[1] ?? 0) + (down ?? 0), 8);
    }
  });

  test('is used with the keyboard alone', { tag: '@access' }, async ({ page, problems }) => {
    await mapTiles(page, problems);
    await page.goto(editor);
    const listed = page.getByRole('button', { name: /^Uredi: Poligon/ });
    await expect(listed).toHaveCount(1);
    const map = page.getByRole('application');

    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: 'Tipke uređivača' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Tipke uređivača' })).toBeHidden();

    // Arrow keys move the map, the space bar adds a point in its middle.
    await page.getByRole('button', { name: 'Nacrtaj poligon' }).focus();
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    const dots = page.locator('.map-drawn');
    for (const [index, keys] of [
      ['Shift+ArrowDown', 'Shift+ArrowDown'],
      ['ArrowRight', 'ArrowRight'],
      ['ArrowDown'],
      ['ArrowLeft'],
    ].entries()) {
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press(' ');
      await expect(dots).toHaveCount(index + 1);
    }
    await page.keyboard.press('Delete');
    await expect(dots).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dots).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(dots).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(listed).toHaveCount(2);

    await page.getByRole('button', { name: 'Uredi: Poligon 2' }).focus();
    await page.keyboard.press('Enter');
    const latitude = page.getByRole('textbox', { name: 'Širina točke 1', exact: true });
    const before = await latitude.inputValue();
    await page.getByRole('button', { name: 'Pomakni cijeli poligon' }).focus();
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(latitude).not.toHaveValue(before);
    await page.keyboard.press('Control+z');
    await expect(latitude).toHaveValue(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Završi', exact: true })).toBeHidden();
  });
});

test.describe('the border editor with a finger', () => {
  test.use({ user: 'provider', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('moves a vertex and the whole polygon', { tag: '@job' }, async ({ page, problems }) => {
    await mapTiles(page, problems);
    await page.goto(editor);
    await page.getByRole('button', { name: 'Uredi: Poligon 1' }).tap();
    await expect(handle(page, 0)).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: { x: number; y: number }, right: number, down: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let step = 1; step <= 8; step++) {
        const point = { x: from.x + (right * step) / 8, y: from.y + (down * step) / 8 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const longitude = page.getByRole('textbox', { name: 'Dužina točke 1', exact: true });
    const before = await longitude.inputValue();
    // The map comes in sight first, and its handles with it.
    let place = await middleOf(page, 0);
    await expect(async () => {
      const last = place;
      place = await middleOf(page, 0);
      expect(place).toEqual(last);
    }).toPass();
    await swipe(await middleOf(page, 0), 20, 12);
    await expect(longitude).not.toHaveValue(before);
    const moved = await longitude.inputValue();
    const other = page.getByRole('textbox', { name: 'Dužina točke 2', exact: true });
    const otherBefore = await other.inputValue();

    await page.getByRole('button', { name: 'Pomakni cijeli poligon' }).tap();
    const map = await page.getByRole('application').boundingBox();
    if (!map) throw new Error('The map has no place');
    await swipe({ x: map.x + map.width / 2, y: map.y + map.height / 2 }, 30, -20);
    await expect(longitude).not.toHaveValue(moved);
    await expect(other).not.toHaveValue(otherBefore);
  });
});
