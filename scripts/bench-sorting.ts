import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BenchRow } from './bench-simulator.ts';
import { median, openPage } from './lib/benchPage.ts';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { freePort } from './lib/ports.mjs';
import { root } from './lib/run.mjs';
import { serveFolder } from './lib/static.mjs';
import { measureYardstick } from './lib/yardstick.mjs';

/** ms for sorting, on a machine whose yardstick takes one second. */
const limit = 42;

/** Measures sorting the story's table of 1,000 rows, from the press to the next painted frame. */
export async function benchSorting(): Promise<BenchRow[]> {
  const built = join(root, 'storybook-static');
  if (!existsSync(join(built, 'iframe.html'))) {
    console.warn('No row for sorting: there is no built Storybook (npm run build:storybook).');
    return [];
  }
  const server = await serveFolder(built, await freePort(4130));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const page = await openPage(browser, {});
  try {
    // The story without its play function.
    await page.goto(`${server.url}iframe.html?id=design-system-data-table--thousand-rows&viewMode=story`);
    await page.waitForSelector('tbody th[scope=row]', { state: 'attached' });
    await page.waitForTimeout(3000);
    const times: number[] = [];
    for (let run = 0; run < 7; run++) {
      times.push(
        await page.evaluate(
          (column) =>
            new Promise<number>((resolve) => {
              const button = document.querySelectorAll<HTMLElement>('thead th button')[column];
              const since = performance.now();
              button?.click();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
            }),
          run % 2,
        ),
      );
      await page.waitForTimeout(200);
    }
    return [
      { name: 'Sorting a table of 1,000 rows', value: median(times), unit: 'ms', limit: limit * measureYardstick() },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
