/**
 * `npm run lint`: format, lint rules, import zones, React's rules, circles of imports, unused code and licences. `--fix`
 * repairs what can be repaired. `--only FILES` limits React's rules and the circles, which take longest, to these files.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bins, run } from '../tools/processes/run.mjs';
import { writeZones } from '../tools/project/zones.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false }, only: { type: 'boolean', default: false } },
});
const sources = values.only ? positionals : ['src', 'simulator', 'stories', '.storybook'];

writeZones();
/** All of these run and report independently, so that a developer sees all problems at once. */
const checks = [
  [bins.biome, ['check', '--error-on-warnings', ...(values.fix ? ['--write'] : []), '.']],
  // React's own rules of hooks, refs and effects, and no circles of imports, types included (.oxlintrc.json).
  ...(sources.length > 0 ? [[bins.oxlint, ['--quiet', ...sources]]] : []),
  // Exports, files and dependencies that nothing uses (knip.json).
  [bins.knip, ['--no-progress']],
  [fileURLToPath(new URL('licences.mjs', import.meta.url)), ['--quiet']],
];
let failed = false;
for (const [file, args] of checks) if ((await run(file, args)) !== 0) failed = true;
process.exitCode = failed ? 1 : 0;
