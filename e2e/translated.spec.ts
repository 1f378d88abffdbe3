import type { Page } from '@playwright/test';
import { translatePage } from '../stories/support/translator.ts';
import { areas } from './support/addresses.ts';
import { settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { mapTiles } from './support/tiles.ts';

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
  (page) => page.locator('main button[aria-haspopup]'),
  (page) => page.locator('main nav a'),
];

/** The text of the page as it is seen. */
// biome-ignore lint/performance/useDomNodeTextContent: as it is seen, without what is hidden.
const textOf = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());

/** Uses a screen; returns its text after each step. */
async function textsOfUse(page: Page, address: string, beforeStep: () => Promise<unknown>) {
  await page.goto(address);
  await settled(page);
  const texts: string[] = [];
  for (const find of uses) {
    await beforeStep();
    const part = find(page).first();
    if (!(await part.isVisible()) || !(await part.isEnabled())) continue;
    // A native radio is hidden below its label.
    await part.click({ force: true });
    await settled(page);
    texts.push(await textOf(page));
    await page.keyboard.press('Escape');
  }
  return texts;
}

for (const [area, addresses] of areas) {
  test(`${area}: a translated page shows what another one shows, whatever is pressed`, async ({ page, problems }) => {
    test.slow();
    await mapTiles(page, problems);
    // The default scenario has no request.
    problems.tolerate(/radno-vrijeme-request/);
    for (const address of addresses) {
      const plain = await textsOfUse(page, address, async () => undefined);
      const translated = await textsOfUse(page, address, () => page.evaluate(translatePage));
      expect(translated, address).toEqual(plain);
    }
  });
}
