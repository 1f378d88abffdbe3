import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../processes/ports.mjs';
import { bins, root } from '../processes/run.mjs';
import { signIn } from '../processes/simulator.mjs';
import { password } from '../processes/users.mjs';
import { type BenchRow, median, withBrowser } from './kit.ts';

const now = '2026-11-15T09:00:00Z';
const rate = 200;
const seconds = 30;
const starts = 3;
/** The flags of `npm run simulator`, which keep V8 from growing its heap instead of collecting. */
const heap = ['--max-semi-space-size=4', '--max-old-space-size=256'];
/** After this time the simulator's thread for heavy calls has ended. */
const idle = 65_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A server as `npm run simulator` starts it, which keeps its state in a file; and how long its first response took. */
async function startServer(folder: string, node: readonly string[]) {
  const port = await freePort(4150);
  const url = `http://127.0.0.1:${port}`;
  const since = performance.now();
  const state = join(folder, `state-${port}-${since}.json`);
  const options = ['simulator/server.ts', '--port', String(port), '--now', now, '--state', state];
  const server = spawn(process.execPath, [...node, ...options], { cwd: root, stdio: 'ignore' });
  const isThere = () =>
    fetch(`${url}/api/common/usluge/`)
      .then(({ status }) => status === 401)
      .catch(() => false);
  while (!(await isThere())) {
    if (server.exitCode !== null) throw new Error(`The simulator ended with ${server.exitCode}.`);
    await wait(10);
  }
  return { server, url, started: performance.now() - since };
}

const stop = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    server.on('exit', () => resolve());
    server.kill();
  });

/** The calls of the mix, in turns: what a user's pages ask for, a write in ten, and what the console asks for. */
function mixOf(url: string, token: string): (() => Promise<Response>)[] {
  const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' };
  const get = (path: string) => () => fetch(`${url}${path}`, { headers });
  const day = 'begin_date=2026-11-14&end_date=2026-11-14';
  const month = 'begin_date=2026-10-15&end_date=2026-11-14';
  const setting = JSON.stringify({ postavka: 'magic_button', vrijednost: 'true' });
  return [
    get(`/api/dashboard/ukupno-po-uslugama/?${month}`),
    get('/api/auth/user-info/'),
    get(`/api/parking/provider-list/?${month}`),
    get('/__simulator/state'),
    get(`/api/parking/provider/2/transakcije/?${day}`),
    get('/api/zahtjevi/'),
    get(`/api/dashboard/usluge-intervalno/?${month}`),
    get('/api/parking/provider/2/zone/'),
    get(`/api/garaze/garage-list/?${month}`),
    () => fetch(`${url}/api/korisnicke-postavke/`, { method: 'POST', headers, body: setting }),
  ];
}

/**
 * Sends calls at a fixed rate, whether or not the ones before have ended, and returns the 99th percentile of their
 * times in milliseconds, each from the moment at which the call was due. Throws when a call fails.
 */
async function load(mix: readonly (() => Promise<Response>)[], during = seconds): Promise<number> {
  const times: number[] = [];
  const failed: string[] = [];
  const begun = performance.now();
  const calls: Promise<void>[] = [];
  for (let call = 0; call < rate * during; call++) {
    const due = begun + (call * 1000) / rate;
    const ahead = due - performance.now();
    if (ahead > 1) await wait(ahead);
    const send = mix[call % mix.length] as () => Promise<Response>;
    calls.push(
      send().then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) failed.push(`${response.url}: ${response.status}`);
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(calls);
  if (failed.length > 0) throw new Error(`${failed.length} calls failed, such as ${failed[0]}`);
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Requests the heaviest file again and again until it is ended; returns how often it came. */
function heavyReports(url: string, token: string) {
  let isOver = false;
  let count = 0;
  const query = 'begin_date=2018-04-16&end_date=2026-11-14&excel=true';
  const work = (async () => {
    while (!isOver) {
      const headers = { Authorization: `Token ${token}` };
      const response = await fetch(`${url}/api/dashboard/distributeri-intervalno/?${query}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The heavy report: ${response.status}`);
      count += 1;
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return count;
  };
}

/** The memory of a process in MB; undefined where the system does not say it. */
function memoryOf({ pid }: ChildProcess): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

/** The longest frame in milliseconds while the console's log with 5,000 calls scrolls from its top to its end. */
const logScroll = (url: string): Promise<number> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    // tsx adds a helper to functions, which those that run in the page do not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${url}/__simulator/?part=log`, { timeout: 120_000 });
    const log = page.locator('[role=list][tabindex="0"]');
    await log.getByRole('listitem').first().waitFor({ timeout: 60_000 });
    const { longest, height } = await log.evaluate(async (box) => {
      const frame = () => new Promise<number>(requestAnimationFrame);
      await frame();
      const height = box.scrollHeight;
      const step = height / 300;
      let longest = 0;
      let before = await frame();
      for (let place = 0; place <= height; place += step) {
        box.scrollTop = place;
        const at = await frame();
        longest = Math.max(longest, at - before);
        before = at;
      }
      return { longest, height };
    });
    if (height < 5000 * 30) throw new Error(`The log has no 5,000 calls: it is ${height} px high.`);
    return longest;
  });

/** Measures the simulator's HTTP server: its start, its responses under load, its memory, and the console's log. */
export async function benchSimulatorLoad(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-simulator-'));
  const running: ChildProcess[] = [];
  try {
    const started: number[] = [];
    for (let run = 0; run < starts; run++) {
      const one = await startServer(folder, [bins.tsx, ...heap]);
      started.push(one.started);
      await stop(one.server);
    }
    // One process, whose memory can be read.
    const { server, url } = await startServer(folder, [...heap, '--import', 'tsx']);
    running.push(server);
    const token = await signIn(url, 'operator', password);
    const mix = mixOf(url, token);
    await load(mix, 2);
    const usual = await load(mix);
    const end = heavyReports(url, token);
    let reports = 0;
    const beside = await load(mix).finally(async () => {
      reports = await end();
    });
    const frame = await logScroll(url);
    await wait(idle);
    const memory = memoryOf(server);
    return [
      { name: 'simulator: HTTP server to its first response, median', value: median(started), unit: 'ms', limit: 1500 },
      { name: `simulator: ${rate} calls a second for ${seconds} s, p99`, value: usual, unit: 'ms', limit: 100 },
      {
        name: `simulator: the same while ${reports} heavy reports are made, p99`,
        value: beside,
        unit: 'ms',
        limit: 100,
      },
      ...(memory === undefined
        ? []
        : [
            {
              name: `simulator: memory after ${rate * (seconds * 2 + 2)} calls, as of ten users in an hour`,
              value: memory,
              unit: 'MB',
              limit: 250,
            },
          ]),
      {
        name: "simulator: the console's log of 5,000 calls scrolls, longest frame",
        value: frame,
        unit: 'ms',
        limit: 50,
      },
    ];
  } finally {
    for (const server of running) await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
