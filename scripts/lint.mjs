/**
 * `npm run lint`: format, lint rules, import zones, React's rules, unused code and licences. `--fix`
 * repairs what can be repaired. `--only FILES` limits React's rules, which take longest, to these files.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bins, run } from './lib/run.mjs';
import { writeZones } from './zones.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false }, only: { type: 'boolean', default: false } },
});
const components = values.only ? positionals : ['src', 'simulator/console', 'stories', '.storybook'];

writeZones();
/** All of these run and report independently, so that a developer sees all problems at once. */
const checks = [
  [bins.biome, ['check', '--error-on-warnings', ...(values.fix ? ['--write'] : []), '.']],
  // React's own rules of hooks, refs and effects (.oxlintrc.json).
  ...(components.length > 0 ? [[bins.oxlint, ['--quiet', ...components]]] : []),
  // Exports, files and dependencies that nothing uses (knip.json).
  [bins.knip, ['--no-progress']],
  [fileURLToPath(new URL('licences.mjs', import.meta.url)), ['--quiet']],
];
let failed = false;
for (const [file, args] of checks) if ((await run(file, args)) !== 0) failed = true;
process.exitCode = failed ? 1 : 0;
