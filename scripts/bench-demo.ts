import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BenchRow } from './bench-simulator.ts';
import { median } from './lib/benchPage.ts';
import { buildDemo } from './lib/buildDemo.mjs';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { freePort } from './lib/ports.mjs';
import { serveFolder } from './lib/static.mjs';

const runs = 5;

/**
 * Measures how long the built demo takes from its bundle to its first response, in a fresh browser each time, by the
 * marks of `simulator/browser.ts`.
 */
export async function benchDemo(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-demo-'));
  await buildDemo(folder);
  const site = await serveFolder(folder, await freePort(4160), { path: '/demo/' });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      await page.goto(site.url);
      await page.locator('button[type=submit]').waitFor();
      times.push(
        await page.evaluate(() => {
          const [from, to] = ['demo-bundle', 'demo-ready'].map((name) => performance.getEntriesByName(name)[0]);
          return (to?.startTime ?? Number.NaN) - (from?.startTime ?? Number.NaN);
        }),
      );
      await context.close();
    }
    return [{ name: 'demo: ready after its bundle, median', value: median(times), unit: 'ms', limit: 500 }];
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
