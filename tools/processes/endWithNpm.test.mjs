// @module-tag slow
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';

/** Starts npm in a folder of its own, with servers as the project's commands start them, and ends npm alone. */

const lib = (name) => pathToFileURL(join(import.meta.dirname, name)).href;
const note = `import { appendFileSync } from 'node:fs';
  import { join } from 'node:path';
  const at = (name) => join(import.meta.dirname, name);
  appendFileSync(at('pids'), process.pid + '\\n');`;
const files = {
  'helper.mjs': `${note} setInterval(() => {}, 1000);`,
  // It starts another process, and takes its time to end.
  'server.mjs': `${note}
    import { spawn } from 'node:child_process';
    const helper = spawn(process.execPath, [at('helper.mjs')], { stdio: 'ignore' });
    process.on('SIGTERM', () => { helper.kill(); setTimeout(() => process.exit(0), 200); });`,
  'kept.mjs': `${note}
    import { keep, whenAskedToEnd } from '${lib('servers.mjs')}';
    const server = keep('Server', at('server.mjs'), [], { onDeath: () => process.exit(1) });
    whenAskedToEnd(() => server.stop().then(() => process.exit(0)));`,
  'run.mjs': `${note}
    import { run } from '${lib('run.mjs')}';
    await run(at('server.mjs'));`,
};
const scripts = {
  kept: 'node kept.mjs',
  run: 'node run.mjs',
  preloaded: `node --import ${lib('endWithNpm.mjs')} server.mjs`,
};

const folder = mkdtempSync(join(tmpdir(), 'end-with-npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const cases = [
  ['kept', 'SIGTERM'],
  ['kept', 'SIGHUP'],
  ['kept', 'SIGKILL'],
  ['run', 'SIGTERM'],
  ['preloaded', 'SIGHUP'],
];

it.skipIf(process.platform === 'win32').concurrent.each(cases)(
  'npm run %s leaves no process behind after %s to npm alone',
  { timeout: 120_000 },
  async (name, signal) => {
    const project = join(folder, `${name}-${signal}`);
    mkdirSync(project);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'servers', version: '1.0.0', scripts }));
    const noted = () => {
      const path = join(project, 'pids');
      return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').map(Number) : [];
    };
    const npm = spawn('npm', ['run', name], { cwd: project, stdio: 'ignore' });
    try {
      const count = name === 'preloaded' ? 2 : 3;
      await vi.waitUntil(() => noted().length === count, { timeout: 60_000, interval: 100 });
      npm.kill(signal);
      await vi.waitUntil(() => !noted().some(isRunning), { timeout: 30_000, interval: 100 });
      expect(noted()).toHaveLength(count);
    } finally {
      for (const pid of [npm.pid, ...noted()].filter(isRunning)) process.kill(pid, 'SIGKILL');
    }
  },
);
