/**
 * `npm run build:demo`: builds the demo into dist-demo, a folder that any file server hosts under any path
 * (docs/simulator.md, "A demo to send"). `--out DIR` names another folder.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDemo } from './lib/buildDemo.mjs';
import { root } from './lib/run.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist-demo') } } });

try {
  await buildDemo(values.out);
  console.log(`The demo is in ${relative(process.cwd(), values.out) || '.'}; npm run preview:demo shows it.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
