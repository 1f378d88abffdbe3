/**
 * `npm run check`: checks what the changes of the working tree affect, within minutes: format, lint and types of the
 * whole project, and the unit tests and stories that import a changed file, directly or through other modules. Of many
 * stories the nearest are checked; `npm test` checks all. `--since REF` also counts the commits since REF as changes,
 * `--all` checks every affected story.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, filesReached, nearestStories } from '../tools/checks/changes.mjs';
import { bins, root, run } from '../tools/processes/run.mjs';

const { values } = parseArgs({
  options: { since: { type: 'string', default: 'HEAD' }, all: { type: 'boolean', default: false } },
});

/** The most stories to check, which take about a minute and a half. */
const mostStories = 100;
/** Tests that read files instead of importing them. */
const readingTests = ['behaviour', 'projectLayout', 'texts'].map((name) => `tools/project/${name}.test.ts`);
/** Files that no module imports, and that affect everything. */
const isForAll = (path) => /^(package(-lock)?\.json|(vite|vitest)\.config\.ts|tsconfig\.json)$/.test(path);
const isTest = (path) => /\.test\.(tsx?|mjs)$/.test(path);
/** Whether React's rules and the circles of imports are checked in a file. */
const isLinted = (path) => /^(src|simulator|stories|\.storybook)\/.*\.tsx?$/.test(path) && existsSync(join(root, path));

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(0)} s`;
const began = performance.now();
const failed = [];

async function part(name, file, args) {
  const from = performance.now();
  console.log(`\n━━ ${name}\n`);
  const code = await run(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(from)})`);
  if (code !== 0) failed.push(name);
}

async function main() {
  const changed = changedFiles(values.since);
  if (changed.length === 0) {
    console.log('Nothing is changed: --since REF takes the commits since REF, npm test checks everything.');
    return;
  }
  const files = filesReached(changed);
  const concernsAll = changed.some(isForAll);
  const tests = [...files.filter(isTest), ...readingTests];
  const { taken, stories, more } = nearestStories(files, values.all ? Number.POSITIVE_INFINITY : mostStories);
  console.log(`${changed.length} files are changed; they reach ${files.length} modules.`);

  await part('Format and lint', join(root, 'scripts/lint.mjs'), ['--only', ...changed.filter(isLinted)]);
  await part('Types', bins.tsc, ['-p', '.']);
  await part(concernsAll ? 'All unit tests' : `Unit tests in ${tests.length} files`, bins.vitest, [
    'run',
    '--reporter=dot',
    ...(concernsAll ? [] : tests),
  ]);
  if (taken.length > 0)
    await part(`${stories} stories in ${taken.length} files`, join(root, 'scripts/stories.mjs'), [
      '--build',
      ...['--dir', join(root, '.cache/storybook')],
      ...taken.flatMap((path) => ['--file', path]),
    ]);

  console.log(`\n${failed.length === 0 ? '✓ All passed' : `✗ Failed: ${failed.join(', ')}`} (${seconds(began)})`);
  if (more > 0)
    console.log(`${more} more stories are reached from farther away: --all checks them, and so does npm test.`);
  if (concernsAll) console.log('A file that concerns everything is changed: npm test checks the rest.');
}

await main();
process.exitCode = failed.length > 0 ? 1 : 0;
