import type { Page } from '@playwright/test';
import { menuLink } from '../support/menu.ts';
import { settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'provider' });

const zones = (page: Page) => page.getByRole('table', { name: 'Zone' });
const sideLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigacija stranice' }).getByRole('link', { name, exact: true });

/** Opens Split's zones by clicks, from the dashboard. */
async function openZones(page: Page) {
  await menuLink(page, 'Parking').click();
  await page.getByRole('link', { name: 'Detalji: Split', exact: true }).click();
  await sideLink(page, 'Zone').click();
  await settled(page);
}

test('the link to the zones is current on all pages below it', async ({ page, problems }) => {
  await mapTiles(page, problems);
  await page.goto('/');
  await openZones(page);
  await expect(sideLink(page, 'Zone')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Novo radno vrijeme', exact: true }).first().click();
  await expect(page).toHaveURL(/\/working-periods\/new$/);
  await expect(sideLink(page, 'Zone')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page
    .getByRole('link', { name: /^Detalji: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/details/);
  await expect(sideLink(page, 'Zone')).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('link', { name: /^Uredi: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/working-period\/\d+\/edit$/);
  await expect(sideLink(page, 'Zone')).toHaveAttribute('aria-current', 'page');
  await expect(sideLink(page, 'Pregled')).not.toHaveAttribute('aria-current');
});

test('zones with a pending border, rule or period are marked', { tag: '@job' }, async ({
  page,
  simulator,
  problems,
}) => {
  await mapTiles(page, problems);
  // A reset ends all sessions.
  await simulator.reset('requests-of-each-kind');
  await page.goto('/login');
  problems.tolerate(/401/);
  await signInWith(page, 'provider');
  await openZones(page);
  const rowOf = (name: RegExp) => zones(page).getByRole('row', { name });
  await expect(rowOf(/Spinut/)).toContainText(/1 čeka odobrenje/);
  await expect(rowOf(/Manuš/)).toContainText('Dani bez naplate: 1 čeka odobrenje');
  await expect(rowOf(/Riva/)).toContainText(/1 čeka odobrenje/);
  await expect(zones(page).getByText(/čeka odobrenje/)).toHaveCount(4);
});

test('pages of working hours say that they are informational, and question a year', async ({ page, problems }) => {
  await mapTiles(page, problems);
  await page.goto('/');
  await openZones(page);
  const note = page.getByText(/^Radno vrijeme je informativno/);
  await page
    .getByRole('button', { name: /^Otvori: Radno vrijeme: / })
    .first()
    .click();
  await expect(note).toBeVisible();
  await page
    .getByRole('link', { name: /^Detalji: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/details/);
  await expect(note).toBeVisible();
  await page
    .getByRole('link', { name: /^Novo radno vrijeme/ })
    .first()
    .click();
  await expect(note).toBeVisible();
  const from = page.getByRole('textbox', { name: 'Vrijedi od' });
  const to = page.getByRole('textbox', { name: 'Vrijedi do' });
  await from.fill('1.1.2206.');
  await to.fill('31.12.2206.');
  await page.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
  const question = 'Provjerite godinu 2206: moguće su godine od 1926 do 2046.';
  await expect(from).toHaveAccessibleDescription(new RegExp(question));
  await from.fill('1.1.2027.');
  await to.fill('31.12.2027.');
  await to.press('Tab');
  await expect(page.getByText(question)).toHaveCount(0);
  // One full stop after the overlapping periods, which end with their own.
  await expect(page.getByText(/Preklapa se s/)).not.toContainText('..');
});
