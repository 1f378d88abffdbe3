import type { Page } from '@playwright/test';
import { translatePage } from '../../stories/support/translator.ts';
import { addresses } from '../support/addresses.ts';
import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'operator' });

/** What is pressed on each screen that has it, the first of its kind; nothing is written. At last the page is left by its first link. */
const uses: readonly ((page: Page) => ReturnType<Page['locator']>)[] = [
  (page) => page.getByRole('checkbox', { name: 'Usporedi s' }),
  (page) => page.locator('main [role=search] button[type=submit]'),
  (page) => page.getByRole('button', { name: 'Sljedeća stranica' }),
  (page) => page.locator('main th button'),
  (page) => page.locator('main [aria-expanded=false]:not([aria-haspopup])'),
  (page) => page.locator('main [role=tab][aria-selected=false]'),
  (page) => page.locator('main input[type=radio]:not(:checked):enabled'),
  // But for the dialog whose preview is a page of another host.
  (page) => page.locator('main button[aria-haspopup]').filter({ hasNotText: 'Ugradi kartu' }),
  (page) => page.locator('main nav a'),
];

/** The text of the page as it is seen. */
// biome-ignore lint/performance/useDomNodeTextContent: as it is seen, without what is hidden.
const textOf = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());

/** Presses a part of the page, if it has one. */
async function press(page: Page, find: (typeof uses)[number]) {
  const part = find(page).first();
  // A native radio is hidden below its label.
  if ((await part.isVisible()) && (await part.isEnabled())) await part.click({ force: true });
  await settled(page);
}

for (const address of addresses) {
  test(`${address}: a translated page shows what another one shows, whatever is pressed`, async ({
    context,
    problems,
  }) => {
    test.slow();
    // The default scenario has no request.
    problems.tolerate(/radno-vrijeme-request/);
    // Each in a tab of its own, which shares no filters with the other.
    const [plain, translated] = [await context.newPage(), await context.newPage()];
    for (const page of [plain, translated]) {
      await mapTiles(page, problems);
      await page.goto(address);
      await settled(page);
    }
    for (const find of uses) {
      await translated.evaluate(translatePage);
      for (const page of [plain, translated]) await press(page, find);
      await expect(async () => expect(await textOf(translated)).toBe(await textOf(plain))).toPass();
      for (const page of [plain, translated]) await page.keyboard.press('Escape');
    }
  });
}
