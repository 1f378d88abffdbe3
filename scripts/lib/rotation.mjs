import { spawnSync } from 'node:child_process';

/**
 * The part of the stories that a commit is checked with in another language and theme: each commit has one, so that a
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
