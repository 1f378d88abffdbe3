/**
 * `npm run review -- BASE [HEAD]`: makes a page of the snapshots that differ between two commits, or between a commit
 * and the working tree: before, after and difference, to accept or reject with a comment. The page is a folder of files
 * (`--out FOLDER`, test-results/review by default) that opens without a server and can be sent. `--serve` shows it on
 * this machine and keeps each decision in its decisions.json at once; from a file, the page saves that file. `--check`
 * fails while a change is open or rejected. `--storybook URL` is where the links to the stories lead.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tools/processes/ports.mjs';
import { root } from '../tools/processes/run.mjs';
import { ReviewProblem, sumOf } from '../tools/review/decisions.mjs';
import { readDecisions, requireReviewFolder, writeReview } from '../tools/review/folder.mjs';
import { openRepository } from '../tools/review/repository.mjs';
import { collectReview } from '../tools/review/review.mjs';
import { serveReview } from '../tools/review/server.mjs';

const usage =
  'npm run review -- BASE [HEAD] [--out FOLDER] [--serve] [--check] [--storybook URL]\n' +
  'BASE and HEAD are commits; without HEAD the working tree is compared.';

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
    if (!/^https?:\/\//.test(values.storybook) || !URL.canParse(values.storybook))
      throw new Error(`--storybook takes an address, such as http://localhost:6006, not ${values.storybook}.`);
    const storybook = values.storybook.replace(/\/?$/, '/');
    return { ...values, storybook, out: resolve(values.out), base: positionals[0], head: positionals[1] };
  } catch (error) {
    throw new ReviewProblem(`${error.message}\n\n${usage}`);
  }
}

/** Prints the decisions, with the path and the comment of what is open or rejected; returns the exit code. */
function check(entries, known) {
  const { open, accepted, rejected } = sumOf(entries, known);
  console.log(`Decisions: ${accepted.length} accepted, ${rejected.length} rejected, ${open.length} open`);
  for (const [name, list] of Object.entries({ Rejected: rejected, Open: open }))
    for (const { path, key } of list)
      console.log(`${name}: ${[path, known.get(key)?.comment].filter(Boolean).join(': ')}`);
  return open.length + rejected.length > 0 ? 1 : 0;
}

/** Compares and writes the page; returns the entries and the decisions that are known. */
async function build({ base: baseName, head: headName, out, storybook }) {
  requireReviewFolder(out);
  const known = readDecisions(out);
  const repository = openRepository(root);
  try {
    const base = repository.commit(baseName);
    const head = headName ? repository.commit(headName) : repository.workingTree();
    const review = await collectReview(repository, base, head, storybook);
    writeReview(out, { ...review, base, head }, known);
    const of = (kind) => review.entries.filter((entry) => entry.kind === kind).length;
    console.log(
      `${base.label} → ${head.label}: ${of('changed')} changed, ${of('new')} new, ${of('removed')} removed; ` +
        `${review.same.length} only moved or encoded again, ${review.equal} the same.`,
    );
    return { entries: review.entries, known };
  } finally {
    repository.close();
  }
}

async function main() {
  const options = readArguments(process.argv.slice(2));
  const { entries, known } = await build(options);
  console.log(`The page: ${join(options.out, 'index.html')}`);
  if (options.check) return check(entries, known);
  if (!options.serve) return 0;
  const port = await freePort(6120);
  serveReview(options.out, port);
  console.log(`Review: http://127.0.0.1:${port}/ (decisions are kept in decisions.json; Ctrl+C ends)`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ReviewProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
