import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDemo } from '../build/buildDemo.mjs';
import { freePort } from '../processes/ports.mjs';
import { serveFolder } from '../processes/static.mjs';
import { type BenchRow, median, withBrowser } from './kit.ts';

const runs = 5;

/**
 * Measures how long the built demo takes from its bundle to its first response, in a fresh browser each time, by the
 * marks of `simulator/browser.ts`.
 */
export async function benchDemo(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-demo-'));
  await buildDemo(folder);
  const site = await serveFolder(folder, await freePort(4160), { path: '/demo/' });
  try {
    const times = await withBrowser(async (browser) => {
      const measured: number[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
        await page.goto(site.url);
        await page.locator('button[type=submit]').waitFor();
        measured.push(
          await page.evaluate(() => {
            const [from, to] = ['demo-bundle', 'demo-ready'].map((name) => performance.getEntriesByName(name)[0]);
            return (to?.startTime ?? Number.NaN) - (from?.startTime ?? Number.NaN);
          }),
        );
        await page.close();
      }
      return measured;
    });
    return [{ name: 'demo: ready after its bundle, median', value: median(times), unit: 'ms', limit: 500 }];
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
