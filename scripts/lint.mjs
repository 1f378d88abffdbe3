/** `npm run lint`: format, lint rules, import zones and licences. `--fix` repairs what can be repaired. */

import { fileURLToPath } from 'node:url';
import { bins, run } from './lib/run.mjs';
import { writeZones } from './zones.mjs';

const fix = process.argv.includes('--fix');

writeZones();
/** Each of these reports on its own; all of them run, so that a developer sees everything at once. */
const checks = [
  [bins.biome, ['check', '--error-on-warnings', ...(fix ? ['--write'] : []), '.']],
  [fileURLToPath(new URL('licences.mjs', import.meta.url)), ['--quiet']],
];
let failed = false;
for (const [file, args] of checks) if ((await run(file, args)) !== 0) failed = true;
process.exitCode = failed ? 1 : 0;
