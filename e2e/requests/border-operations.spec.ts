import { pressCorners } from '../support/drawing.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

interface Details {
  readonly details: {
    readonly polygon_data: string;
    readonly polygon_request: { readonly request_id: number; readonly polygon_data: string } | null;
  };
}
const polygonsIn = (text: string): number[][][][] => JSON.parse(text).features[0].geometry.coordinates;
const placesIn = (polygons: number[][][][]) => new Set(polygons.flat(2).map((position) => position.join()));

test.describe('a border', () => {
  test.use({ user: 'provider' });

  test('is split with the mouse by a line from a corner, which both pieces share, and sent', { tag: '@job' }, async ({
    page,
    readerOf,
    problems,
  }) => {
    await mapTiles(page, problems);
    const reader = await readerOf('provider');
    const details = async () => (await reader.get<Details>('/parking/provider/2/zona/12/detaljno/')).details;
    const before = polygonsIn((await details()).polygon_data);
    await page.goto('/parking/provider/2/zone/12/geo');
    const listed = page.getByRole('button', { name: /^Uredi: Poligon/ });
    await expect(listed).toHaveCount(1);

    // The handles say where the corners are.
    await page.getByRole('button', { name: 'Uredi: Poligon 1' }).click();
    const handles = page.locator('.map-handle[data-kind=vertex]:not([hidden])');
    await expect(handles.first()).toBeVisible();
    const places = await handles.evaluateAll((all) =>
      all.map((handle) => {
        const { x, y, width, height } = handle.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    await page.getByRole('button', { name: 'Završi', exact: true }).click();
    const [corner] = places.toSorted((a, b) => a.x - b.x);
    if (!corner) throw new Error('The polygon has no corner');
    const east = Math.max(...places.map(({ x }) => x));
    const middle = places.reduce((sum, { y }) => sum + y, 0) / places.length;

    await page.getByRole('button', { name: 'Razdvoji' }).click();
    await page.getByRole('button', { name: 'Nacrtaj crtu' }).click();
    // Beside the corner: the line snaps to it.
    await pressCorners(page, [
      [corner.x + 4, corner.y + 3],
      [east + 50, middle],
    ]);
    await page.getByRole('button', { name: 'Završi crtanje' }).click();
    await expect(listed).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(listed).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(listed).toHaveCount(2);

    await page.getByRole('button', { name: 'Spremi', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Spremi' }).click();
    await expect.poll(async () => (await details()).polygon_request !== null).toBe(true);
    const requested = polygonsIn((await details()).polygon_request?.polygon_data ?? '');
    expect(requested).toHaveLength(2);
    // Each corner is there, to the last digit; the pieces share two: the one that was snapped to is among them.
    const after = placesIn(requested);
    const old = placesIn(before);
    for (const place of old) expect(after).toContain(place);
    const [first, second] = requested.map((polygon) => placesIn([polygon]));
    const shared = [...(first ?? [])].filter((place) => second?.has(place));
    expect(shared).toHaveLength(2);
    expect(shared.filter((place) => old.has(place))).toHaveLength(1);
  });

  test('that a line does not split is left alone, and the reason is said', async ({ page, problems }) => {
    await mapTiles(page, problems);
    await page.goto('/parking/provider/2/zone/12/geo');
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('The map has no place');
    await page.getByRole('button', { name: 'Razdvoji' }).click();
    await page.getByRole('button', { name: 'Nacrtaj crtu' }).click();
    await pressCorners(page, [
      [box.x + 60, box.y + 200],
      [box.x + 70, box.y + 500],
    ]);
    await page.getByRole('button', { name: 'Završi crtanje' }).click();
    await expect(page.getByText('Crta ne prelazi preko nijednog poligona.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spremi', exact: true })).toBeDisabled();
  });
});
