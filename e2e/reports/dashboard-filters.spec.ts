import { menuLink } from '../support/menu.ts';
import {
  appliedFilters,
  chooseOnly,
  openRange,
  parameters,
  search,
  searchFor,
  section,
  settled,
  tile,
  typeRange,
} from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const november = { beginDate: '2026-11-01', endDate: '2026-11-19' };

test('begins with the month up to yesterday, written into the address', { tag: '@job' }, async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => parameters(page)).toEqual(november);
  await expect(appliedFilters(page)).toContainText('1. – 19. studenoga 2026.');
  await expect(page.getByRole('checkbox', { name: 'Usporedi s' })).not.toBeChecked();
});

test('edits wait for Search; Back and Forward go through what was applied', async ({ page, simulator }) => {
  await page.goto('/');
  await settled(page);
  const before = await tile(page, 'Iznos');
  const calls = (await simulator.calls('/api/dashboard/')).length;
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  await page.getByText('Usporedi s', { exact: true }).click();
  await expect(
    page.getByRole('button', { name: /^Razdoblje usporedbe 1\. 8\. 2026\. – 31\. 8\. 2026\./ }),
  ).toBeVisible();
  // No call is sent and nothing has changed yet.
  expect(parameters(page)).toEqual(november);
  expect(await tile(page, 'Iznos')).toBe(before);
  expect(await simulator.calls('/api/dashboard/')).toHaveLength(calls);

  await searchFor(page, '1. – 30. rujna 2026. u usporedbi s: prethodno razdoblje');
  const september = {
    beginDate: '2026-09-01',
    endDate: '2026-09-30',
    compareBeginDate: '2026-08-01',
    compareEndDate: '2026-08-31',
    compare: 'previousPeriod',
  };
  expect(parameters(page)).toEqual(september);
  expect(await tile(page, 'Iznos')).not.toBe(before);
  // Four reports of two periods.
  expect(await simulator.calls('/api/dashboard/')).toHaveLength(calls + 8);

  await page.goBack();
  await expect(appliedFilters(page)).toContainText('1. – 19. studenoga 2026.');
  await settled(page);
  expect(parameters(page)).toEqual(november);
  expect(await tile(page, 'Iznos')).toBe(before);
  await expect(page.getByRole('button', { name: /^Razdoblje 1\. 11\. 2026\./ })).toBeVisible();
  await page.goForward();
  await expect.poll(() => parameters(page)).toEqual(september);
  await expect(page.getByRole('checkbox', { name: 'Usporedi s' })).toBeChecked();
});

test('presets of both pickers apply their ranges', async ({ page }) => {
  await page.goto('/');
  for (const [preset, begin, end] of [
    ['Danas', '2026-11-20', '2026-11-20'],
    ['Jučer', '2026-11-19', '2026-11-19'],
    ['Ovaj tjedan', '2026-11-16', '2026-11-20'],
    ['Ovaj mjesec', '2026-11-01', '2026-11-20'],
  ] as const) {
    const panel = await openRange(page, 'Razdoblje');
    await panel.getByRole('button', { name: preset, exact: true }).click();
    await expect(panel).toBeHidden();
    await search(page).click();
    await expect.poll(() => parameters(page)).toEqual({ beginDate: begin, endDate: end });
  }
  await page.getByText('Usporedi s', { exact: true }).click();
  for (const [preset, begin, end] of [
    ['Isti dani prošle godine', '2025-11-01', '2025-11-20'],
    ['Isti dani u tjednu prošle godine', '2025-11-02', '2025-11-21'],
    ['Prethodno razdoblje', '2026-10-12', '2026-10-31'],
  ] as const) {
    const panel = await openRange(page, 'Razdoblje usporedbe');
    await panel.getByRole('button', { name: preset, exact: true }).click();
    await expect(panel).toBeHidden();
    await search(page).click();
    await expect.poll(() => parameters(page)).toMatchObject({ compareBeginDate: begin, compareEndDate: end });
  }
});

