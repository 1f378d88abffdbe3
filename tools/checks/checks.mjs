import { join } from 'node:path';
import { findFirefox, findWebKit } from '../browsers/executables.mjs';
import { findNginx } from '../processes/nginx.mjs';
import { bins, root } from '../processes/run.mjs';
import { restUnitTag } from './depths.mjs';
import { build, endToEnd, named, results, stories, unitTests } from './results.mjs';
import { currentCommit, isOneOfSeveral } from './shard.mjs';
import { unitTestFiles } from './unitTestFiles.mjs';

/**
 * A kind of check: `npm test` and `npm run test:all` run them in the order of `checks`, and docs/testing.md has a row for
 * each.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} proves what of the product is right when it passes.
 * @property {string} runsIn
 * @property {string} short what `npm test` takes of it; empty: nothing.
 * @property {string} rest what `npm run test:all` takes besides; empty: nothing.
 * @property {string} yardsticks how long both take, in times of the yardstick; measured.
 * @property {(run: { depth: import('./depths.mjs').Depth, shard: string, file: string, strict: boolean }) => string[] | undefined} command
 *   a script and its arguments, or nothing where this part has no test; `file` is where its results go.
 * @property {string} [results] the name of the file with its results.
 * @property {(file: string) => import('./results.mjs').Counted} [count]
 * @property {(keys: object[], file: string, strict: boolean) => string[]} [again] the command that runs failed checks once more, alone.
 * @property {string} [needs] the check without which it cannot run.
 * @property {boolean} [beside] whether it runs together with the check before it, since one of them leaves a processor idle.
 * @property {boolean} [each] whether each machine of `--shard` needs it.
 * @property {boolean} [divides] whether the machines of `--shard` share it; otherwise one of them runs it.
 * @property {(depth: string) => boolean} [isTaken] `false` where another check proves the same.
 * @property {() => string | undefined} [missing] what it needs and is not installed.
 */

const script = (name) => join(root, 'scripts', name);
const json = (file) => join(results, file);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const titlesOf = (keys) => keys.flatMap(({ title }) => (title ? [escaped(title)] : [])).join('|');

