import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'provider' });

const form = '/parking/provider/2/closing-rules/new';
const writes = /\/iznimke\/$/;

test('days without charge for all zones: one call each, one refused, sent again after a reload', {
  tag: '@job',
}, async ({ page, problems }) => {
  await mapTiles(page, problems);
  problems.tolerate(/400/);
  const posts: string[] = [];
  let refusals = 1;
  await page.route(writes, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const path = new URL(route.request().url()).pathname;
    posts.push(path);
    if (path.includes('/zona/13/') && refusals-- > 0)
      return route.fulfill({ status: 400, json: { non_field_errors: ['Zona se upravo mijenja.'] } });
    return route.fallback();
  });
  await page.goto(form);
  await settled(page);
  // By the keyboard alone.
  await page.getByRole('checkbox', { name: 'Sve zone' }).press('Space');
  await page.getByRole('textbox', { name: 'Prvi dan' }).fill('24.12.2027.');
  await page.getByRole('textbox', { name: 'Posljednji dan' }).fill('6.1.2028.');
  const reason = page.getByRole('textbox', { name: 'Razlog' });
  await reason.fill('Božić');
  await expect(page.getByRole('list', { name: 'Što će se zatražiti' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Pošalji 5 zahtjeva na odobrenje' })).toBeEnabled();
  await reason.press('Enter');
  await expect(page.getByText('Poslano 4 od 5, 1 odbijen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Zona se upravo mijenja.')).toBeVisible();
  await page.getByRole('button', { name: 'Pošalji odbijeni ponovno' }).press('Enter');
  await expect(page.getByText('Poslano je 5 zahtjeva')).toBeVisible();
  expect(posts).toHaveLength(6);
  expect(new Set(posts).size).toBe(5);
});

test('Back with days entered asks first, and a reload keeps them', { tag: '@job' }, async ({ page, problems }) => {
  await mapTiles(page, problems);
  await page.goto('/parking/provider/2/zone');
  await page.getByRole('link', { name: 'Novi dani bez naplate' }).click();
  await page.getByRole('textbox', { name: 'Razlog' }).fill('Radovi');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Odbaciti uneseno?' });
  await question.getByRole('button', { name: 'Nastavi uređivanje' }).click();
  await expect(page.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Radovi');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Radovi');
});