test('an invalid date has a message at its field, and is not applied', async ({ page }) => {
  await page.goto('/');
  const panel = await openRange(page, 'Razdoblje');
  for (const [begin, end, words] of [
    ['31.9.2026.', '10.10.2026.', 'Taj datum ne postoji.'],
    ['1.11.2026.', '21.11.2026.', 'Najkasniji je datum 20. 11. 2026.'],
    ['1.11.2026.', '2.11.2206.', 'Najkasniji je datum 20. 11. 2026.'],
    ['1.11.1206.', '2.11.2026.', 'Najraniji je datum 1. 1. 2000.'],
    ['10.11.2026.', '1.11.2026.', 'Kraj je prije početka'],
    ['jučer?', '1.11.2026.', 'Datum se piše kao 20. 11. 2026.'],
  ] as const) {
    await panel.getByLabel('Od', { exact: true }).fill(begin);
    await panel.getByLabel('Do', { exact: true }).fill(end);
    await page.keyboard.press('Enter');
    await expect(panel.getByText(words)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(parameters(page)).toEqual(november);
});

test('a link shows a colleague the same view, and a reload keeps it', async ({ page, anotherBrowser }) => {
  const link =
    '/?beginDate=2026-08-01&endDate=2026-08-31&channels=2,3&services=1,2&services.sort=name&services-chart.interval=week&services-chart.kind=column';
  await page.goto(link);
  await settled(page);
  const seen = [await tile(page, 'Iznos'), await section(page, 'Usluge').getByRole('table').textContent()];
  await page.reload();
  await settled(page);
  expect([await tile(page, 'Iznos'), await section(page, 'Usluge').getByRole('table').textContent()]).toEqual(seen);

  const other = await anotherBrowser('viewer');
  await other.goto(page.url());
  await settled(other);
  expect([await tile(other, 'Iznos'), await section(other, 'Usluge').getByRole('table').textContent()]).toEqual(seen);
  const interval = section(other, 'Kretanje usluga po razdoblju').getByRole('radio', { name: 'Tjedan' });
  await expect(interval).toBeChecked();
});

test('channels and services filter every section; none chosen blocks Search', { tag: '@money' }, async ({
  page,
  simulator,
}) => {
  await page.goto('/');
  await settled(page);
  await chooseOnly(page, 'Kanali prodaje', ['Web', 'Kiosk']);
  const channels = page.getByRole('button', { name: /^Kanali prodaje / });
  await expect(channels).toHaveAttribute('data-tone', 'warning');
  await expect(channels).toContainText('2 od 8');
  await chooseOnly(page, 'Usluge', ['Parking']);
  await searchFor(page, '2 od 8 kanala prodaje · 1 od 4 usluga');
  expect(parameters(page)).toEqual({ ...november, channels: '4,5', services: '1' });
  await expect(section(page, 'Kanali prodaje').getByRole('rowheader')).toHaveText([/Web|Kiosk/, /Web|Kiosk/, 'Ukupno']);
  const requested = (await simulator.calls('/api/dashboard/')).slice(-4).map(({ path }) => path);
  for (const path of requested) expect(path).toContain('distributeri=4%2C5&usluge=1');

  await chooseOnly(page, 'Kanali prodaje', []);
  await expect(channels).toHaveAttribute('data-tone', 'danger');
  await expect(page.getByText('Potrebno je odabrati barem jedan kanal prodaje.')).toBeVisible();
  await expect(search(page)).toBeDisabled();
});

test('what was applied is shared with the other report pages', async ({ page }) => {
  await page.goto('/');
  await typeRange(page, 'Razdoblje', '1.7.2026.', '31.7.2026.');
  await page.getByText('Usporedi s', { exact: true }).click();
  await chooseOnly(page, 'Kanali prodaje', ['SMS']);
  await search(page).click();
  await menuLink(page, 'Parking').click();
  await expect
    .poll(() => parameters(page))
    .toEqual({
      beginDate: '2026-07-01',
      endDate: '2026-07-31',
      compareBeginDate: '2026-06-01',
      compareEndDate: '2026-06-30',
      compare: 'previousPeriod',
      channels: '1',
    });
  await page
    .getByRole('link', { name: 'Detalji: Split' })
    .or(page.getByRole('link', { name: /Split/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/parking\/provider\/2\?/);
  await expect.poll(() => parameters(page)).toMatchObject({ beginDate: '2026-07-01', channels: '1' });
});

test('a comparison that is turned on again begins with the previous period of the range that is there now', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const comparison = page.getByText('Usporedi s', { exact: true });
  const compared = page.getByRole('button', { name: /^Razdoblje usporedbe \d/ });
  await comparison.click();
  await typeRange(page, 'Razdoblje usporedbe', '1.3.2026.', '19.3.2026.');
  await search(page).click();
  await expect.poll(() => parameters(page)).toMatchObject({ compareBeginDate: '2026-03-01' });
  await settled(page);
  await typeRange(page, 'Razdoblje', '11.10.2026.', '20.10.2026.');
  await comparison.click();
  await expect(compared).toHaveCount(0);
  await comparison.click();
  await expect(compared).toContainText('1. 10. 2026. – 10. 10. 2026.');
  await comparison.click();
  await search(page).click();
  await expect.poll(() => parameters(page)).toEqual({ beginDate: '2026-10-11', endDate: '2026-10-20' });
  await settled(page);
  await comparison.click();
  await expect(compared).toContainText('1. 10. 2026. – 10. 10. 2026.');
});

test('compared periods of unlike length are named, and can be compared', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const note = page.getByRole('note').filter({ hasText: 'Razdoblja nisu jednako duga' });
  await page.getByText('Usporedi s', { exact: true }).click();
  await expect(note).toHaveCount(0);
  await typeRange(page, 'Razdoblje usporedbe', '1.10.2026.', '31.10.2026.');
  await expect(note).toContainText('19 dana i 31 dan');
  await search(page).click();
  await expect.poll(() => parameters(page)).toMatchObject({ compareEndDate: '2026-10-31' });
});

test('a channel of a link that does not exist has a message, and Search goes on without it', async ({
  page,
  problems,
}) => {
  problems.tolerate(/400.*\/api\//);
  await page.goto('/?beginDate=2026-11-01&endDate=2026-11-19&channels=1,99');
  await expect(page.getByText('Vrijednost ne postoji na popisu')).toBeVisible();
  await search(page).click();
  await expect.poll(() => parameters(page)).toMatchObject({ channels: '1' });
  await expect(page.getByText('Vrijednost ne postoji na popisu')).toHaveCount(0);
});
