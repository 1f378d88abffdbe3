/**
 * `npm run build:demo`: builds the demo into dist-demo, a folder that any file server hosts under any path
 * (docs/simulator.md, "A demo to send"). `--out DIR` names another folder. `--serve` then serves it at
 * http://localhost:4173/demo/ as a plain file server does; `--port` and `--path` choose another place.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDemo } from '../tools/build/buildDemo.mjs';
import { freePort } from '../tools/processes/ports.mjs';
import { root } from '../tools/processes/run.mjs';
import { serveFolder } from '../tools/processes/static.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist-demo') },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
    path: { type: 'string', default: '/demo/' },
  },
});

try {
  await buildDemo(values.out);
  console.log(`The demo is in ${relative(process.cwd(), values.out) || '.'}.`);
  if (values.serve) {
    const path = `/${values.path}/`.replace(/\/+/g, '/');
    const { url } = await serveFolder(values.out, await freePort(Number(values.port)), { path });
    console.log(`The demo: ${url}\nIts console: ${url}simulator/console/\nCtrl+C stops.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
