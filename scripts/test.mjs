/**
 * `npm test`: checks the product check by check (lib/checks.mjs), and prints at the end what failed and one line with the
 * sum. A check that cannot run because of another counts as failed. Needs Node and npm only: set-up installs the rest.
 * `--install-browser` permits sudo for that.
 *
 * `--all` (`npm run test:all`) takes the deep checks too. `--shard 2/3` takes a third of the work, so that three machines
 * share it. `--rest 40` goes on with one in forty parts of what `--all` takes besides, another part with another commit;
 * `--within 45` begins no part of the rest when so many minutes have passed. `--repeat 3` takes all checks three times and
 * counts the unstable ones. `--strict`: a snapshot that another browser than the recorded one shows otherwise fails.
 *
 * A unit test, story or end-to-end test that fails runs once more, alone. When it passes then, it is unstable: it is
 * reported by its name, and does not fail.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAgain } from '../tools/checks/again.mjs';
import { checks } from '../tools/checks/checks.mjs';
import { beginningOf, results } from '../tools/checks/results.mjs';
import { lockRun } from '../tools/checks/runLock.mjs';
import { currentCommit, isOneOfSeveral, parseShard, partOfCommit } from '../tools/checks/shard.mjs';
import { measureYardstick } from '../tools/checks/yardstick.mjs';
import { root, run } from '../tools/processes/run.mjs';
import { installBrowserFlag, setup } from './setup.mjs';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
    rest: { type: 'string' },
    within: { type: 'string', default: '1000000' },
    repeat: { type: 'string', default: '1' },
    strict: { type: 'boolean', default: false },
    [installBrowserFlag.replace(/^--/, '')]: { type: 'boolean' },
  },
});

const write = (text) => process.stdout.write(text);
const seconds = (from) => Math.round((performance.now() - from) / 1000);

/** What is wrong with the arguments, or `undefined`. */
function wrongArguments() {
  if (!parseShard(values.shard))
    return `--shard takes a part and how many there are, such as 2/3, not ${values.shard}.`;
  for (const name of ['rest', 'within', 'repeat'])
    if (values[name] !== undefined && !/^[1-9]\d{0,6}$/.test(values[name]))
      return `--${name} takes a number from 1 up, not ${values[name]}.`;
  if (values.rest && values.all) return '--rest goes without --all, which takes everything.';
  return undefined;
}

/** Runs a script, passes its output to `print`, and resolves with its exit code. */
const execute = ([file, ...args], env, print) => run(file, args, { env: { ...process.env, ...env }, onOutput: print });

/** What a check of these results has found; without results, whether its command succeeded. */
function countOf({ name, count }, file, code, mayBeEmpty) {
  if (!count) return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [{ name, message: '' }] };
  try {
    const found = count(file);
    const { passed, failures } = found;
    if (failures.length > 0 || (code === 0 && (passed > 0 || mayBeEmpty))) return found;
    return { passed, failures: [{ name, message: 'It failed as a whole: see its output above.' }] };
  } catch {
    return { passed: 0, failures: [{ name, message: 'It ended before it could write its results.' }] };
  }
}

/** Runs checks that failed once more, alone, with results in a file of their own. */
async function runAlone(check, env, keys) {
  write(`\n${check.name}: once more, alone: ${keys.length} that failed\n\n`);
  const file = `again-${check.results}`;
  const code = await execute(
    check.again(keys, file, values.strict),
    { ...env, CHECK_SHARD: '1/1', E2E_RESULTS: file },
    write,
  );
  return countOf(check, file, code, false);
}

/** Whether a turn takes a check: those that cannot be divided are dealt out to the machines of `--shard`. */
function isTaken(check, { depth, shard }, place) {
  if (depth !== 'all' && check[depth] === '') return false;
  if (check.isTaken && !check.isTaken(depth)) return false;
  const { part, count } = parseShard(shard);
  return check.each || check.divides || place % count === part - 1;
}

/** The checks of a turn, each together with those that run beside it. */
function groupsOf(turn) {
  const groups = [];
  for (const [place, check] of checks.entries()) {
    if (!isTaken(check, turn, place)) continue;
    if (check.beside && groups.length > 0) groups.at(-1).push(check);
    else groups.push([check]);
  }
  return groups;
}

const began = performance.now();
const rows = [];

/** Why a check cannot run, if so. */
function obstacle(check, { depth }, built) {
  if (depth === 'rest' && seconds(began) > Number(values.within) * 60)
    return { skipped: `${values.within} minutes have passed` };
  const missing = check.missing?.();
  if (missing) return { skipped: `there is no ${missing}` };
  if (check.needs && built.get(check.needs) === false)
    return { failures: [{ name: check.name, message: `not run, because ${check.needs} failed` }] };
  return undefined;
}

const resultOf = ({ passed, failures, unstable = [] }) =>
  `${passed} passed, ${failures.length} failed${unstable.length > 0 ? `, ${unstable.length} unstable` : ''}`;

