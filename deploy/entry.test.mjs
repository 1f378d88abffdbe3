import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNginx } from '../tools/processes/nginx.mjs';
import { freePort } from '../tools/processes/ports.mjs';

const { nginx } = findNginx();
/** A user without rights, where the test may change to one. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-entry-'));
  const built = join(folder, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'index.html'), 'page');
  writeFileSync(join(built, 'config.json'), '{}');
  writeFileSync(join(built, 'assets/main-1.js'), 'main');
  for (const name of ['served', 'temp']) {
    mkdirSync(join(folder, name));
    if (nobody.uid) chownSync(join(folder, name), nobody.uid, nobody.gid);
  }
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (env) => {
  const child = spawn('sh', ['deploy/entry.sh'], {
    ...nobody,
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      PORTAL_BUILD: join(folder, 'built'),
      PORTAL_DIR: join(folder, 'served'),
      PORTAL_TEMP: join(folder, 'temp'),
      PORTAL_LISTEN: '127.0.0.1',
      PORTAL_ACCESS_LOG: join(folder, 'temp/access.log'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  return { child, output: () => output, exited: new Promise((done) => child.once('exit', done)) };
};

describe.skipIf(!nginx)(`the container's start${nginx ? '' : ' (skipped: there is no nginx)'}`, () => {
  it('serves the build by the environment, without rights, and ends by SIGQUIT', async () => {
    const port = await freePort(4290);
    const started = start({
      PORTAL_API: 'http://127.0.0.1:1',
      PORTAL_HTTP_PORT: String(port),
      PORTAL_CONFIG_JSON: '{"frames":["https://karta.example.hr"]}',
    });
    const url = `http://127.0.0.1:${port}`;
    let health;
    while (!health?.ok) {
      health = await fetch(`${url}/healthz`).catch(() => undefined);
      if (started.child.exitCode !== null) throw new Error(started.output());
    }
    const page = await fetch(`${url}/parking`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe('page');
    expect(page.headers.get('content-security-policy')).toContain('frame-src https://karta.example.hr;');
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ frames: ['https://karta.example.hr'] });
    expect((await fetch(`${url}/api/x/`)).status).toBe(502);
    started.child.kill('SIGQUIT');
    expect(await started.exited).toBe(0);
    // Nothing was written beside the two folders.
    expect(readdirSync(folder).sort()).toEqual(['built', 'served', 'temp']);
    expect(readdirSync(join(folder, 'built')).sort()).toEqual(['assets', 'config.json', 'index.html']);
  });

  it('does not start with an environment that cannot be used, and says why', async () => {
    const started = start({ PORTAL_API: 'nowhere' });
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('PORTAL_API is not set to an address');
  });
});

describe('the image', () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8');

  it('runs without rights, is stopped gracefully and is checked', () => {
    expect(file).toMatch(/^USER 10001$/m);
    expect(file).toMatch(/^STOPSIGNAL SIGQUIT$/m);
    expect(file).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    for (const rule of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'network_mode: service:portal'])
      expect(compose).toContain(rule);
  });

  it('has all modules that its start needs', () => {
    const copied = file
      .match(/^COPY (deploy\/.*) \/portal\/deploy\/$/m)[1]
      .split(' ')
      .map((path) => basename(path));
    for (const [, started] of readFileSync('deploy/entry.sh', 'utf8').matchAll(/\$here\/([\w.]+)/g))
      expect(copied).toContain(started);
    // No package is installed there.
    for (const name of copied.filter((each) => each.endsWith('.mjs')))
      for (const [, from] of readFileSync(join('deploy', name), 'utf8').matchAll(/from '([^']+)'/g))
        if (!from.startsWith('node:')) expect(copied, name).toContain(from.replace('./', ''));
  });
});
