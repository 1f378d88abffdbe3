import type { Page } from '@playwright/test';
import { section, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const month = 'beginDate=2026-11-01&endDate=2026-11-19';

const amountOf = (text: string) => Number(text.replace(/[^\d,-]/g, '').replace(',', '.'));
const cents = (text: string) => Math.round(amountOf(text) * 100);

/** The cells of a column in the body of a section's table. */
const column = (page: Page, name: string, at: number) =>
  section(page, name).locator(`tbody > tr > :nth-child(${at})`).allTextContents();

test('a point leads to its day, the day to its lines, a line to its transactions, and Back all the way', {
  tag: '@money',
}, async ({ page }) => {
  await page.goto(`/parking/provider/3?${month}&chart.kind=column`);
  await settled(page);
  const chart = section(page, 'Kretanje po razdoblju');
  await chart.scrollIntoViewIfNeeded();
  const bar = chart.locator('.highcharts-series-0 .highcharts-point').nth(17);
  await bar.click();
  await expect(page).toHaveURL(/beginDate=2026-11-18&endDate=2026-11-18/);
  await settled(page);

  const lines = section(page, 'Stavke dana');
  const amounts = (await column(page, 'Stavke dana', 7)).map(cents);
  const total = await lines.locator('tfoot td, tfoot th').nth(6).textContent();
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(cents(total ?? ''));
  const tile = page.getByRole('group', { name: 'Iznos' }).first();
  await expect(tile).toContainText(total ?? '');

  const link = lines.getByRole('link', { name: /^Transakcije: Satna karta/ }).first();
  const row = link.locator('xpath=ancestor::tr');
  const [quantity, zone] = [await row.locator('td').nth(4).textContent(), await row.locator('td').nth(1).textContent()];
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transakcije');
  await settled(page);
  await expect(page.getByRole('note', { name: 'Prikazan je samo dio transakcija' })).toContainText(
    `Samo zona: ${zone}`,
  );
  const valid = page.getByRole('row').filter({ hasText: 'Plaćeno' });
  const counts = await valid.locator('td:nth-child(4)').allTextContents();
  expect(counts.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(quantity));

  await page.goBack();
  await expect(lines).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(month));
  await settled(page);
});

test('from the table of a chart a month opens its days in a new tab', async ({ page, context }) => {
  await page.goto('/?beginDate=2026-09-15&endDate=2026-11-14&services-chart.interval=month&services-chart.view=table');
  await settled(page);
  const link = section(page, 'Kretanje usluga po razdoblju').getByRole('link', { name: /rujan/i });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await expect(opened).toHaveURL(/beginDate=2026-09-15&endDate=2026-09-30/);
  await expect(opened).not.toHaveURL(/interval=month/);
});

test('the invalid quantity leads to the invalid transactions of a day', { tag: '@money' }, async ({ page }) => {
  await page.goto(`/parking/provider/3?${month}`);
  await settled(page);
  await page.getByRole('button', { name: 'Neispravne po danima' }).click();
  const entry = page.getByRole('menuitem').first();
  const count = Number((await entry.textContent())?.match(/(\d+)$/)?.[1]);
  await entry.click();
  await settled(page);
  await expect(page.getByRole('radio', { name: 'Samo neispravne' })).toBeChecked();
  const counts = await page.locator('tbody tr td:nth-child(4)').allTextContents();
  expect(counts.reduce((sum, one) => sum + Number(one), 0)).toBe(count);
});

test('a row leads to its channel alone, by keyboard', async ({ page }) => {
  await page.goto(`/parking/provider/3?${month}`);
  await settled(page);
  const link = section(page, 'Kanali prodaje').getByRole('link', { name: 'SMS', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/channels=\d+$/);
  await settled(page);
  await expect(section(page, 'Kanali prodaje').locator('tbody tr')).toHaveCount(1);
});

test('a bar of the waterfall leads to its outlet, and Back to the list', async ({ page }) => {
  await page.goto(`/parking?${month}&compareBeginDate=2025-11-01&compareEndDate=2025-11-19`);
  await settled(page);
  const why = section(page, 'Zašto se promijenilo');
  await why.scrollIntoViewIfNeeded();
  const name = await why.locator('.highcharts-xaxis-labels text').first().textContent();
  await why.locator('.highcharts-point.ds-followed').first().click();
  await expect(page).toHaveURL(/\/parking\/provider\/\d+\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(why).toBeVisible();
});
