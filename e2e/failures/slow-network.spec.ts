import { watchCalls } from '../support/calls.ts';
import { holdResponses } from '../support/hold.ts';
import { menuLink } from '../support/menu.ts';
import { search, searchFor, section, settled, tile, typeRange } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

test('skeletons replace figures; old figures stay while new ones load', async ({ page }) => {
  const show = await holdResponses(page, '**/api/dashboard/**');
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  const services = section(page, 'Usluge');
  await expect(services.getByText('Učitavanje…')).toBeAttached();
  await expect(page.getByRole('group', { name: 'Iznos', exact: true })).toHaveAttribute('aria-busy', 'true');
  const waiting = await services.boundingBox();
  show();
  await settled(page);
  // The content replaces its skeleton in place: the section does not move.
  expect((await services.boundingBox())?.y).toBe(waiting?.y);

  const before = await tile(page, 'Iznos');
  await page.unroute('**/api/dashboard/**');
  const showNext = await holdResponses(page, '**/api/dashboard/**');
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  await search(page).click();
  await expect(services).toHaveAttribute('aria-busy', 'true');
  expect(await tile(page, 'Iznos')).toBe(before);
  showNext();
  await settled(page);
  await expect.poll(() => tile(page, 'Iznos')).not.toBe(before);
});

test('a page that loads slowly shows that it is loading', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const show = await holdResponses(page, '**/assets/*.js');
  await menuLink(page, 'Parking').click();
  await expect(page.getByRole('status').getByText('Učitavanje…').first()).toBeVisible();
  show();
  await expect(section(page, 'Pružatelji parkiranja')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
});

test('only the last of several searches counts', async ({ page }) => {
  const callsAreOver = watchCalls(page);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  await searchFor(page, '1. – 30. rujna 2026.');
  const september = await tile(page, 'Iznos');
  const respond = await holdResponses(page, '**/api/dashboard/**');
  await typeRange(page, 'Razdoblje', '1.1.2026.', '31.1.2026.');
  await search(page).click();
  await expect(page).toHaveURL(/beginDate=2026-01-01/);
  await page.goBack();
  await expect(page).toHaveURL(/beginDate=2026-09-01/);
  await settled(page);
  respond();
  await callsAreOver();
  expect(await tile(page, 'Iznos')).toBe(september);
});
