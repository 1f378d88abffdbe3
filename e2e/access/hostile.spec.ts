import type { Page } from '@playwright/test';
import { download, downloadCsv, readCsv, readSpreadsheet } from '../support/files.ts';
import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.beforeEach(async ({ context, simulator, readerOf }) => {
  await simulator.reset('hostile');
  const { token } = await readerOf('operator');
  await context.addInitScript((value) => {
    // Documents in a sandbox have no storage.
    if (origin !== 'null') localStorage.setItem('auth-token', value);
  }, token);
});

/** Texts of the page that are longer than what is shown at once, and elements that are higher than the window. */
const tooLong = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      if (text.length > 400 && parent && !parent.closest('script, style')) {
        found.push(`${parent.tagName} ${text.length}: ${text.slice(0, 40)}`);
      }
    }
    for (const element of document.querySelectorAll('td, th, h1, h2, nav li, label, main li, [role=status]')) {
      const { height } = element.getBoundingClientRect();
      if (height > 400 && !element.querySelector('td, [data-part=canvas], li, section'))
        found.push(`${element.tagName} is ${height} px high`);
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    if (document.querySelector('img[src=x]')) found.push('markup of a name');
    return found;
  });

for (const [name, path] of [
  ['the dashboard', '/'],
  ['the list of parking providers', '/parking'],
  ['a parking provider', '/parking/provider/8'],
  ['its transactions', '/parking/provider/8/transakcije'],
  ['its zones', '/parking/provider/8/zone'],
  ['a zone with requests', '/parking/provider/2/zone/11/details'],
  ['the hours of a garage', '/garaze/garaza/4/working-hours'],
  ['its receipts', '/parking/provider/8/racuni'],
  ['the list of garages', '/garaze'],
  ['a garage', '/garaze/garaza/4'],
  ['the list of parks', '/ulaznice'],
  ['the statements', '/obracuni'],
  ['the change requests', '/zahtjevi'],
  ['a rejected request', '/zahtjevi/4'],
  ['a waiting request', '/zahtjevi/2'],
  ['the statistics', '/paydo-statistika/business-users'],
  ['the settings', '/settings'],
  ['the incidents', '/incidenti'],
  ['the system status', '/status-sustava'],
] as const) {
  test(`names of ten thousand letters are cut on ${name}, on a desk and on a phone`, async ({ page, problems }) => {
    await mapTiles(page, problems);
    await page.goto(path);
    await settled(page);
    expect(await tooLong(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await settled(page);
    expect(await tooLong(page)).toEqual([]);
  });
}

test('the whole name comes on demand, by keyboard too, and options have it as their tooltip', async ({ page }) => {
  await page.goto('/parking/provider/8');
  await settled(page);
  const title = page.getByRole('heading', { level: 1 });
  const more = title.getByRole('button', { name: 'Prikaži sve' });
  await more.focus();
  await page.keyboard.press('Enter');
  const whole = title.getByRole('group', { name: 'Cijeli tekst' });
  expect((await whole.textContent())?.length).toBe(10_000);
  await title.getByRole('button', { name: 'Prikaži manje' }).click();
  await expect(more).toBeVisible();

  await page.getByRole('button', { name: /^Kanali prodaje / }).click();
  const option = page.getByRole('dialog', { name: 'Kanali prodaje', exact: true }).locator('label [title]').first();
  expect((await option.getAttribute('title'))?.length).toBe(10_000);
  expect((await option.textContent())?.length).toBeLessThan(250);
});

test('the file of a table has whole names, none of them a formula', { tag: '@access' }, async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  const { bytes } = await downloadCsv(page, 'Pružatelji parkiranja');
  const names = readCsv(bytes).map(([first = '']) => first);
  expect(names.some((name) => name.length === 10_000)).toBe(true);
  for (const name of names) expect(name).not.toMatch(/^[\s\u202e]*[=+\-@]/);
  expect(names.filter((name) => name.startsWith("'=HYPERLINK"))).not.toEqual([]);
});

test('the report of an outlet is made, as PDF and as a spreadsheet with the whole name', { tag: '@access' }, async ({
  page,
}) => {
  await page.goto('/parking/provider/8');
  await settled(page);
  const pdf = await download(page, 'PDF izvještaj');
  expect(pdf.name.length).toBeLessThan(140);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const sheets = await readSpreadsheet((await download(page, 'Excel izvještaj')).bytes);
  const cells = [...sheets.values()].flat(2).filter((cell) => typeof cell === 'string');
  expect(cells.some((cell) => cell.length === 10_000)).toBe(true);
});
