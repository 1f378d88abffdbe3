import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ReviewProblem } from './problem.mjs';

/** Where the snapshots of the stories are, from the root of the repository. */
export const snapshotFolder = 'stories/__snapshots__';

/** The most bytes of git's output: the listing of a large repository, or one file. */
const maxBuffer = 256 * 1024 * 1024;

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
  function git(args, { allow = [], input } = {}) {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, env, input, maxBuffer });
    if (error) throw new ReviewProblem(`git cannot be started: ${error.message}`);
    if (status !== 0 && !allow.includes(status))
      throw new ReviewProblem(`git ${args[0]}: ${stderr.toString('utf8').trim()}`);
    return stdout;
  }
  const lines = (...args) => git(args).toString('utf8').split('\0').filter(Boolean);

  if (git(['rev-parse', '--is-inside-work-tree'], { allow: [128] }).length === 0)
    throw new ReviewProblem(`${cwd} is in no git repository.`);
  const objects = resolve(cwd, git(['rev-parse', '--git-path', 'objects']).toString('utf8').trim());
  // What is read now stays readable; what is written goes to the folder that `close` removes.
  env.GIT_ALTERNATE_OBJECT_DIRECTORIES = objects;
  env.GIT_OBJECT_DIRECTORY = join(folder, 'objects');
  mkdirSync(env.GIT_OBJECT_DIRECTORY);
  env.GIT_INDEX_FILE = join(folder, 'index');

  return {
    close: () => rmSync(folder, { recursive: true, force: true }),

    /**
     * Returns what a name stands for: its hash, short hash, subject and day. Throws for a name without a commit.
     * @param {string} name A hash, a branch, a tag, `HEAD~3`.
     */
    commit(name) {
      const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
        allow: [1, 128],
      });
      const hash = found.toString('utf8').trim();
      if (!hash) throw new ReviewProblem(`There is no commit "${name}": give a hash, a branch, a tag or HEAD~1.`);
      const [short, subject, day] = git(['log', '-1', '--format=%h%x00%s%x00%cs', hash]).toString('utf8').split('\0');
      return { name, tree: hash, short, subject, day: day.trim() };
    },

    /** Returns the working tree as a tree: its stories and snapshots as they are now, ignored files excepted. */
    workingTree() {
      git(['read-tree', 'HEAD']);
      // git refuses a folder that is neither in the commit nor in the working tree.
      if (existsSync(join(cwd, 'stories')) || lines('ls-files', '-z', '--', 'stories').length > 0)
        git(['add', '--all', '--', 'stories']);
      const tree = git(['write-tree']).toString('utf8').trim();
      return { name: 'the working tree', tree, short: 'working tree', subject: '', day: '' };
    },

    /** Returns the paths and the hashes of a tree's snapshots. */
    snapshots: (tree) =>
      new Map(
        lines('ls-tree', '-r', '-z', tree, '--', snapshotFolder)
          .map((line) => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line))
          .filter((match) => match?.[2].endsWith('.png'))
          .map(([, hash, path]) => [path, hash]),
      ),

    /** Returns git's raw difference of two trees' snapshots, with renamed ones as pairs. */
    rawChanges: (before, after) =>
      git(['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '-M', before, after, '--', snapshotFolder]).toString(
        'utf8',
      ),

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