/** Runs a check, and passes a headline, its output and the result to `print`. */
async function runCheck(check, turn, built, print) {
  const from = performance.now();
  const env = { CHECK_DEPTH: turn.depth, CHECK_SHARD: turn.shard, E2E_RESULTS: check.results };
  print(`\n━━ ${check.name}${turn.label} ${'━'.repeat(Math.max(2, 70 - check.name.length))}\n\n`);
  const problem = obstacle(check, turn, built);
  const command = problem ? undefined : check.command({ ...turn, file: check.results, strict: values.strict });
  let found = { passed: 0, failures: [], ...problem };
  if (problem) print(`Not run: ${problem.skipped ?? problem.failures[0].message}.\n`);
  else if (!command) print('None of its tests is in this part.\n');
  else {
    // One of many shares may have none of the tests.
    found = countOf(check, check.results, await execute(command, env, print), isOneOfSeveral(turn.shard));
  }
  print(`\n${found.failures.length === 0 ? '✓' : '✗'} ${check.name}: ${resultOf(found)} (${seconds(from)} s)\n`);
  return { check, label: turn.label, env, ...found, time: seconds(from) };
}

/** Runs the checks of a group side by side; their outputs follow one another. */
async function runGroup(group, turn, built) {
  const done = await Promise.all(
    group.map(async (check, place) => {
      if (place === 0) return [await runCheck(check, turn, built, write), ''];
      let output = '';
      const row = await runCheck(check, turn, built, (text) => {
        output += text;
      });
      return [row, output];
    }),
  );
  for (const [row, output] of done) {
    write(output);
    const result = await runAgain(row.check, row, (keys) => runAlone(row.check, row.env, keys));
    if (row.check.each) built.set(row.check.name, result.failures.length === 0);
    rows.push(result);
  }
}

/** Prints what each check has found, the unstable and the failed ones, and the sum: the end of a long output is seen. */
function summary(yardstick, time) {
  const sum = { passed: 0, failed: 0 };
  const unstable = new Map();
  console.log(`\n━━ All checks ${'━'.repeat(58)}\n`);
  for (const { check, label, passed, failures, skipped, unstable: names = [], notes = [], time: own } of rows) {
    sum.passed += passed;
    sum.failed += failures.length;
    for (const { name, message } of names) unstable.set(name, [...(unstable.get(name) ?? []), message]);
    const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`;
    const name = `${check.name}${label}`.padEnd(44);
    console.log(`${failures.length === 0 ? '✓' : '✗'} ${name} ${counts} ${`${own} s`.padStart(7)}`);
    if (skipped) console.log(`    Not run: ${skipped}`);
    for (const note of notes) console.log(`    ${note}`);
    for (const { name: failed, message } of failures) console.log(`    ${failed}: ${beginningOf(message)}`);
  }
  if (unstable.size > 0) console.log('\nUnstable, failed at first and passed when they ran alone:');
  for (const [name, messages] of unstable) console.log(`    ${messages.length} × ${name}: ${beginningOf(messages[0])}`);
  if (sum.failed > 0) console.log('\nSnapshots that differ, and traces of end-to-end tests, are in test-results/.');
  console.log(
    `\n${time} s, ${Math.round(time / yardstick)} times the yardstick, which took ${yardstick.toFixed(1)} s here (docs/testing.md)`,
  );
  console.log(`${sum.passed} passed, ${sum.failed} failed${unstable.size > 0 ? `, ${unstable.size} unstable` : ''}`);
  const named = (list) => list.map(({ name, message }) => ({ name, message: beginningOf(message) }));
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, 'summary.json'),
    JSON.stringify(
      {
        ...{ ...sum, seconds: time, yardstick },
        unstable: Object.fromEntries([...unstable].map(([name, messages]) => [name, messages.map(beginningOf)])),
        checks: rows.map(({ check, label, passed, failures, skipped, time: own }) => ({
          ...{ name: `${check.name}${label}`, passed, skipped, seconds: own, failures: named(failures) },
        })),
      },
      undefined,
      2,
    ),
  );
  return sum.failed;
}

async function main() {
  const wrong = wrongArguments();
  if (wrong) {
    console.error(wrong);
    return 1;
  }
  const unlock = lockRun(join(root, '.cache/test.lock'));
  if (!unlock) {
    console.error('npm test already runs in this clone: wait for it, or run it in another clone.');
    return 1;
  }
  process.once('exit', unlock);
  try {
    await setup();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const yardstick = measureYardstick();
  rmSync(results, { recursive: true, force: true });
  const from = performance.now();
  const part = values.rest && partOfCommit(currentCommit(root), Number(values.rest));
  for (let time = 1; time <= Number(values.repeat); time++) {
    const label = values.repeat === '1' ? '' : ` (${time} of ${values.repeat})`;
    const turns = [
      { depth: values.all ? 'all' : 'short', shard: values.shard, label },
      ...(part ? [{ depth: 'rest', shard: part, label: ` (rest ${part})${label}` }] : []),
    ];
    const built = new Map();
    for (const turn of turns)
      for (const group of groupsOf(turn)) {
        const left = group.filter(({ each, name }) => !each || !built.has(name));
        if (left.length > 0) await runGroup(left, turn, built);
      }
  }
  return summary(yardstick, seconds(from)) > 0 ? 1 : 0;
}

process.exitCode = await main();
