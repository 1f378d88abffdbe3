import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './endWithNpm.mjs';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script behind a command of a dependency, started with this Node: no shell, no .cmd file, on any system. */
const bin = (path) => join(root, 'node_modules', path);
export const bins = {
  biome: bin('@biomejs/biome/bin/biome'),
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

/** The children that end with this process, by whether they have a process group of their own. */
const running = new Map();

/** Ends a child process; and all that it started, where it has a group of its own. */
function kill(child, signal) {
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(running.get(child) ? -child.pid : child.pid, signal);
  } catch {
    // The process has exited already.
  }
}

const killAll = () => {
  for (const child of running.keys()) kill(child, 'SIGTERM');
};

/**
 * Ends a child when this process exits without having stopped it: after an error, a time-out, Ctrl+C or the end of npm.
 */
function endWithThisProcess(child, hasGroup) {
  if (running.size === 0) process.once('exit', killAll);
  running.set(child, hasGroup);
  const forget = () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', killAll);
  };
  child.once('exit', forget);
  child.once('error', forget);
  // A process that handles the signal itself stops its children in order (npm start, Playwright).
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + number));
}

/** Starts a process that ends with this one. */
export function launch(command, args, options) {
  // Without an input it needs no terminal, so that it can have a group.
  const hasGroup = process.platform !== 'win32' && options.stdio[0] === 'ignore';
  const child = spawn(command, args, { cwd: root, detached: hasGroup, ...options });
  endWithThisProcess(child, hasGroup);
  return child;
}

/** Resolves with the exit code of a child, and with 1 where it has none. */
const codeOf = (child, event = 'exit') =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once(event, (code) => resolve(code ?? 1));
  });

/** The script of npm: the one that started this process, or the one beside this Node; undefined where there is neither. */
function npmScript() {
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  return process.env.npm_execpath ?? (existsSync(beside) ? beside : undefined);
}

/** Runs npm, and resolves with whether it succeeded. */
export async function npm(args) {
  const script = npmScript();
  const code = script ? run(script, args) : codeOf(launch('npm', args, { stdio: 'inherit', shell: true }));
  return (await code) === 0;
}

/** Runs npm to its end, and returns what `spawnSync` does. */
export function npmSync(args, options) {
  const script = npmScript();
  return script
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, ...options })
    : spawnSync('npm', args, { cwd: root, shell: true, ...options });
}

/** Starts a Node script of the project or of a dependency, whose output is read. */
export function start(script, args = [], options = {}) {
  return launch(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
}

/** Ends a child process and all that it started; resolves when it has exited. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => kill(child, 'SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    kill(child, 'SIGTERM');
  });
}

/** Runs a Node script, and resolves with its exit code. Its output is inherited, or passed to `onOutput`. */
export function run(script, args = [], { onOutput, ...options } = {}) {
  if (!onOutput) return codeOf(launch(process.execPath, [script, ...args], { stdio: 'inherit', ...options }));
  const child = start(script, args, options);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  return codeOf(child, 'close');
}
