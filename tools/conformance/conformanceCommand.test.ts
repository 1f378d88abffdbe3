// @module-tag slow
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '#simulator/server/httpServer.ts';
import { createSimulator, type Simulator } from '#simulator/simulator.ts';
import { bins, root } from '../processes/run.mjs';

/** What `npm run conformance` prints, and its exit code. */
const run = (...options: string[]) =>
  new Promise<{ code: number; out: string; problem: string }>((resolve) => {
    const args = [bins.tsx, join(root, 'scripts/conformance.ts'), ...options];
    execFile(process.execPath, args, { cwd: root }, (error, out, problem) =>
      resolve({ code: Number(error?.code ?? 0), out, problem }),
    );
  });

const oneSentence = /^[^\n]+\.\n$/;

describe('what stops the check is one sentence on the error output, and the exit code 2', () => {
  it.each([
    ['an address that is none', ['--api', 'portal'], '--api must be an address'],
    ['an address of another protocol', ['--api', 'ftp://portal.example.hr/api'], '--api must be an address'],
    ['a limit that is no number', ['--limit', 'soon'], '--limit must be a whole number of milliseconds, not "soon".'],
    ['a refused connection', ['--api', 'http://127.0.0.1:9/api'], 'http://127.0.0.1:9/api cannot be reached'],
  ])(
    '%s',
    async (_, options, sentence) => {
      const { code, out, problem } = await run(...options);
      expect([code, out]).toEqual([2, '']);
      expect(problem).toContain(sentence);
      expect(problem).toMatch(oneSentence);
    },
    300_000,
  );

  it('an unknown option, with the options that there are', async () => {
    const { code, problem } = await run('--speed', '1');
    expect(code).toBe(2);
    expect(problem).toMatch(/^Unknown option '--speed'.*The options are: .*--username NAME.*\n$/);
  }, 300_000);
});

describe('against a server over HTTP', () => {
  /** Changes the responses of the server. */
  let change: (response: Response, path: string) => Response;
  let server: ReturnType<typeof createHttpServer>;
  let api: string;
  beforeEach(async () => {
    change = (response) => response;
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
    const changed: Simulator = {
      ...simulator,
      async handle(request) {
        const response = await simulator.handle(request);
        return response && change(response, new URL(request.url).pathname);
      },
    };
    server = createHttpServer(changed);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const asNewcomer = () => ['--api', api, '--username', 'newcomer', '--password', 'demo-1234', '--limit', '50000'];

  it('the exit code is 0 when all fits, and the last line counts', async () => {
    const { code, out, problem } = await run(...asNewcomer());
    expect([code, problem]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe(`${api} as newcomer, on 2026-11-15`);
    expect(out.trim().split('\n').at(-1)).toMatch(/^[1-9]\d* fit the contract, 0 do not, [1-9]\d* were refused/);
  }, 300_000);

  it('the exit code is 1 when a call does not fit; the text says what was expected and what came', async () => {
    change = (response, path) =>
      path === '/api/auth/user-info/' && response.status === 200 ? new Response('{}', response) : response;
    const { code, out } = await run(...asNewcomer());
    expect(code).toBe(1);
    expect(out).toMatch(/✗ getUserInfo {2}GET \/auth\/user-info\/\n {4}\w+: expected string, came no such key/);
  }, 300_000);

  it('the report is JSON on request', async () => {
    change = (response, path) =>
      path === '/api/auth/user-info/' && response.status === 200
        ? new Response('<p>', { status: 200, headers: { 'Content-Type': 'text/html' } })
        : response;
    const { code, out } = await run(...asNewcomer(), '--json');
    const { username, day, results } = JSON.parse(out);
    expect([code, username, day]).toEqual([1, 'newcomer', '2026-11-15']);
    expect(results.filter(({ outcome }: { outcome: string }) => outcome === 'differs')).toEqual([
      expect.objectContaining({
        name: 'getUserInfo',
        faults: [{ where: 'Content-Type', expected: 'application/json', came: 'text/html' }],
      }),
    ]);
  }, 300_000);

  it('a wrong password is one sentence', async () => {
    const { code, problem } = await run('--api', api, '--username', 'newcomer', '--password', 'no');
    expect([code, problem]).toEqual([2, `newcomer cannot sign in at ${api}/auth/login/: status 400.\n`]);
  }, 300_000);
});
