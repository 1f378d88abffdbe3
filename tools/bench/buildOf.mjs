import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/run.mjs';

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
};

/**
 * Builds the portal as it was at a commit, in `.cache/builds`, once; with the present packages where it asks for the
 * same ones, else with its own. Returns the folder of the build and the commit's short hash.
 */
export function buildOf(reference) {
  const commit = git('rev-parse', '--short=10', `${reference}^{commit}`);
  const folder = join(root, '.cache/builds', commit);
  const dist = join(folder, 'dist');
  if (existsSync(join(dist, 'index.html'))) return { commit, dist };
  console.error(`Building the portal of ${commit} …`);
  mkdirSync(join(root, '.cache/builds'), { recursive: true });
  // A clone, not a worktree, which git would remember after .cache is removed.
  if (!existsSync(folder)) git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', commit);
  const isSame = git('diff', '--name-only', commit, 'HEAD', '--', 'package-lock.json') === '';
  const run = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} at ${commit}:\n${stdout}${stderr}`);
  };
  if (!isSame) run('npm', 'ci');
  else if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  run(process.execPath, 'node_modules/vite/bin/vite.js', 'build');
  return { commit, dist };
}
