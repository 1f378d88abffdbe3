import { menuLink } from '../support/menu.ts';
import { appliedFilters, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const notice = /^Sat ovog uređaja razlikuje se od poslužiteljeva/;

test('with another clock than the server’s the portal works by the server’s day, and says so once', async ({
  page,
  simulator,
}) => {
  // Five days back: by its own clock the page would ask for days that are still to come.
  await simulator.advance(-5 * 86_400);
  await page.goto('/');
  await expect(page.getByText(notice)).toHaveText(/sada je 15\. 11\. 2026\. 10:00/);
  await settled(page);
  await expect(page.getByText('Podaci se nisu učitali')).toHaveCount(0);
  await expect(appliedFilters(page)).toContainText('1. – 14. studenoga 2026.');
  await expect(page.getByText('stanje u 10:00')).toBeVisible();
  const refused = (await simulator.calls('/api/dashboard/')).filter(({ status }) => status !== 200);
  expect(refused).toEqual([]);

  await page.reload();
  await settled(page);
  await menuLink(page, 'Parking').click();
  await settled(page);
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('with the server’s clock nothing is said', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('in session mode the server’s day counts too', async ({ page, servers, simulator, problems }) => {
  problems.allow(/401.*user-info/);
  await simulator.advance(-5 * 86_400);
  await page.goto(`${servers.sessionPortal}/login`);
  await page.getByLabel('Korisničko ime').fill('operator');
  await page.getByLabel('Lozinka', { exact: true }).fill('demo-1234');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(appliedFilters(page)).toContainText('1. – 14. studenoga 2026.');
});
