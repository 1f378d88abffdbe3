/**
 * `npm test`: checks everything, part by part, and prints at the end the names of what failed and one line with the
 * sum. A part that cannot run because of another counts as failed. Needs Node and npm only: set-up installs the rest, a
 * browser by administrator's rights only after a question or with `--install-browser`. `--shard 2/3` checks the second
 * third of stories and end-to-end tests, so that three machines share them; the first part checks all else too.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findFirefox } from './lib/firefox.mjs';
import { findNginx } from './lib/nginx.mjs';
import { currentCommit, partOfCommit } from './lib/rotation.mjs';
import { bins, root, run } from './lib/run.mjs';
import { parseShard } from './lib/shard.mjs';
import { installBrowserFlag, setup } from './setup.mjs';

const { values } = parseArgs({
  options: { shard: { type: 'string', default: '1/1' }, [installBrowserFlag.replace(/^--/, '')]: { type: 'boolean' } },
});
const shard = parseShard(values.shard);
if (!shard) {
  console.error(`--shard takes a part and how many there are, such as 2/3, not ${values.shard}.`);
  process.exit(1);
}
const results = join(root, 'test-results');
const script = (name) => join(root, 'scripts', name);
const read = (name) => JSON.parse(readFileSync(join(results, name), 'utf8'));

/** The beginning of a test's message, for the list at the end: without colours, in one line of at most 400 characters. */
const beginningOf = (text = '') => stripVTControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, 400);

/** What of nginx is not installed; empty when all is. Set-up may install it, so it is asked when a part starts. */
const missingOfNginx = () => findNginx().missing;

/** The results of the stories in another language and theme. */
const otherStories = 'stories-english-dark.json';

/** The minutes after which CI, which stops after 60, begins with no sample. */
const samplesUntil = 45;

/** Why there is no time for a sample; undefined when there is. */
const noTimeForSamples = () =>
  process.env.CI && performance.now() - began > samplesUntil * 60_000
    ? `the other parts took more than ${samplesUntil} minutes, and CI stops after 60`
    : undefined;

/** A part that only passes or fails. */
const whole = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

function unitTests() {
  const { numPassedTests, numFailedTests, testResults } = read('unit.json');
  // A test file that cannot be loaded has no failed tests.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const names = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${beginningOf(failureMessages[0])}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    names: [...names, ...broken.map(({ name, message }) => `${relative(root, name)}: ${beginningOf(message)}`)],
  };
}

function build() {
  const { passed, failed, results: checks } = read('check-build.json');
  const names = checks
    .filter(({ problems }) => problems.length > 0)
    .map(({ name, problems }) => `${name}: ${beginningOf(problems.join(', '))}`);
  return { passed, failed, names };
}

function stories(file = 'stories.json') {
  const { passed, failures } = read(file);
  const names = failures.map(({ story, message }) => `${story}: ${beginningOf(message)}`);
  return { passed, failed: failures.length, names };
}

