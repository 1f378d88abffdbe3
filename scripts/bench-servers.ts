import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import type { BenchRow } from './bench-simulator.ts';
import { load, median, openPage, slow } from './lib/benchPage.ts';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { findNginx, startNginx } from './lib/nginx.mjs';
import { root } from './lib/run.mjs';
import { signIn, startSimulator } from './lib/simulator.mjs';
import { password } from './lib/users.mjs';

const figures = '[role=group][aria-labelledby]:not([aria-busy])';
const runs = 5;

/**
 * Measures how long the first pages take from each server of `deploy/`: from serve.mjs by plain HTTP, and from nginx by
 * TLS and HTTP/2, as in production. Medians; the servers take turns, so that other load on the machine reaches both.
 */
export async function benchServers(): Promise<BenchRow[]> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const simulator = await startSimulator();
  const since = performance.now();
  const node = await serve({ dir: dist, port: 0, api: simulator.url });
  const started = performance.now() - since;
  const { missing } = findNginx();
  if (missing) console.warn(`No rows for nginx: there is no ${missing}.`);
  const nginx = missing ? undefined : await startNginx({ dir: dist, api: simulator.url });
  // The certificate of nginx is made on the spot.
  const args = [...chromiumFlags, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const servers = [{ name: 'serve.mjs', url: node.url }, ...(nginx ? [{ name: 'nginx', url: nginx.url }] : [])];
  const rows: BenchRow[] = [{ name: 'serve.mjs reads the build and listens', value: started, unit: 'ms', limit: 1000 }];
  try {
    const token = await signIn(simulator.url, 'operator', password);
    const pages = [
      { name: 'Login page ready, slow', path: '/login', ready: 'button[type=submit]', options: { profile: slow } },
      { name: "Dashboard's figures, slow", path: '/', ready: figures, options: { token, profile: slow } },
      { name: 'Login page ready', path: '/login', ready: 'button[type=submit]', options: {} },
      { name: "Dashboard's figures", path: '/', ready: figures, options: { token } },
    ];
    for (const { name, path, ready, options } of pages) {
      const times = servers.map((): number[] => []);
      for (let run = 0; run < runs; run++)
        for (const [index, server] of servers.entries()) {
          const page = await openPage(browser, options);
          times[index]?.push(await load(page, server.url + path, ready));
          await page.context().close();
        }
      for (const [index, server] of servers.entries())
        rows.push({ name: `${name}, from ${server.name}`, value: median(times[index] ?? []), unit: 'ms' });
    }
    return rows;
  } finally {
    await browser.close();
    await node.close();
    await nginx?.close();
    await simulator.stop();
  }
}
