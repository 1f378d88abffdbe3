import type { Page } from '@playwright/test';
import { section, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** November 2026, until the day before the simulator's. */
const report = '/parking/provider/8?beginDate=2026-11-01&endDate=2026-11-19';
const chart = (page: Page) => section(page, 'Kretanje po razdoblju');

const incident = {
  id: 7001,
  title: 'Naplata <b>ne</b> radi',
  begin_time: '2026-11-09T20:00:00Z',
  end_time: '2026-11-09T23:00:00Z',
  description: 'Prvi red\nDrugi red',
  component: 'Web prodaja',
  service_group: 'PARKING',
  incident_level: 3,
  is_public: true,
};

/** There is one incident. */
async function oneIncident(page: Page) {
  const rows = { incidenti: [incident], ukupno_incidenata: 1, broj_stranica: 1 };
  await page.route(/\/api\/system\/incident-list\/(public\/)?\?/, (route) => route.fulfill({ json: rows }));
}

test.describe('the calendar on a chart', () => {
  test.use({ user: 'operator' });

  test('a mark leads to its incident, and Back to the chart', async ({ page }) => {
    await oneIncident(page);
    await page.goto(report);
    await settled(page);
    const mark = chart(page).getByRole('link', { name: /^Naplata <b>ne<\/b> radi, .* · 3\sh$/ });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/incidenti\?incident=7001$/);
    const shown = section(page, 'Odabrani incident');
    await expect(shown.getByRole('heading', { level: 3, name: incident.title })).toBeVisible();
    await expect(shown.getByText('Drugi red')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${report.replace('?', '\\?')}$`));
    await expect(mark).toBeVisible();
  });

  test('the table names holidays and leads to incidents; what is switched off stays so', async ({ page }) => {
    await oneIncident(page);
    await page.goto(`${report}&chart.view=table`);
    await settled(page);
    const card = chart(page);
    const table = card.getByRole('table', { name: 'Kretanje po razdoblju' });
    const first = table.getByRole('row').filter({ hasText: 'nedjelja, 1. 11. 2026.' });
    await expect(first).toContainText('Svi sveti');
    await expect(table.getByRole('link', { name: incident.title })).toHaveAttribute('href', '/incidenti?incident=7001');

    await card.getByRole('button', { name: 'Vikendi i blagdani' }).click();
    await expect(first).not.toContainText('Svi sveti');
    await page.reload();
    await settled(page);
    await expect(card.getByRole('button', { name: 'Vikendi i blagdani' })).toHaveAttribute('aria-pressed', 'false');
    await expect(table.getByRole('link', { name: incident.title })).toBeVisible();
    await expect(first).not.toContainText('Svi sveti');
  });
});

test.describe('who may not see all incidents', () => {
  test.use({ user: 'provider' });

  test('has the public ones on the chart, without a refused call', { tag: '@access' }, async ({ page, simulator }) => {
    await page.goto('/');
    await settled(page);
    await expect
      .poll(async () => (await simulator.calls('/api/system/incident-list/public/')).length)
      .toBeGreaterThan(0);
    const calls = await simulator.calls('/api/system/');
    expect(calls.filter(({ status, path }) => status !== 200 || !path.includes('/public/'))).toEqual([]);
  });
});
