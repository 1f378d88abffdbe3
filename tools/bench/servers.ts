import { serve } from '../../deploy/serve.mjs';
import { findNginx, startNginx } from '../processes/nginx.mjs';
import { type BenchRow, dist, load, median, openPage, type Portal, slow, withPortals } from './kit.ts';

const figures = '[role=group][aria-labelledby]:not([aria-busy])';
const runs = 5;

/** The ms until the first pages are ready, by server; the servers take turns, so that other load reaches both. */
async function firstPages({ browser, token }: Portal, servers: Readonly<Record<string, string>>) {
  const rows: BenchRow[] = [];
  for (const [name, path, ready, options] of [
    ['Login page ready, slow', '/login', 'button[type=submit]', { profile: slow }],
    ["Dashboard's figures, slow", '/', figures, { token, profile: slow }],
    ['Login page ready', '/login', 'button[type=submit]', {}],
    ["Dashboard's figures", '/', figures, { token }],
  ] as const) {
    const times: Record<string, number[]> = {};
    for (let run = 0; run < runs; run++)
      for (const [server, url] of Object.entries(servers)) {
        const page = await openPage(browser, options);
        times[server] = [...(times[server] ?? []), await load(page, url + path, ready)];
        await page.context().close();
      }
    for (const [server, values] of Object.entries(times))
      rows.push({ name: `${name}, from ${server}`, value: median(values), unit: 'ms' });
  }
  return rows;
}

/**
 * Measures how long the first pages take from each server of `deploy/`: from serve.mjs by plain HTTP, and from nginx by
 * TLS and HTTP/2, as in production. Medians.
 */
export async function benchServers(): Promise<BenchRow[]> {
  const { missing } = findNginx();
  if (missing) console.warn(`No rows for nginx: there is no ${missing}.`);
  return withPortals(
    async (portal) => {
      const api = portal.simulator.url;
      const since = performance.now();
      const another = await serve({ dir: dist, port: 0, api });
      const started = performance.now() - since;
      await another.close();
      const nginx = missing ? undefined : await startNginx({ dir: dist, api });
      try {
        return [
          { name: 'serve.mjs reads the build and listens', value: started, unit: 'ms', limit: 1000 },
          ...(await firstPages(portal, { 'serve.mjs': portal.url, ...(nginx ? { nginx: nginx.url } : {}) })),
        ];
      } finally {
        await nginx?.close();
      }
    },
    // The certificate of nginx is made on the spot.
    { flags: ['--ignore-certificate-errors'] },
  );
}
