import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDecisions, parseDecisions, ReviewProblem } from './decisions.mjs';

/** The files of the page, which are the same for every review. */
const pageFolder = join(import.meta.dirname, 'page');

const decisionsIn = (folder) => join(folder, 'decisions.json');

/** Returns the decisions that are kept in a review's folder. Throws for a file of another form. */
export function readDecisions(folder) {
  const path = decisionsIn(folder);
  return existsSync(path) ? parseDecisions(readFileSync(path, 'utf8'), path) : new Map();
}

/** Keeps decisions in a review's folder. */
export const writeDecisions = (folder, known) => writeFileSync(decisionsIn(folder), formatDecisions(known));

/** Throws when a folder has files of others, which a review would mix with its own. */
export function requireReviewFolder(folder) {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  const isReview = readdirSync(pageFolder).every((name) => names.includes(name));
  const hasOnlyDecisions = names.every((name) => name === 'decisions.json');
  if (!isReview && !hasOnlyDecisions)
    throw new ReviewProblem(`${folder} has other files: name a new or an empty folder with --out.`);
}

/**
 * Writes the page, its images and its data into a folder; those of an earlier review are replaced. The data is a
 * script: a page that is opened from a file can read nothing else.
 */
export function writeReview(folder, { base, head, entries, images }, known) {
  rmSync(join(folder, 'images'), { recursive: true, force: true });
  mkdirSync(join(folder, 'images'), { recursive: true });
  cpSync(pageFolder, folder, { recursive: true });
  for (const [name, file] of images) writeFileSync(join(folder, 'images', name), file);
  const data = { base: base.label, head: head.label, entries, decisions: [...known.values()] };
  writeFileSync(join(folder, 'data.js'), `window.review = ${JSON.stringify(data)};\n`);
}
