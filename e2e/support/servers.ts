import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { loadFolder } from '../../deploy/files.mjs';
import { serve } from '../../deploy/serve.mjs';
import { startSimulator } from '../../scripts/lib/simulator.mjs';
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
}

/** The build to be tested; `PORTAL_DIST` names another folder. */
export const dist = process.env.PORTAL_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));

const wrongConfiguration = { authentication: 'basic', apiBase: '/api/', tile: 'https://tiles.example.hr/{z}/{x}/{y}' };

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
  // Compressing takes seconds: once for all servers.
  const prepared = await loadFolder(dist);
  const start = async (worker: number) => {
    const simulator = await startSimulator({ port: 4120 + worker * 10 });
    const sessionApi = await startSessionApi(simulator.url);
    const common = { port: 0, dir: dist, prepared };
    const portals = await Promise.all([
      serve({ ...common, api: simulator.url }),
      serve({ ...common, api: sessionApi.url, config: session }),
      serve({ ...common, api: simulator.url, config: broken }),
    ]);
    const [portal, sessionPortal, brokenPortal] = portals.map(({ url }) => url);
    return {
      servers: { simulator: simulator.url, portal, sessionPortal, brokenPortal },
      close: () => Promise.all([...portals, sessionApi].map((server) => server.close())).then(simulator.stop),
    };
  };
  const started = await Promise.all(Array.from({ length: workers }, (_, worker) => start(worker)));
  process.env.E2E_SERVERS = JSON.stringify(started.map(({ servers }) => servers));
  return async () => {
    await Promise.all(started.map(({ close }) => close()));
    rmSync(folder, { recursive: true });
  };
}

/** The servers of a worker. */
export const serversOf = (worker: number): Servers => JSON.parse(process.env.E2E_SERVERS ?? '[]')[worker];
