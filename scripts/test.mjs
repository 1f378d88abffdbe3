/**
 * `npm test`: checks everything, part by part, and prints at the end the names of what failed and one line with the sum.
 * A part that cannot run because of another counts as failed. Needs Node and npm only: set-up installs the rest, a browser
 * by administrator's rights only after a question or with `--install-browser`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bins, root, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

const results = join(root, 'test-results');
const script = (name) => join(root, 'scripts', name);
const read = (name) => JSON.parse(readFileSync(join(results, name), 'utf8'));

/** The first line of a test's message, for the list at the end. */
const firstLine = (text) => text.trim().split('\n')[0].slice(0, 300);

/** A part that only passes or fails. */
const whole = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

function unitTests() {
  const { numPassedTests, numFailedTests, testResults } = read('unit.json');
  // A file that cannot even be loaded has no test that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const names = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    names: [...names, ...broken.map(({ name }) => relative(root, name))],
  };
}

function stories(file = 'stories.json') {
  const { passed, failures } = read(file);
  const names = failures.map(({ story, message }) => `${story}: ${firstLine(message)}`);
  return { passed, failed: failures.length, names };
}

function endToEnd() {
  const { stats, suites } = read('e2e.json');
  const isFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  const testsOf = (suite) => [
    ...(suite.specs ?? []).filter(isFailed).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  const { expected, unexpected, flaky } = stats;
  return { passed: expected, failed: unexpected + flaky, names: suites.flatMap(testsOf) };
}

/** In order; `needs` names the part without which one cannot run. */
const parts = [
  { name: 'Format and lint', run: [script('lint.mjs')] },
  { name: 'Types', run: [bins.tsc, '-p', '.'] },
  {
    name: 'Unit tests',
    run: [
      bins.vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ],
    count: unitTests,
  },
  { name: 'Production build', run: [bins.vite, 'build', '--logLevel', 'warn'] },
  {
    name: 'What the build holds and weighs',
    run: [script('check-build.mjs')],
    count: () => read('check-build.json'),
    needs: 'Production build',
  },
  {
    name: 'Storybook build',
    run: [bins.storybook, 'build', '--quiet', '--disable-telemetry', '--loglevel', 'warn', '-o', 'storybook-static'],
  },
  { name: 'Stories', run: [script('stories.mjs')], count: () => stories(), needs: 'Storybook build' },
  {
    name: 'Screens without static styles',
    run: [join(root, 'tools/static-styles/check-without.mjs')],
    count: () => stories('stories-without-static-styles.json'),
  },
  {
    name: 'End to end',
    run: [bins.playwright, 'test', '-c', 'e2e/playwright.config.mjs'],
    count: endToEnd,
    needs: 'Production build',
  },
];

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(0)} s`;
const done = new Map();

async function runPart({ name, run: [file, ...args], count, needs }) {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(2, 70 - name.length))}\n`);
  if (needs && done.get(needs)?.failed > 0) {
    console.log(`Not run: ${needs} failed.`);
    return { passed: 0, failed: 1 };
  }
  const code = await run(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  let counted = whole(code);
  try {
    if (count) counted = count();
  } catch {
    // The part ended before it could write its results.
  }
  const { passed, failed, names = [] } = counted;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, names };
}

try {
  await setup();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
const began = performance.now();
for (const part of parts) {
  const from = performance.now();
  const { passed, failed, names } = await runPart(part);
  done.set(part.name, { passed, failed, names, time: seconds(from) });
  console.log(`\n${failed === 0 ? '✓' : '✗'} ${part.name}: ${passed} passed, ${failed} failed (${seconds(from)})`);
}

console.log(`\n━━ All parts, ${seconds(began)} ${'━'.repeat(50)}\n`);
const sum = { passed: 0, failed: 0 };
for (const [name, { passed, failed, names = [], time }] of done) {
  sum.passed += passed;
  sum.failed += failed;
  const text = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(34)} ${text} ${time.padStart(7)}`);
  // The end of a long output, often all that is seen of it, names what failed.
  for (const text of names) console.log(`    ${text}`);
}
if (sum.failed > 0 && existsSync(results))
  console.log('\nSnapshots that differ and traces of failed end-to-end tests are in test-results/.');
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
