import { spawnSync } from 'node:child_process';

/**
 * Reads a part of the work of several machines: `2/3` is the second of three.
 *
 * @param {string} text
 * @returns {{ part: number, count: number } | undefined} undefined when the text names no part.
 */
export function parseShard(text) {
  const [, part, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  return part >= 1 && part <= count ? { part, count } : undefined;
}

/** The items of a part, in their order; the parts together have each item once. */
export const shardOf = ({ part, count }, items) => {
  const edge = (at) => Math.round((items.length * at) / count);
  return items.slice(edge(part - 1), edge(part));
};

/** Whether a part, such as `2/3`, is one of several. */
export const isOneOfSeveral = (text) => parseShard(text).count > 1;

/**
 * The part of the work that a commit is checked with: each commit has one, so that a
 * failure can be repeated, and the next commits have others.
 *
 * @param {string} commit the commit's hash; without one, such as in an unpacked archive, the first part is taken.
 * @param {number} count how many parts there are.
 * @returns {string} such as `2/5`.
 */
export const partOfCommit = (commit, count) =>
  `${(commit ? Number.parseInt(commit.slice(0, 8), 16) % count : 0) + 1}/${count}`;

/** The checked-out commit's hash; empty without Git or a repository. */
export const currentCommit = (cwd) =>
  (spawnSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8' }).stdout ?? '').trim();
