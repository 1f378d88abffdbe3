import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { loadFolder } from '../../deploy/files.mjs';
import { serve } from '../../deploy/serve.mjs';
import { startSimulator } from '../../scripts/lib/simulator.mjs';
import { startSessionApi } from './sessionApi.ts';

/** Where a worker's servers are: each worker has its own, so that specs in parallel share nothing. */
export interface House {
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

/** Starts a house for each worker before the first test, and ends them after the last. */
export default async function openHouses({ workers }: FullConfig) {
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
  const open = async (worker: number) => {
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
      house: { simulator: simulator.url, portal, sessionPortal, brokenPortal },
      close: () => Promise.all([...portals, sessionApi].map((server) => server.close())).then(simulator.stop),
    };
  };
  const houses = await Promise.all(Array.from({ length: workers }, (_, worker) => open(worker)));
  process.env.E2E_HOUSES = JSON.stringify(houses.map(({ house }) => house));
  return async () => {
    await Promise.all(houses.map(({ close }) => close()));
    rmSync(folder, { recursive: true });
  };
}

/** The house of a worker, as its tests ask for it. */
export const houseOf = (worker: number): House => JSON.parse(process.env.E2E_HOUSES ?? '[]')[worker];