const vitest = (file, ...args) => [
  ...[bins.vitest, 'run', ...args],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${json(file)}`],
];

/** A number that follows from the commit: a failure can be repeated, and the next commit has another order. */
const seed = Number.parseInt(currentCommit(root).slice(0, 7), 16) || 0;
const seedOf = (order) => String((seed + order) % 1_000_000_000);

/** A run of scripts/stories.mjs, and how its failures run again: with the same options. */
const storiesRun = (options) => ({
  command: ({ depth, shard, file, strict }) => [
    ...[script('stories.mjs'), '--depth', depth, '--shard', shard, '--results', json(file), ...options],
    ...(strict ? ['--strict'] : []),
  ],
  again: (keys, file, strict) => [
    ...[script('stories.mjs'), '--alone', '--results', json(file), ...options],
    ...(strict ? ['--strict'] : []),
    ...keys.flatMap(({ id }) => ['--story', id]),
  ],
  count: stories,
  needs: 'Storybook build',
  divides: true,
});

const endToEndRun = (config) => ({
  command: ({ shard }) => [
    ...[bins.playwright, 'test', '-c', `e2e/${config}`, `--shard=${shard}`],
    ...(isOneOfSeveral(shard) ? ['--pass-with-no-tests'] : []),
  ],
  again: (keys) => [
    ...[bins.playwright, 'test', '-c', `e2e/${config}`],
    ...new Set(keys.map(({ path, line }) => `e2e/${path}:${line}`)),
    ...['--grep', titlesOf(keys), '--workers', '1', '--trace', 'on', '--output', json('again')],
  ],
  count: endToEnd,
  needs: 'Production build',
  divides: true,
});

const missingOfNginx = () => findNginx().missing;

/** The cases of the table of resilience that one run of `npm run test:all` takes; another commit takes others. */
const resilienceCases = 450;

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'Format and lint',
    proves: 'format, lint rules, import zones, rules of React, no unused code, licences',
    runsIn: 'Node',
    short: 'all',
    rest: '',
    yardsticks: '4',
    command: () => [script('lint.mjs')],
  },
  {
    name: 'Types',
    proves: 'TypeScript accepts all files',
    runsIn: 'Node',
    short: 'all',
    rest: '',
    yardsticks: '5, beside lint',
    command: () => [bins.tsc, '-p', '.'],
    beside: true,
  },
  {
    name: 'Production build',
    proves: 'the portal can be built',
    runsIn: 'Node',
    short: 'all',
    rest: 'again, where it is not the same run',
    yardsticks: '8',
    command: () => [bins.vite, 'build', '--logLevel', 'warn'],
    each: true,
  },
  {
    name: 'Storybook build',
    proves: 'Storybook can be built',
    runsIn: 'Node',
    short: 'all',
    rest: 'again, where it is not the same run',
    yardsticks: 'beside the build',
    command: () => [
      ...[bins.storybook, 'build', '--test', '--quiet', '--disable-telemetry', '--loglevel', 'warn'],
      ...['-o', 'storybook-static'],
    ],
    beside: true,
    each: true,
  },
  {
    name: 'Unit tests',
    proves: 'rules without a browser: figures, contract, simulator, approvals, tools',
    runsIn: 'Node, happy-dom',
    short: `files without the tag \`${restUnitTag}\``,
    rest: 'files with it: servers and commands that are started and killed',
    yardsticks: '20 · 35',
    results: 'unit.json',
    command: ({ depth, shard, file }) => (unitTestFiles(depth, shard).length > 0 ? vitest(file) : undefined),
    again: (keys, file) =>
      vitest(
        file,
        ...new Set(keys.map(({ path }) => path)),
        '--no-file-parallelism',
        ...(keys.every(({ title }) => title) ? ['--testNamePattern', titlesOf(keys)] : []),
      ),
    count: unitTests,
    divides: true,
  },
  {
    name: 'What the build holds and weighs',
    proves: 'no simulator in production, sizes of what is loaded, APIs that browsers have',
    runsIn: 'Node',
    short: 'all',
    rest: '',
    yardsticks: '15, beside unit tests',
    results: 'check-build.json',
    command: () => [script('check-build.mjs')],
    count: build,
    needs: 'Production build',
    beside: true,
  },
  {
    name: 'Stories',
    proves:
      'each screen in each state renders, does what its story plays, is accessible (axe), can be translated, looks as before',
    runsIn: 'Chromium',
    short: 'stories without the tag of a variant',
    rest: 'variants: phone, tablet, dark, English, refetching, long words',
    yardsticks: '115 · 90',
    results: 'stories.json',
    ...storiesRun([]),
  },
  {
    name: 'End to end',
    proves: 'the built portal works over HTTP, served by deploy/serve.mjs',
    runsIn: 'Chromium',
    short: 'tests with a tag `@job`, `@money`, `@data` or `@access`, where there is no nginx',
    rest: 'all tests',
    yardsticks: '50 · 150',
    results: 'e2e.json',
    ...endToEndRun('playwright.config.mjs'),
    isTaken: (depth) => depth !== 'short' || missingOfNginx() !== '',
  },
  {
    name: 'End to end through nginx',
    proves: 'the built portal works over HTTPS, served by nginx with our configuration',
    runsIn: 'Chromium, nginx',
    short: 'tests with a tag `@job`, `@money`, `@data` or `@access`, where there is nginx',
    rest: 'tests with the tag `@server`',
    yardsticks: '50 · 12',
    results: 'e2e-nginx.json',
    ...endToEndRun('nginx.config.mjs'),
    // Without nginx, `npm test` takes the same tests through serve.mjs.
    isTaken: (depth) => depth !== 'short' || missingOfNginx() === '',
    missing: () =>
      missingOfNginx() && `${missingOfNginx()}; on Debian and Ubuntu npm run test:all -- --install-browser installs it`,
  },
  {
    name: 'Stories in English and dark',
    proves: 'each story passes in the other language and theme, in a random order',
    runsIn: 'Chromium',
    short: '',
    rest: 'all stories, without their images',
    yardsticks: '250',
    results: 'stories-english-dark.json',
    ...storiesRun(['--depth', 'all', '--globals', 'language:en,theme:dark', '--shuffle', seedOf(1)]),
  },
  ...['second', 'third'].map((order, at) => ({
    name: `Stories in a ${order} random order`,
    proves: 'no story depends on the one before it',
    runsIn: 'Chromium',
    short: '',
    rest: 'stories without the tag of a variant; what they play alone',
    yardsticks: '120',
    results: `stories-${order}-order.json`,
    ...storiesRun(['--depth', 'short', '--plays-only', '--shuffle', seedOf(at + 2)]),
  })),
  {
    name: 'Screens without static styles',
    proves: 'styles compiled by the build look like those that Chakra makes in the browser',
    runsIn: 'Chromium',
    short: '',
    rest: 'a story of each screen',
    yardsticks: '12',
    results: 'stories-without-static-styles.json',
    command: ({ strict }) => [join(root, 'tools/static-styles/check-without.mjs'), ...(strict ? ['--strict'] : [])],
    count: stories,
  },
  {
    name: 'Table of resilience',
    proves: 'a fault of a call is said where it belongs, loses nothing, writes once',
    runsIn: 'Chromium',
    short: '',
    rest: `${resilienceCases} of the cases, others with another commit; npm run resilience takes all`,
    yardsticks: '60',
    results: 'resilience.json',
    command: ({ shard }) => [
      ...[bins.tsx, script('resilience.ts'), '--sample', String(resilienceCases)],
      ...['--from', seedOf(0), '--shard', shard],
    ],
    count: named,
    needs: 'Production build',
    divides: true,
  },
  {
    name: 'Flows in Firefox',
    proves: 'ten flows of the built portal',
    runsIn: 'Firefox',
    short: '',
    rest: 'all',
    yardsticks: '10',
    results: 'firefox.json',
    command: () => [bins.tsx, script('firefox.ts')],
    count: named,
    needs: 'Production build',
    missing: () => (findFirefox() ? '' : 'Firefox (FIREFOX_PATH names one)'),
  },
  {
    name: 'Flows in WebKit',
    proves: 'ten flows of the built portal',
    runsIn: 'WebKitGTK',
    short: '',
    rest: 'all',
    yardsticks: '10',
    results: 'webkit.json',
    command: () => [bins.tsx, script('webkit.ts')],
    count: named,
    needs: 'Production build',
    missing: () => (findWebKit() ? '' : 'WebKit (docs/browsers.md)'),
  },
];
