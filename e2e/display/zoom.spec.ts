import type { Page } from '@playwright/test';
import { areas } from '../support/addresses.ts';
import { settled } from '../support/pages.ts';
import type { Problems } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

/** The areas whose pages have maps. */
const withMaps = ['parking'];

/** Serves the map's tiles, where there are maps: the browser keeps nothing in its cache for a page whose calls are served. */
const mayShowMap = async (area: string, page: Page, problems: Problems) => {
  if (withMaps.includes(area)) await mapTiles(page, problems);
};

/** What is lost of the page as it is in the window: texts that are cut, and what stays in place over most of it. */
const losses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A wide table scrolls from the frame on in which its layout was measured.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');

    /** Whether an element cuts its content without saying so: not where dots end it, nor what only a screen reader reads. */
    const cuts = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      return hides && textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && element.clientWidth > 1;
    };
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      // Maps and charts draw in a window of their own; a chart has a table, and a map a list.
      if (
        !text.textContent?.trim() ||
        text.parentElement?.closest('.leaflet-container, .highcharts-container, [data-part=bands]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width <= 1) continue;
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
        if (element.clientWidth <= 1 || getComputedStyle(element).webkitLineClamp !== 'none' || scrolls(element)) break;
        if (!cuts(element)) continue;
        const box = element.getBoundingClientRect();
        if (left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2) {
          found.push(`cut: ${text.textContent.trim().slice(0, 60)}`);
          break;
        }
      }
    }

    const covered = [...document.querySelectorAll('body *')]
      .filter((element) => /^(sticky|fixed)$/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => bottom > 0 && top < window.innerHeight && width > window.innerWidth / 2)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, window.innerHeight) - Math.max(top, 0), 0);
    if (covered > window.innerHeight / 2)
      found.push(`${Math.round(covered)} px of ${window.innerHeight} stay in place`);
    return found;
  });

test.use({ user: 'operator' });

/** Opens each address of an area, and collects what is lost at the top and at the end of its page. */
async function lossesOf(page: Page, addresses: readonly string[]) {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    const atTop = await losses(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const all = [...new Set([...atTop, ...(await losses(page))])];
    if (all.length > 0) found[address] = all;
  }
  return found;
}

test.describe('at 400 %', () => {
  // 1280 × 1024 px at four times their size (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 } });
  for (const [area, ofArea] of areas)
    test(`${area} loses nothing`, async ({ page, problems }) => {
      await mayShowMap(area, page, problems);
      // No request of hours waits in the simulator's usual data: the page says so.
      problems.tolerate(/radno-vrijeme-request/);
      expect(await lossesOf(page, ofArea)).toEqual({});
    });
});

test.describe('with text at 200 %', () => {
  test.use({ viewport: { width: 1280, height: 1024 } });
  for (const [area, ofArea] of areas)
    test(`${area} loses nothing`, async ({ page, problems }) => {
      await mayShowMap(area, page, problems);
      // No request of hours waits in the simulator's usual data: the page says so.
      problems.tolerate(/radno-vrijeme-request/);
      // As a setting of the browser it holds before anything is measured.
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () =>
          document.documentElement.style.setProperty('font-size', '200%'),
        ),
      );
      expect(await lossesOf(page, ofArea)).toEqual({});
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    });
});

test.describe('with forced colours', () => {
  for (const [area, [address = '/']] of areas)
    test(`${area} shows where the focus is`, async ({ page, problems }) => {
      await mayShowMap(area, page, problems);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(address);
      await settled(page);
      const unmarked: string[] = [];
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(async () => {
          // Every change of style takes a moment, also without motion.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          // A switch or a box is drawn beside its input, or around it.
          const drawn = [focused, focused.nextElementSibling, focused.parentElement].filter((part) => part !== null);
          const isMarked = drawn.some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(part);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
          });
          return isMarked ? undefined : focused.outerHTML.slice(0, 120);
        });
        if (name) unmarked.push(name);
      }
      expect(unmarked).toEqual([]);
    });
});
