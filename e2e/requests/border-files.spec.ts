import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { download } from '../support/files.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

interface Details {
  readonly details: { readonly polygon_request: { readonly polygon_data: string } | null };
}
type Polygons = readonly (readonly (readonly (readonly number[])[])[])[];

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../src/features/change-requests/borders/files/fixtures/${name}`, import.meta.url));

const listed = (page: Page) => page.getByRole('button', { name: /^Uredi: Poligon/ });

/** Chooses a file and imports it in place of the border. */
async function importFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file]').setInputFiles(file);
  const name = typeof file === 'string' ? file.replace(/^.*\//, '') : file.name;
  const text = page.getByRole('textbox', { name: 'GeoJSON tekst' });
  await expect(async () => {
    const shown = `${await text.inputValue()}${await text.getAttribute('placeholder')}`;
    expect(shown.includes('<kml') || shown.endsWith(name)).toBe(true);
  }).toPass();
  await page.getByRole('button', { name: 'Uvezi umjesto postojećih' }).click();
}

test.describe('files of a border', () => {
  test.use({ user: 'provider' });

  test('KML and shapefiles come in, are chosen, and go out again with the same digits', {
    tag: '@data',
  }, async ({ page, readerOf, problems }) => {
    await mapTiles(page, problems);
    const reader = await readerOf('provider');
    const requested = async (): Promise<Polygons> => {
      const { details } = await reader.get<Details>('/parking/provider/2/zona/12/detaljno/');
      return details.polygon_request
        ? JSON.parse(details.polygon_request.polygon_data).features[0].geometry.coordinates
        : [];
    };
    /** Saves, and returns what was requested once it is `count` polygons. */
    const save = async (count: number) => {
      await page.getByRole('button', { name: 'Spremi', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Spremi' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect.poll(async () => (await requested()).length).toBe(count);
      return requested();
    };
    await page.goto('/parking/provider/2/zone/12/geo');
    await expect(listed(page)).toHaveCount(1);

    await importFile(page, fixture('forty-features.kml'));
    const dialog = page.getByRole('dialog', { name: 'Odabir iz datoteke' });
    await dialog.getByRole('searchbox').fill('0031');
    await dialog.getByRole('checkbox', { name: /Zona 31/ }).check();
    await dialog.getByRole('searchbox').fill('zona 3');
    await dialog.getByRole('checkbox', { name: /Zona 32/ }).check();
    await expect(dialog).toContainText('Odabrano: 2 od 40');
    await dialog.getByRole('button', { name: 'Uvezi odabrano' }).click();
    await expect(listed(page)).toHaveCount(2);
    const chosen = await save(2);

    const kml = await download(page, 'KML');
    expect(kml.name).toMatch(/^granica-.*\.kml$/);
    const zip = await download(page, 'Shapefile (ZIP)');
    expect(zip.name).toMatch(/^granica-.*\.zip$/);

    // The square of a shapefile in metres comes between, so that what follows is a change.
    await importFile(page, fixture('epsg3765.zip'));
    await expect(listed(page)).toHaveCount(1);
    const [[ring = []] = []] = await save(1);
    const [longitude = 0, latitude = 0] = ring[0] ?? [];
    expect(longitude).toBeGreaterThan(15.9699);
    expect(longitude).toBeLessThan(15.9761);
    expect(latitude).toBeGreaterThan(45.8099);
    expect(latitude).toBeLessThan(45.8141);

    await importFile(page, { name: kml.name, mimeType: 'application/vnd.google-earth.kml+xml', buffer: kml.bytes });
    await expect(listed(page)).toHaveCount(2);
    expect(await save(2)).toEqual(chosen);

    await importFile(page, fixture('wgs84.zip'));
    await expect(listed(page)).toHaveCount(1);
    await save(1);
    await importFile(page, { name: zip.name, mimeType: 'application/zip', buffer: zip.bytes });
    await expect(listed(page)).toHaveCount(2);
    expect(await save(2)).toEqual(chosen);
  });
});
