import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script behind a command of a dependency, started with this Node: no shell, no .cmd file, on any system. */
const bin = (path) => join(root, 'node_modules', path);
export const bins = {
  biome: bin('@biomejs/biome/bin/biome'),
  chromatic: bin('chromatic/dist/bin.cjs'),
  knip: bin('knip/bin/knip.js'),
  oxlint: bin('oxlint/bin/oxlint'),
  playwright: bin('@playwright/test/cli.js'),
  redocly: bin('@redocly/cli/bin/cli.js'),
  storybook: bin('storybook/dist/bin/dispatcher.js'),
  testStorybook: bin('@storybook/test-runner/dist/test-storybook.js'),
  tsc: bin('typescript/bin/tsc'),
  tsx: bin('tsx/dist/cli.mjs'),
  vite: bin('vite/bin/vite.js'),
  vitest: bin('vitest/vitest.mjs'),
};

/** Runs npm, with the script that started this process if there is one. */
export function npm(args, options = {}) {
  const script = process.env.npm_execpath ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const direct = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', ...options });
  if (direct.status === 0) return true;
  if (process.env.npm_execpath) return false;
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: true, ...options }).status === 0;
}

/**
 * Starts a Node script of the project or of a dependency in a separate process group, so that `stop` ends all of it.
 */
export function start(script, args = [], options = {}) {
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    ...options,
  });
}

/** Ends a child process and all that it started; resolves when it has exited. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (signal) => {
      try {
        if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
        else process.kill(-child.pid, signal);
      } catch {
        // The process has exited already.
      }
    };
    const force = setTimeout(() => end('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    end('SIGTERM');
  });
}

/** Runs a Node script, and resolves with its exit code. Its output is inherited, or passed to `onOutput`. */
export function run(script, args = [], { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio, ...options });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
    child.once('error', () => resolve(1));
    child.once(onOutput ? 'close' : 'exit', (code) => resolve(code ?? 1));
  });
}
