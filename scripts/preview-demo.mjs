/**
 * `npm run preview:demo`: serves dist-demo at http://localhost:4173/demo/ as a plain file server does; `--port` and
 * `--path` choose another place.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './lib/ports.mjs';
import { root } from './lib/run.mjs';
import { serveFolder } from './lib/static.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, path: { type: 'string', default: '/demo/' } },
});
const folder = join(root, 'dist-demo');

if (existsSync(join(folder, 'index.html'))) {
  const path = `/${values.path}/`.replace(/\/+/g, '/');
  const { url } = await serveFolder(folder, await freePort(Number(values.port)), { path });
  console.log(`The demo: ${url}\nIts console: ${url}simulator/console/\nCtrl+C stops.`);
} else {
  console.error('There is no demo: npm run build:demo builds it.');
  process.exitCode = 1;
}
