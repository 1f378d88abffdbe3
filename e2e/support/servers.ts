import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { serve } from '../../deploy/serve.mjs';
import { startNginx } from '../../tools/processes/nginx.mjs';
import { startSimulator } from '../../tools/processes/simulator.mjs';
import { builtDemo, builtForPath, dist } from './builds.ts';
import { startSessionApi } from './sessionApi.ts';

/** The addresses of a worker's servers. Each worker has its own, so that parallel specs share nothing. */
export interface Servers {
  /** The API's origin, with the control calls of the simulator behind it. */
  readonly simulator: string;
  /** The built portal as in production, its API the simulator. */
  readonly portal: string;
  /** The same files where the deployment chose session mode: cookies and a CSRF header instead of a token. */
  readonly sessionPortal: string;
  /** The same files with a config.json that is wrong in three places. */
  readonly brokenPortal: string;
  /** A build that was made for a path, /portal/. Empty with the short tests, none of which needs it. */
  readonly subPathPortal: string;
}

const wrongConfiguration = { authentication: 'basic', apiBase: '/api/', tile: 'https://tiles.example.hr/{z}/{x}/{y}' };

/** Serves the build: by deploy/serve.mjs, or by nginx over TLS (e2e/nginx.config.mjs). */
const serveBuild = ({
  base,
  ...options
}: {
  api: string;
  port: number;
  config?: string;
  dir?: string;
  base?: string;
}) =>
  process.env.E2E_SERVER === 'nginx'
    ? startNginx({ dir: dist, ...options, ...(base && { env: { PORTAL_BASE: base } }) })
    : serve({ dir: dist, ...options, ...(base && { base }), port: 0 });

/** Starts the servers of each worker before the first test, and stops them after the last. */
export default async function startServers({ workers }: FullConfig) {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} holds no build: run npm run build.`);
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const configured = (name: string, configuration: object) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(configuration));
    return path;
  };
  const session = configured('session.json', { authentication: 'session' });
  const broken = configured('broken.json', wrongConfiguration);
  const isNginx = process.env.E2E_SERVER === 'nginx';
  // None of the short tests needs another build: it takes as long as ten of them.
  const isShort = process.env.CHECK_DEPTH === 'short';
  const [dirForPath, demo] = await Promise.all([
    isShort ? undefined : builtForPath(),
    isShort || isNginx ? '' : builtDemo(),
  ]);
  const start = async (worker: number) => {
    const simulator = await startSimulator();
    const sessionApi = await startSessionApi(simulator.url);
    // Each server takes two free ports from its first one up.
    const port = 4220 + worker * 40;
    const portals = await Promise.all([
      serveBuild({ api: simulator.url, port }),
      serveBuild({ api: sessionApi.url, config: session, port: port + 10 }),
      serveBuild({ api: simulator.url, config: broken, port: port + 20 }),
      ...(dirForPath ? [serveBuild({ api: simulator.url, dir: dirForPath, base: '/portal/', port: port + 30 })] : []),
    ]);
    const [portal, sessionPortal, brokenPortal, subPathPortal = ''] = portals.map(({ url }) => url);
    return {
      servers: { simulator: simulator.url, portal, sessionPortal, brokenPortal, subPathPortal },
      close: () => Promise.all([...portals, sessionApi].map((server) => server.close())).then(simulator.stop),
    };
  };
  const started = await Promise.all(Array.from({ length: workers }, (_, worker) => start(worker)));
  process.env.E2E_DEMO = demo;
  process.env.E2E_SERVERS = JSON.stringify(started.map(({ servers }) => servers));
  return async () => {
    await Promise.all(started.map(({ close }) => close()));
    rmSync(folder, { recursive: true });
  };
}

/** The servers of a worker. */
export const serversOf = (worker: number): Servers => JSON.parse(process.env.E2E_SERVERS ?? '[]')[worker];
