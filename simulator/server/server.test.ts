// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await stop(child);
  rmSync(folder, { recursive: true });
});

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Starts the server as `npm run simulator` does; resolves with its address, or with its output when it ended. */
function start(...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'simulator/server.ts', ...options], { stdio: 'pipe' });
  started.push(child);
  let said = '';
  const result = new Promise<{ base?: string; said: () => string; code?: number | null }>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const base = /(http:\/\/127\.0\.0\.1:\d+)\/api\//.exec(said)?.[1];
      if (base) resolve({ base, said: () => said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => resolve({ said: () => said, code }));
  });
  return { child, result };
}

const json = { 'Content-Type': 'application/json' };
const now = ['--now', '2026-11-15T09:00:00Z'];

test('state survives a restart in one file; another scenario is another world', async () => {
  const state = ['--port', '0', '--state', join(folder, 'state.json')];
  const first = start(...state, ...now);
  const { base } = await first.result;
  const login = await fetch(`${base}/api/auth/login/`, {
    method: 'POST',
    body: JSON.stringify({ username: 'operator', password: 'demo-1234' }),
  });
  const { token } = await login.json();
  await fetch(`${base}/__simulator/clock`, { method: 'POST', headers: json, body: '{"advance_seconds": 60}' });
  await stop(first.child);

  const ask = async (at: string | undefined) =>
    (await fetch(`${at}/api/auth/user-info/`, { headers: { Authorization: `Token ${token}` } })).status;
  const again = start(...state);
  const second = await again.result;
  expect(await ask(second.base)).toBe(200);
  expect((await (await fetch(`${second.base}/__simulator/state`)).json()).now).toBe('2026-11-15T09:01:00Z');
  const beside = await start(...state).result;
  expect(beside.code).toBe(2);
  expect(beside.said()).toContain(`in use by process ${again.child.pid}`);
  await stop(again.child);

  const other = await start(...state, '--scenario', 'empty').result;
  expect(await ask(other.base)).toBe(401);
}, 600_000);

test('a path of neither surface, a broken network and a taken port', async () => {
  const { base } = await start('--port', '0', '--state', 'none', ...now).result;
  expect((await fetch(`${base}/`)).status).toBe(404);
  await fetch(`${base}/__simulator/faults`, { method: 'PUT', headers: json, body: '[{"kind":"network"}]' });
  await expect(fetch(`${base}/api/common/usluge/`)).rejects.toThrow();
  const taken = await start('--port', new URL(base ?? '').port, '--state', 'none').result;
  expect(taken.code).toBe(2);
  expect(taken.said()).toContain('is taken');
}, 600_000);

test('a wrong option ends it with what would be right', async () => {
  const { code, said } = await start('--port', 'x').result;
  expect(code).toBe(2);
  expect(said()).toContain('--port must be a whole number');
  expect(said()).toContain('npm run simulator --');
}, 600_000);

test('responses have the simulator’s date, by which the portal knows the day', async () => {
  const { base } = await start('--port', '0', '--state', 'none', ...now).result;
  for (const path of ['/api/auth/user-info/', '/__simulator/state']) {
    const response = await fetch(`${base}${path}`);
    expect(response.headers.get('date')).toBe('Sun, 15 Nov 2026 09:00:00 GMT');
  }
}, 600_000);
