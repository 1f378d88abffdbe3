import type { Page } from '@playwright/test';
import type { WireTransaction } from '../support/api.ts';
import { croatianMoment } from '../support/numbers.ts';
import { parameters, section, settled } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

const yesterday = { begin_date: '2026-11-19', end_date: '2026-11-19' };

test.use({ user: 'operator' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Pronađi bilo što' });

async function openByKeys(page: Page) {
  await page.goto('/obracuni');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obračuni');
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test('Ctrl+K leads to an outlet by keyboard, and Back is the way back', { tag: '@job' }, async ({ page }) => {
  await openByKeys(page);
  await page.keyboard.type('sibenik');
  await expect(palette(page).getByRole('option').first()).toHaveAccessibleName(/^Šibenik/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šibenik');
  await expect(palette(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obračuni');
});

test('a plate that is searched in all outlets leads to its row in its list', { tag: '@job' }, async ({
  page,
  readerOf,
  simulator,
}) => {
  const api = await readerOf('operator');
  const { transakcije } = await api.get<{ transakcije: readonly WireTransaction[] }>(
    '/parking/provider/8/transakcije/',
    yesterday,
  );
  const wanted = transakcije[0] as WireTransaction;
  await openByKeys(page);
  await page.keyboard.type(wanted.transaction_input);
  await expect(palette(page).getByRole('option', { name: /^Traži „/ })).toHaveAttribute('aria-selected', 'true');
  const before = (await simulator.calls()).length;
  await page.keyboard.press('Enter');
  await expect(
    palette(page)
      .getByText(/^Traženo u \d+/)
      .first(),
  ).toBeVisible();
  // A call an outlet, on the first page of the last 30 days.
  const calls = (await simulator.calls()).slice(before).filter(({ path }) => path.includes('/transakcije/'));
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  for (const { path } of calls) expect(path).toContain('begin_date=2026-10-21&end_date=2026-11-20');
  const hit = palette(page)
    .locator('a[role=option][href*="/parking/provider/8/"]')
    .filter({ hasText: croatianMoment(wanted.vrijeme_transakcije) });
  await hit.first().click();
  await expect(palette(page)).toBeHidden();
  await expect
    .poll(() => parameters(page))
    .toEqual({ beginDate: '2026-11-19', endDate: '2026-11-19', search: wanted.transaction_input });
  await settled(page);
  const { rows } = await readTable(section(page, 'Transakcije').getByRole('table'));
  expect(rows.map((row) => row.Šifra)).toContain(wanted.trans_ref);
});

test('an outlet that refuses the search is listed, and nobody is sent away', { tag: '@access' }, async ({
  page,
  simulator,
  problems,
}) => {
  problems.tolerate(/status of (403|429|503)/);
  await openByKeys(page);
  await simulator.faults(
    { path: '/parking/provider/2/transakcije/', status: 403 },
    { path: '/parking/provider/6/transakcije/', status: 429 },
    { path: '/garaze/garaza/1/transakcije/', status: 503 },
  );
  await page.keyboard.type('XX 0000-QQ');
  await page.keyboard.press('Enter');
  const failed = palette(page).getByRole('region', { name: '3 prodajna mjesta nisu pretražena' });
  await expect(failed.getByRole('listitem')).toHaveCount(3);
  await simulator.faults();
  await failed.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(failed).toBeHidden();
  await expect(palette(page).getByText(/^Nema transakcije koja sadrži/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/obracuni');
});
