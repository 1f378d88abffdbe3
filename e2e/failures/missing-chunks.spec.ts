import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { dist } from '../support/builds.ts';
import { menuLink } from '../support/menu.ts';
import { section, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'operator' });

/** The built files that hold a module, by the build's own notes. */
function chunksWith(module: RegExp): RegExp {
  const chunks: Record<string, string[]> = JSON.parse(readFileSync(`${dist}/.vite/chunks.json`, 'utf8'));
  const names = Object.keys(chunks).filter((name) => chunks[name]?.some((id) => module.test(id)));
  expect(names).not.toEqual([]);
  return new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

const lost = (route: Route) => route.abort('failed');

test('a page whose code cannot be fetched offers to reload, which shows it', { tag: '@server' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  problems.tolerate(/dynamically imported module/);
  const chunks = chunksWith(/features\/parking\/ProvidersPage/);
  await page.goto('/');
  await settled(page);
  await page.route(chunks, lost);
  await menuLink(page, 'Parking').click();
  await expect(page.getByRole('alert')).toContainText('Dio aplikacije nije se mogao dohvatiti.');
  await expect(menuLink(page, 'Parking')).toBeVisible();
  await page.unroute(chunks, lost);
  await page.getByRole('button', { name: 'Učitaj ponovno' }).click();
  await expect(section(page, 'Pružatelji parkiranja')).toBeVisible();
});

test('charts whose code cannot be fetched leave the figures, and can be tried again', { tag: '@server' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  problems.tolerate(/dynamically imported module/);
  const chunks = chunksWith(/design-system\/charts\/drawing\/Chart\.tsx$/);
  await page.route(chunks, lost);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await expect(chart.getByText('Grafikon se nije učitao.')).toBeVisible();
  await expect(section(page, 'Usluge').getByRole('table', { name: 'Usluge' })).toBeVisible();
  await page.unroute(chunks, lost);
  await chart.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(chart.locator('[data-part=canvas] svg')).toBeVisible();
});

test('a picker whose code cannot be fetched shows an error and opens at the next click', { tag: '@server' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  problems.tolerate(/dynamically imported module/);
  const chunks = chunksWith(/DateRangePicker\/RangePanel/);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await page.route(chunks, lost);
  const picker = page.getByRole('button', { name: /^Razdoblje \d/ });
  await picker.click();
  await expect(page.getByText('Sadržaj se nije učitao.')).toBeVisible();
  await page.unroute(chunks, lost);
  await picker.click();
  await expect(page.getByRole('dialog', { name: 'Razdoblje', exact: true })).toBeVisible();
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dio stranice nije se mogao dohvatiti' });

test('a menu whose code is gone offers to reload, and keeps what is typed', { tag: '@server' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, /A menu could not be fetched/);
  const chunks = chunksWith(/MenuButton\/MenuPanel/);
  await page.route(chunks, lost);
  await page.goto('/promijeni-lozinku');
  const typed = page.getByLabel('Stara lozinka', { exact: true });
  await typed.fill('napola upisano');
  await page.getByRole('button', { name: /^Korisnički izbornik: / }).click();
  await expect(notice(page)).toBeVisible();
  await expect(typed).toHaveValue('napola upisano');
  // The browser asks before it reloads: what is typed is lost only where the user agrees.
  page.once('dialog', (dialog) => dialog.dismiss());
  await notice(page).getByRole('button', { name: 'Učitaj ponovno' }).click();
  await expect(typed).toHaveValue('napola upisano');
  // Once the code is there again, the menu opens and the notice goes.
  await page.unroute(chunks, lost);
  await page.getByRole('button', { name: /^Korisnički izbornik: / }).click();
  await expect(page.getByRole('menuitem', { name: 'Odjavi se' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a dialog whose code is gone offers to reload', { tag: '@server' }, async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/, /A menu could not be fetched/);
  await mapTiles(page, problems);
  await page.route(chunksWith(/Dialog\/DialogPanel/), lost);
  await page.goto('/parking/provider/2/zone');
  await settled(page);
  await page.getByRole('button', { name: 'Ugradi kartu' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Split' })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Zatvori obavijest' }).click();
  await expect(notice(page)).toBeHidden();
});

test('a part that is gone while a dialog is open: the notice can be read and used beside the dialog', {
  tag: '@server',
}, async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/, /A menu could not be fetched/);
  const question = chunksWith(/ConfirmDialog\/ConfirmPanel/);
  await page.route(question, lost);
  await page.goto('/garaze/garaza/1/working-hours');
  await settled(page);
  await page.getByRole('button', { name: 'Novi dani bez naplate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novi dani bez naplate' });
  await dialog.getByLabel('Razlog').fill('napola upisano');
  // Closing asks first, by a dialog of its own, whose code is gone.
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(dialog.getByLabel('Razlog')).toHaveValue('napola upisano');
  await notice(page).getByRole('button', { name: 'Zatvori obavijest' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(dialog.getByLabel('Razlog')).toHaveValue('napola upisano');
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(notice(page)).toBeVisible();
  page.once('dialog', (asked) => asked.dismiss());
  await notice(page).getByRole('button', { name: 'Učitaj ponovno' }).click();
  await expect(dialog.getByLabel('Razlog')).toHaveValue('napola upisano');
  await page.unroute(question, lost);
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test.describe('the start', () => {
  test.use({ user: undefined });

  test('a script that does not come shows a plain page, which tries again', { tag: '@server' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED/);
    const html = readFileSync(`${dist}/index.html`, 'utf8');
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(entry).toMatch(/^\/assets\//);
    await page.route(`**${entry}`, lost);
    await page.goto('/login');
    const failed = page.getByRole('alert').filter({ hasText: 'Portal se nije učitao.' });
    await expect(failed).toBeVisible();
    await page.unroute(`**${entry}`, lost);
    await failed.getByRole('link', { name: /Pokušaj ponovno/ }).click();
    await expect(page.getByLabel('Korisničko ime')).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test('without any script the plain page comes by itself', { tag: '@server' }, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route('**/assets/**', lost);
    await page.goto('/login');
    const failed = page.getByText('Portal se nije učitao.');
    await expect(failed).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(failed).toBeVisible();
  });
});