function endToEnd(file = 'e2e.json') {
  const { stats, suites } = read(file);
  const isFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  const firstError = ({ tests }) => tests.flatMap((test) => test.results).find(({ error }) => error)?.error.message;
  const testsOf = (suite) => [
    ...(suite.specs ?? [])
      .filter(isFailed)
      .map((spec) => `${spec.file}:${spec.line} ${spec.title}: ${beginningOf(firstError(spec))}`),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  const { expected, unexpected, flaky } = stats;
  return { passed: expected, failed: unexpected + flaky, names: suites.flatMap(testsOf) };
}

/**
 * The parts in order; `needs` names the part that another requires, `skip` returns why a part cannot run here, `beside`
 * starts a part together with the one before it, since one of them leaves a processor idle. `env` returns variables for the
 * part. `each`: every machine of `--shard` runs it, each with nginx or none of them; the first one runs the others.
 */
const allParts = [
  { name: 'Format and lint', run: [script('lint.mjs')] },
  { name: 'Types', run: [bins.tsc, '-p', '.'], beside: true },
  { name: 'Production build', run: [bins.vite, 'build', '--logLevel', 'warn'], each: true },
  {
    name: 'Storybook build',
    run: [
      bins.storybook,
      'build',
      '--test',
      '--quiet',
      '--disable-telemetry',
      '--loglevel',
      'warn',
      '-o',
      'storybook-static',
    ],
    beside: true,
    each: true,
  },
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
  {
    name: 'What the build holds and weighs',
    run: [script('check-build.mjs')],
    count: build,
    needs: 'Production build',
    beside: true,
  },
  ...(findFirefox()
    ? [
        {
          name: 'Flows in Firefox',
          run: [bins.tsx, join(root, 'scripts/firefox.ts')],
          count: () => read('firefox.json'),
          needs: 'Production build',
          beside: true,
        },
      ]
    : []),
  {
    name: 'Stories',
    run: [script('stories.mjs'), '--shard', values.shard],
    count: () => stories(),
    needs: 'Storybook build',
    each: true,
  },
  {
    name: 'Screens without static styles',
    run: [join(root, 'tools/static-styles/check-without.mjs')],
    count: () => stories('stories-without-static-styles.json'),
  },
  {
    name: 'End to end',
    run: [bins.playwright, 'test', '-c', 'e2e/playwright.config.mjs', `--shard=${values.shard}`],
    // What runs through nginx is not run twice (e2e/throughNginx.mjs).
    env: () => (missingOfNginx() ? {} : { E2E_LEAVE_OUT_NGINX: '1' }),
    count: () => endToEnd(),
    needs: 'Production build',
    each: true,
  },
  {
    name: 'End to end through nginx',
    run: [bins.playwright, 'test', '-c', 'e2e/nginx.config.mjs', `--shard=${values.shard}`],
    count: () => endToEnd('e2e-nginx.json'),
    needs: 'Production build',
    each: true,
    skip: () => {
      const missing = missingOfNginx();
      return missing && `there is no ${missing}; on Debian and Ubuntu npm test -- --install-browser installs it`;
    },
  },
  // The samples come last, so that CI on a slow machine leaves out these and nothing else.
  {
    name: 'Sample of the table of resilience',
    run: [bins.tsx, join(root, 'scripts/resilience.ts'), '--sample', '200'],
    count: () => read('resilience.json'),
    needs: 'Production build',
    skip: noTimeForSamples,
  },
  // All stories would take as long as in Croatian: CI takes a fifth, another one with another commit.
  ...(process.env.CI
    ? [
        {
          name: 'Stories in English and dark',
          run: [
            script('stories.mjs'),
            ...['--globals', 'language:en,theme:dark', '--shard', partOfCommit(currentCommit(root), 5)],
            ...['--results', join(results, otherStories)],
          ],
          count: () => stories(otherStories),
          needs: 'Storybook build',
          skip: noTimeForSamples,
        },
      ]
    : []),
];
const parts = allParts.filter(({ each }) => each || shard.part === 1);

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(0)} s`;
const done = new Map();

async function result({ run: [file, ...args], env, count, needs, skip }, print, isAlone) {
  if (needs && done.get(needs)?.failed > 0) {
    print(`Not run: ${needs} failed.\n`);
    return { passed: 0, failed: 1 };
  }
  const reason = skip?.();
  if (reason) {
    print(`Skipped: ${reason}.\n`);
    return { passed: 0, failed: 0, skipped: reason };
  }
  const code = await run(file, args, {
    env: { ...process.env, ...env?.() },
    ...(isAlone ? { stdio: ['ignore', 'inherit', 'inherit'] } : { onOutput: print }),
  });
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

/** Runs a part, and passes a headline, its output and the result to `print`. Alone, its output keeps its colours. */
async function runPart(part, print, isAlone) {
  const from = performance.now();
  print(`\n━━ ${part.name} ${'━'.repeat(Math.max(2, 70 - part.name.length))}\n\n`);
  const { passed, failed, names, skipped } = await result(part, print, isAlone);
  done.set(part.name, { passed, failed, names, skipped, time: seconds(from) });
  print(`\n${failed === 0 ? '✓' : '✗'} ${part.name}: ${passed} passed, ${failed} failed (${seconds(from)})\n`);
}

const write = (text) => process.stdout.write(text);
for (let at = 0; at < parts.length; at++) {
  const running = [runPart(parts[at], write, !parts[at + 1]?.beside)];
  while (parts[at + 1]?.beside) {
    let output = '';
    const print = (text) => (output += text);
    running.push(runPart(parts[++at], print, false).then(() => () => write(output)));
  }
  // The outputs follow one another.
  for (const show of await Promise.all(running)) show?.();
}

console.log(`\n━━ All parts, ${seconds(began)} ${'━'.repeat(50)}\n`);
const sum = { passed: 0, failed: 0 };
for (const { name } of parts) {
  const { passed, failed, names = [], skipped, time } = done.get(name);
  sum.passed += passed;
  sum.failed += failed;
  const text = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(34)} ${text} ${time.padStart(7)}`);
  if (skipped) console.log(`    Skipped: ${skipped}`);
  // The list of failures is printed last, because only the end of a long output may be visible.
  for (const text of names) console.log(`    ${text}`);
}
if (sum.failed > 0 && existsSync(results))
  console.log('\nSnapshots that differ and traces of failed end-to-end tests are in test-results/.');
if (!findFirefox()) console.log('\nLeft out: the flows in Firefox, which is not installed (FIREFOX_PATH names one).');
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
