import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ReviewProblem } from './decisions.mjs';

/** Where the snapshots of the stories are, from the root of the repository. */
export const snapshotFolder = 'stories/__snapshots__';

/** The most bytes of git's output: the listing of a large repository, or one file. */
const maxBuffer = 256 * 1024 * 1024;

/**
 * Reads git's raw difference (`diff-tree --raw -z`).
 * @param {string[]} parts What git separates by zero bytes.
 * @returns {{ before?: { path: string, hash: string }, after?: { path: string, hash: string } }[]} Pairs; one side of
 * a new or a removed file is missing.
 */
function parseRaw(parts) {
  const pairs = [];
  for (let at = 0; at < parts.length; ) {
    const [, , from, to, status] = parts[at].split(' ');
    const isRenamed = status.startsWith('R');
    const [first, second] = [parts[at + 1], parts[at + (isRenamed ? 2 : 1)]];
    at += isRenamed ? 3 : 2;
    if (!second.endsWith('.png')) continue;
    pairs.push({
      before: status === 'A' ? undefined : { path: first, hash: from },
      after: status === 'D' ? undefined : { path: second, hash: to },
    });
  }
  return pairs;
}

/**
 * Opens a git repository for reading. The working tree becomes a tree of its own, with an index and objects outside of
 * the repository: commits and working tree are then compared in the same way, renamed and untracked files too, and the
 * repository stays as it is. `close` removes these files.
 * @param {string} cwd A folder of the repository's working tree: its root.
 */
export function openRepository(cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  const env = { ...process.env };

  /** The bytes that git prints; with `allow`, also when it ends with one of these codes. */
  function git(args, { allow = [] } = {}) {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, env, maxBuffer });
    if (error) throw new ReviewProblem(`git cannot be started: ${error.message}`);
    if (status !== 0 && !allow.includes(status))
      throw new ReviewProblem(`git ${args[0]}: ${stderr.toString('utf8').trim()}`);
    return stdout;
  }
  const lines = (...args) => git(args).toString('utf8').split('\0').filter(Boolean);

  const objects = resolve(cwd, git(['rev-parse', '--git-path', 'objects']).toString('utf8').trim());
  // What is read now stays readable; what is written goes to the folder that `close` removes.
  env.GIT_ALTERNATE_OBJECT_DIRECTORIES = objects;
  env.GIT_OBJECT_DIRECTORY = join(folder, 'objects');
  mkdirSync(env.GIT_OBJECT_DIRECTORY);
  env.GIT_INDEX_FILE = join(folder, 'index');

  return {
    close: () => rmSync(folder, { recursive: true, force: true }),

    /**
     * Returns the hash that a name stands for, and a label with its subject and day. Throws for a name without a commit.
     * @param {string} name A hash, a branch, a tag, `HEAD~3`.
     */
    commit(name) {
      const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
        allow: [1, 128],
      });
      const hash = found.toString('utf8').trim();
      if (!hash) throw new ReviewProblem(`There is no commit "${name}": give a hash, a branch, a tag or HEAD~1.`);
      const label = git(['log', '-1', '--format=%h %s, %cs', hash]).toString('utf8').trim();
      return { label, tree: hash };
    },

    /** Returns the working tree as a tree: its stories and snapshots as they are now, ignored files excepted. */
    workingTree() {
      git(['read-tree', 'HEAD']);
      git(['add', '--all', '--', 'stories']);
      const tree = git(['write-tree']).toString('utf8').trim();
      return { label: 'the working tree', tree };
    },

    /** Returns how many snapshots a tree has. */
    countOf: (tree) =>
      lines('ls-tree', '-r', '-z', '--name-only', tree, '--', snapshotFolder).filter((path) => path.endsWith('.png'))
        .length,

    /** Returns the pairs of snapshots that differ between two trees, renamed ones as a pair. */
    changes: (before, after) =>
      parseRaw(lines('diff-tree', '-r', '-z', '--raw', '--no-abbrev', '-M', before, after, '--', snapshotFolder)),

    /** Returns the lines of a tree's story files that have a title. */
    titleLines: (tree) =>
      git(['grep', '-h', '--no-color', '-e', 'title:', tree, '--', 'stories/*.stories.tsx'], { allow: [1] })
        .toString('utf8')
        .split('\n')
        .filter(Boolean),

    /** Returns a file's bytes by their hash. */
    blob: (hash) => git(['cat-file', 'blob', hash]),
  };
}
