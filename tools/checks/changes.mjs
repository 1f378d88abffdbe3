import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/run.mjs';
import { importersOf, reachedFrom } from './importGraph.mjs';

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\0').filter(Boolean);
}

/**
 * Changed and new files since a commit, by their paths from the root; removed ones too, since others may still import
 * them. Throws with git's message for an unknown commit.
 */
export const changedFiles = (since = 'HEAD') => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', '-z', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]),
];

/** The existing modules that import a changed file, directly or through others, the nearest first. */
export const filesReached = (changed) =>
  [...reachedFrom(changed, importersOf()).keys()].filter((path) => existsSync(join(root, path)));

const isStory = (path) => path.endsWith('.stories.tsx');

const storiesIn = (path) => readFileSync(join(root, path), 'utf8').match(/\.story\(/g)?.length ?? 1;

/** The first story files, as many as have at most `most` stories together, and how many more stories there are. */
export function nearestStories(files, most) {
  const taken = [];
  let stories = 0;
  for (const file of files.filter(isStory)) {
    if (taken.length > 0 && stories + storiesIn(file) > most) break;
    taken.push(file);
    stories += storiesIn(file);
  }
  const rest = files.filter(isStory).slice(taken.length);
  return { taken, stories, more: rest.reduce((sum, file) => sum + storiesIn(file), 0) };
}
