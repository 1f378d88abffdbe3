import type { Page } from '@playwright/test';
import { settled, signInWith } from '../support/pages.ts';
import { expire } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/*
 * A season is copied: one request an item, each once, whatever happens in between.
 */

interface Requests {
  readonly zahtjevi: readonly {
    readonly status: string;
    readonly zone: { readonly id: number } | null;
    readonly after: { readonly valid_from: string } | null;
  }[];
}

const address = '**/api/parking/provider/2/radno-vrijeme/';
const rows = (page: Page) => page.getByRole('list', { name: 'Popis zahtjeva' }).getByRole('listitem');

test.use({ user: 'operator' });

test('of five items the third is refused, the session ends at the fourth, the fifth gets no answer: four requests, each once', {
  tag: '@data',
}, async ({ page, readerOf, simulator, problems }) => {
  problems.allow(/ERR_CONNECTION_RESET|40[01]/);
  const keyOf = ({ zone, after }: Requests['zahtjevi'][number]) => `${zone?.id} ${after?.valid_from}`;
  const pending = async () =>
    (await (await readerOf('operator')).get<Requests>('/zahtjevi/', { status: 'pending' })).zahtjevi.map(keyOf);
  const before = await pending();
  let posts = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts === 3) return route.fulfill({ status: 400, json: { valid_to: ['Razdoblje je predugo.'] } });
    if (posts === 4) await expire(page, simulator.url);
    if (posts !== 6) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/parking/provider/2/working-periods/copy?zones=11,12');
  await settled(page);
  await expect(rows(page)).toHaveCount(6);
  await rows(page).nth(5).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Pošalji 5 zahtjeva' }).click();

  await expect(page).toHaveURL('/login');
  await signInWith(page, 'operator');
  await expect(page.getByText('Slanje nije dovršeno: poslano 2 od 5')).toBeVisible();
  await expect(rows(page).nth(2)).toContainText('Razdoblje je predugo.');
  // Nor can the fifth be read back.
  await page.route('**/api/parking/provider/2/zone/', (route) =>
    posts >= 6 ? route.abort('connectionreset') : route.fallback(),
  );
  await page.getByRole('button', { name: 'Nastavi slanje' }).click();
  await expect(rows(page).nth(4)).toContainText('Ishod nepoznat');
  await page.unroute('**/api/parking/provider/2/zone/');

  await page.reload();
  await expect(page.getByText('Slanje nije dovršeno: poslano 3 od 5')).toBeVisible();
  await page.getByRole('button', { name: 'Nastavi slanje' }).click();
  await expect(page.getByText('Poslano 4 od 5, 1 odbijen')).toBeVisible();
  expect(posts).toBe(6);
  const made = (await pending()).filter((key) => !before.includes(key)).sort();
  expect(made).toEqual(['11 2028-01-01', '11 2028-06-01', '12 2028-01-01', '12 2028-06-01']);

  // What is done is kept until it is closed, and for nobody else.
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await expect(page.getByRole('heading', { name: 'Što se kopira' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('many.')))).toEqual([]);
});

test('two tabs do not send the same list at once', { tag: '@data' }, async ({ page, context }) => {
  await page.goto('/parking/provider/2/working-periods/copy?zone=11');
  await settled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pošalji 3 zahtjeva' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/parking/provider/2/working-periods/copy?zone=11');
  await other.getByRole('button', { name: 'Nastavi slanje' }).click();
  await expect(other.getByText('Ovaj popis šalje se u drugoj kartici.')).toBeVisible();
  release();
  await expect(page.getByText('Poslana su 3 zahtjeva')).toBeVisible();
});
