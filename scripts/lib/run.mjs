import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script behind a command of a dependency, started with this Node: no shell, no .cmd file, on any system. */
const bin = (path) => join(root, 'node_modules', path);
export const bins = {
  biome: bin('@biomejs/biome/bin/biome'),
  knip: bin('knip/bin/knip.js'),
  oxlint: bin('oxlint/bin/oxlint'),
  playwright: bin('@playwright/test/cli.js'),
  storybook: bin('storybook/dist/bin/dispatcher.js'),
  testStorybook: bin('@storybook/test-runner/dist/test-storybook.js'),
  tsc: bin('typescript/bin/tsc'),
  tsx: bin('tsx/dist/cli.mjs'),
  vite: bin('vite/bin/vite.js'),
  vitest: bin('vitest/vitest.mjs'),
};

/** Runs npm itself, by the script that started us where there is one. */
export function npm(args, options = {}) {
  const script = process.env.npm_execpath ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const direct = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', ...options });
  if (direct.status === 0) return true;
  if (process.env.npm_execpath) return false;
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: true, ...options }).status === 0;
}

/** Starts a Node script of ours or of a dependency in a process group of its own, so that `stop` ends all of it. */
export function start(script, args = [], options = {}) {
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    ...options,
  });
}

/** Ends a child with all that it started; resolves when it is gone. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (signal) => {
      try {
        if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
        else process.kill(-child.pid, signal);
      } catch {
        // It is gone already.
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

/** Runs a Node script to its end, its output passed on, and resolves with its exit code. */
export function run(script, args = [], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', ...options });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
