import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { section, settled } from './support/pages.ts';
import { dist } from './support/servers.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'operator' });

/** The built files that hold a module, by the build's own notes. */
function chunksWith(module: RegExp): RegExp {
  const chunks: Record<string, string[]> = JSON.parse(readFileSync(`${dist}/.vite/chunks.json`, 'utf8'));
  const names = Object.keys(chunks).filter((name) => chunks[name]?.some((id) => module.test(id)));
  expect(names).not.toEqual([]);
  return new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

const lost = (route: Route) => route.abort('failed');

test('a page whose code cannot be fetched offers to reload, and then comes', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  problems.tolerate(/dynamically imported module/);
  const chunks = chunksWith(/features\/parking\/ProvidersPage/);
  await page.goto('/');
  await settled(page);
  await page.route(chunks, lost);
  await page.getByRole('link', { name: 'Parking', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Dio aplikacije nije se mogao dohvatiti.');
  await expect(page.getByRole('link', { name: 'Parking', exact: true })).toBeVisible();
  await page.unroute(chunks, lost);
  await page.getByRole('button', { name: 'Učitaj ponovno' }).click();
  await expect(section(page, 'Pružatelji parkiranja')).toBeVisible();
});

test('charts whose code cannot be fetched leave the figures, and can be tried again', async ({ page, problems }) => {
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

test('a picker whose code cannot be fetched says so and opens at the next click', async ({ page, problems }) => {
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
