import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { actionCases } from '../e2e/resilience/actionCases.ts';
import { type Case, calls, isBroken, patience } from '../e2e/resilience/case.ts';
import { type Lane, startLane } from '../e2e/resilience/lane.ts';
import { prepareContext } from '../e2e/resilience/page.ts';
import { readCases } from '../e2e/resilience/readCases.ts';
import { sampleOf } from '../e2e/resilience/sample.ts';
import { type Result, tableOf } from '../e2e/resilience/table.ts';
import { isNamed, uncalled } from '../e2e/resilience/uncalled.ts';
import { writeCases } from '../e2e/resilience/writeCases.ts';
import { chromiumFlags, requireFastChromium } from '../tools/browsers/chromium.mjs';
import { parseShard, shardOf } from '../tools/checks/shard.mjs';
import { root } from '../tools/processes/run.mjs';

/**
 * `npm run resilience [words …]`: takes every call of every screen, and every write, through every fault, in the built
 * portal, and writes docs/resilience.md. Words choose cases by screen, call and fault: the parts of a run, after whose
 * last the table is written; `--table` writes it before, with how many are missing. `--sample N` chooses so many cases,
 * others with another `--from M`; `--shard 2/3` takes the second third. Fails when a case fails or a call has no case.
 */
const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    from: { type: 'string', default: '0' },
    shard: { type: 'string', default: '1/1' },
    lanes: { type: 'string', default: '4' },
    times: { type: 'boolean' },
    table: { type: 'boolean' },
  },
  allowPositionals: true,
});

if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no build: run npm run build.');

const nameOf = ({ isWrite, screen, call, fault }: Omit<Case, 'run'>) =>
  `${isWrite ? 'write' : 'read'} · ${screen} · ${call} · ${fault}`;

/** The results of the runs of parts. */
const resultsFile = join(root, 'test-results/resilience-cases.json');
const readEarlier = (): Result[] =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Result[]) : [];
mkdirSync(join(root, 'test-results'), { recursive: true });

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'hr-HR',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await prepareContext(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  // The question of the browser before unsent input is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return page;
}

const since = performance.now();
const seconds = () => ((performance.now() - since) / 1000).toFixed(0);
// No map's tiles. Not by a route: for that, Playwright turns the browser's cache off, and every page is loaded over again.
const ownServersOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({
  executablePath: requireFastChromium(),
  args: [...chromiumFlags, ownServersOnly],
});
const lanes: Lane[] = [];
const results: Result[] = [];
const without: string[] = [];
try {
  for (let lane = 0; lane < Number(values.lanes); lane++) lanes.push(await startLane());
  const opened = await Promise.all(lanes.map(async (lane) => ({ lane, page: await openPage(browser) })));
  const all = [...(await readCases(opened)), ...actionCases(), ...writeCases()];
  for (const { name } of calls) {
    const isCovered = all.some(({ call }) => call === name);
    if (!isCovered && (!uncalled[name] || isNamed(name))) without.push(name);
  }
  const shard = parseShard(values.shard);
  if (!shard) throw new Error(`--shard takes a part and how many there are, such as 2/3, not ${values.shard}.`);
  const chosen = shardOf(
    shard,
    values.sample
      ? sampleOf(all, Number(values.sample), Number(values.from))
      : all.filter((each) => positionals.every((word) => nameOf(each).includes(word))),
  );
  console.log(`${chosen.length} of ${all.length} cases (${seconds()} s)`);
  let next = 0;
  await Promise.all(
    opened.map(async (lane) => {
      for (let each = chosen[next++]; each; each = chosen[next++]) {
        const began = performance.now();
        const { run, ...about } = each;
        let result: Result = { ...about, says: '', problem: undefined };
        try {
          result = { ...result, says: await run(lane.lane, lane.page) };
        } catch (error) {
          const problem = error instanceof Error ? (error.message.split('\n')[0] as string) : String(error);
          result = { ...result, problem: isBroken(error) ? problem : `cannot be tried: ${problem}` };
          // What was open when it failed does not affect the next case.
          await lane.page.context().close();
          lane.page = await openPage(browser);
        }
        results.push(result);
        if (result.problem) console.log(`✗ ${nameOf(each)} (${each.language}): ${result.problem}`);
        if (values.times) console.log(`${(performance.now() - began).toFixed(0)} ms ${nameOf(each)}`);
        if (results.length % 100 === 0) console.log(`… ${results.length} of ${chosen.length} (${seconds()} s)`);
      }
    }),
  );
  // A part at a time is enough for the table: its last results are kept until each case has one.
  const merged = new Map([...readEarlier(), ...results].map((result) => [nameOf(result), result]));
  writeFileSync(resultsFile, JSON.stringify([...merged.values()]));
  const inOrder = all.flatMap((each) => merged.get(nameOf(each)) ?? []);
  if (inOrder.length === all.length || values.table)
    writeFileSync(join(root, 'docs/resilience.md'), tableOf(inOrder, all.length));
  else console.log(`docs/resilience.md stays as it is: ${all.length - inOrder.length} cases have not been run`);
} finally {
  await browser.close();
  await Promise.all(lanes.map((lane) => lane.close()));
}

const failures = [
  ...without.map((name) => `${name}: no case`),
  ...results
    .filter(({ problem }) => problem)
    .map(({ screen, call, fault, problem }) => `${screen} · ${call} · ${fault}: ${problem}`),
];
const passed = results.filter(({ problem }) => !problem).length;
writeFileSync(
  join(root, 'test-results/resilience.json'),
  JSON.stringify({ passed, failed: failures.length, names: failures }),
);
if (without.length > 0) console.log(`Calls without a case: ${without.join(', ')}`);
console.log(`${passed} passed, ${failures.length} failed (${seconds()} s)`);
process.exit(failures.length > 0 ? 1 : 0);
