// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSequence } from '../data/random.ts';

const kills = 100;
/** Servers that run side by side, each with its own state file: one waits for the disk while another one starts. */
const lanes = 4;
/** The longest time from the first response to the kill, in times of a call: a busy machine has more of both. */
const longest = 6;

let folder: string;
const running = new Set<ChildProcess>();

/** The server as one file, which starts many times as fast as its sources. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-kills-'));
  await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'simulator/server.ts',
      outDir: join(folder, 'server'),
      minify: true,
      // unzipper requires it when it opens a file of Amazon's storage, and only then.
      rolldownOptions: { external: ['@aws-sdk/client-s3'] },
    },
    ssr: { noExternal: true },
  });
}, 120_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(state: string) {
  const options = ['--port', '0', '--state', state, '--now', '2026-11-15T09:00:00Z'];
  const child = spawn(process.execPath, [join(folder, 'server/server.js'), ...options], { stdio: 'pipe' });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve(void running.delete(child))));
  let said = '';
  const base = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /(http:\/\/127\.0\.0\.1:\d+)\/api\//.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The server ended:\n${said}`)));
  });
  return { child, ended, base, said: () => said };
}

interface Wire {
  readonly id: number;
  readonly status: string;
  readonly after: { readonly reason: string } | null;
}

const json = { 'Content-Type': 'application/json' };

async function signIn(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'provider', password: 'demo-1234' });
  const reply = await fetch(`${base}/api/auth/login/`, { method: 'POST', headers: json, body });
  return ((await reply.json()) as { token: string }).token;
}

/** What was acknowledged: the requests' reasons by their ids, the decided ones, and the tokens. */
interface Acknowledged {
  readonly reasons: Map<number, string>;
  readonly decided: Set<number>;
  readonly tokens: string[];
}

/** Makes requests and decides on them, one call after the other, until the server is killed. */
async function work(base: string, token: string, acknowledged: Acknowledged, lane: string): Promise<void> {
  for (let call = 0; ; call++) {
    const reason = `${lane} ${acknowledged.tokens.length} ${call}`;
    const body = JSON.stringify({ closing_start: '2027-01-05', closing_end: '2027-01-05', reason });
    const made = await fetch(`${base}/api/parking/provider/2/zona/11/iznimke/`, {
      method: 'POST',
      headers: { ...json, Authorization: `Token ${token}` },
      body,
    });
    if (made.status !== 201) throw new Error(`A request was refused: ${made.status} ${await made.text()}`);
    const { requests } = (await made.json()) as { requests: { request_id: number }[] };
    const request_id = requests[0]?.request_id ?? 0;
    acknowledged.reasons.set(request_id, reason);
    const decision = await fetch(`${base}/__simulator/requests/${request_id}/reject`, { method: 'POST' });
    if (decision.status === 200) acknowledged.decided.add(request_id);
  }
}

async function check(base: string, acknowledged: Acknowledged): Promise<void> {
  const { requests } = (await (await fetch(`${base}/__simulator/requests`)).json()) as { requests: Wire[] };
  const byId = new Map(requests.map((request) => [request.id, request]));
  for (const [id, reason] of acknowledged.reasons) expect(byId.get(id)?.after?.reason).toBe(reason);
  for (const id of acknowledged.decided) expect(byId.get(id)?.status).toBe('rejected');
  for (const token of acknowledged.tokens.slice(-1)) {
    const headers = { Authorization: `Token ${token}` };
    expect((await fetch(`${base}/api/auth/user-info/`, { headers })).status).toBe(200);
  }
}

async function lane(name: string, delays: readonly number[]): Promise<Acknowledged> {
  const state = join(folder, `${name}.json`);
  const acknowledged: Acknowledged = { reasons: new Map(), decided: new Set(), tokens: [] };
  for (const delay of delays) {
    const { child, ended, base, said } = start(state);
    const at = await base;
    await check(at, acknowledged);
    const since = performance.now();
    const token = await signIn(at);
    const callTime = performance.now() - since;
    acknowledged.tokens.push(token);
    const worked = work(at, token, acknowledged, name).catch((error) => {
      // The kill ends the connection in the middle of a call; what had no response is not acknowledged.
      if (!child.killed) throw error;
    });
    // A random moment is what is tested: nothing can be observed at it.
    await new Promise((resolve) => setTimeout(resolve, delay * callTime));
    child.kill('SIGKILL');
    await Promise.all([ended, worked]);
    expect(said()).not.toContain('could not be read');
  }
  const last = start(state);
  await check(await last.base, acknowledged);
  last.child.kill('SIGKILL');
  await last.ended;
  expect(existsSync(`${state}.broken`)).toBe(false);
  return acknowledged;
}

test(`${kills} kills at random moments lose nothing that was acknowledged, and tear nothing`, async () => {
  const sequence = createSequence(1);
  const delays = Array.from({ length: kills }, () => sequence.fraction() * longest);
  const results = await Promise.all(
    Array.from({ length: lanes }, (_, index) =>
      lane(
        `lane-${index}`,
        delays.filter((_, at) => at % lanes === index),
      ),
    ),
  );
  const acknowledged = results.reduce((sum, { reasons, decided }) => sum + reasons.size + decided.size, 0);
  // The kills come in the middle of the work, not before it.
  expect(acknowledged).toBeGreaterThan(kills / 2);
}, 1_200_000);
