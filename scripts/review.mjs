/**
 * `npm run review -- BASE [HEAD]`: makes a page of the snapshots that differ between two commits, or between a commit
 * and the working tree: before, after and difference side by side or with a slider, to accept or reject with a comment.
 * The page is a folder of files (`--out FOLDER`, test-results/review by default) that opens without a server and can be
 * sent. `--serve` shows it on this machine and keeps each decision in its decisions.json at once; from a file, the
 * page saves that file. `--check` fails while a change is open or rejected. `--storybook URL` is where the links to the
 * stories lead.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './lib/ports.mjs';
import { sumOf } from './lib/review/decisions.mjs';
import { readDecisions, requireReviewFolder, writePage } from './lib/review/page.mjs';
import { ReviewProblem } from './lib/review/problem.mjs';
import { openRepository } from './lib/review/repository.mjs';
import { collectReview, uncommitted } from './lib/review/review.mjs';
import { serveReview } from './lib/review/server.mjs';
import { root } from './lib/run.mjs';

const usage =
  'npm run review -- BASE [HEAD] [--out FOLDER] [--serve] [--check] [--storybook URL]\n' +
  'BASE and HEAD are commits; without HEAD the working tree is compared.';
/** The most lines of a list in the terminal; the page has all. */
const mostLines = 20;

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string', default: join(root, 'test-results/review') },
        serve: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        storybook: { type: 'string', default: 'http://localhost:6006' },
      },
    });
    if (positionals.length < 1 || positionals.length > 2) throw new Error('Name one or two commits.');
    if (values.serve && values.check) throw new Error('--check ends with a result: it goes without --serve.');
    if (!URL.canParse(values.storybook) || !/^https?:\/\//.test(values.storybook))
      throw new Error(`--storybook takes an address, such as http://localhost:6006, not ${values.storybook}.`);
    const storybook = values.storybook.replace(/\/?$/, '/');
    return { ...values, storybook, out: resolve(values.out), base: positionals[0], head: positionals[1] };
  } catch (error) {
    throw new ReviewProblem(`${error.message}\n\n${usage}`);
  }
}

const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function printList(lines) {
  for (const line of lines.slice(0, mostLines)) console.log(`  ${line}`);
  if (lines.length > mostLines) console.log(`  and ${lines.length - mostLines} more`);
}

function printUncommitted(list, isCompared) {
  if (list.length === 0) return;
  const what = plural(list.length, 'uncommitted snapshot');
  console.log(
    isCompared
      ? `The working tree is compared, with ${what}:`
      : `The working tree has ${what}, not compared because HEAD is named:`,
  );
  printList(list.map(({ kind, path }) => `${kind.padEnd(8)} ${path}`));
}

/** Prints a line for each hundred pairs: many snapshots take minutes. */
function printProgress(done, all) {
  if (all > 100 && done > 0 && done % 100 === 0) console.log(`Comparing ${done} of ${all}…`);
}

function printCheck(entries, known) {
  const { open, accepted, rejected } = sumOf(entries, known);
  const withComment = (entry) => [entry.path, known.get(entry.key)?.comment].filter(Boolean).join(': ');
  console.log(`Decisions: ${accepted.length} accepted, ${rejected.length} rejected, ${open.length} open`);
  for (const [name, list] of [
    ['Rejected', rejected],
    ['Open', open],
  ]) {
    if (list.length > 0) console.log(`${name}:`);
    printList(list.map(withComment));
  }
  return open.length + rejected.length > 0 ? 1 : 0;
}

/** Compares and writes the page; returns the review and the decisions that are known. */
async function build({ base: baseName, head: headName, out, storybook }) {
  requireReviewFolder(out);
  const known = readDecisions(out);
  const repository = openRepository(root);
  try {
    const base = repository.commit(baseName);
    const named = headName && repository.commit(headName);
    const working = repository.workingTree();
    const changes = uncommitted(repository, working);
    printUncommitted(changes, !named);
    const subject = changes.length > 0 ? `with ${plural(changes.length, 'uncommitted snapshot')}` : 'all committed';
    const head = named ?? { ...working, subject };
    const collected = await collectReview(repository, base, head, { storybook, onProgress: printProgress });
    const review = { ...collected, base, head, uncommitted: named ? [] : changes };
    writePage(out, review, known);
    collected.images.clear();
    return { review, known };
  } finally {
    repository.close();
  }
}

function printSum({ base, head, entries, same, equal }) {
  const of = (kind) => entries.filter((entry) => entry.kind === kind).length;
  const others = `${equal} ${equal === 1 ? 'is' : 'are'} the same${same.length > 0 ? `, ${same.length} only moved or encoded again` : ''}`;
  console.log(
    entries.length === 0
      ? `No snapshot differs between ${base.name} and ${head.name}: ${others}.`
      : `${of('changed')} changed, ${of('new')} new, ${of('removed')} removed; ${others}.`,
  );
}

async function main() {
  const options = readArguments(process.argv.slice(2));
  const { review, known } = await build(options);
  printSum(review);
  if (review.entries.length === 0) return 0;
  const page = join(options.out, 'index.html');
  console.log(`The page: ${page.startsWith(root) ? relative(process.cwd(), page) : page}`);
  if (options.check) return printCheck(review.entries, known);
  if (!options.serve) return 0;
  const { url, close } = await serveReview(options.out, await freePort(6120));
  console.log(`Review: ${url} (decisions are kept in decisions.json; Ctrl+C ends)`);
  await new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, done);
  });
  await close();
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ReviewProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
