import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bins, root, run } from '../processes/run.mjs';

const vite = (options, folder) =>
  run(bins.vite, ['build', '--mode', 'demo', '--base', './', '--outDir', folder, '--logLevel', 'error', ...options], {
    env: { ...process.env, COMPRESS: 'off' },
  });

/**
 * Builds the demo, a folder of files that any file server hosts at any path: the portal with the simulator in it, the
 * console's page, and a page for addresses that the server has no file for. Throws when a build fails.
 */
export async function buildDemo(folder) {
  // The second build adds its files to those of the first.
  const failed =
    (await vite(['--emptyOutDir'], folder)) ||
    (await vite(['--config', 'simulator/console/vite.config.ts', '--no-emptyOutDir'], folder));
  if (failed) throw new Error('The demo could not be built: see above.');
  // Source maps and the bill of materials are for the makers.
  rmSync(join(folder, '.vite'), { recursive: true, force: true });
  const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  copyFileSync(msw, join(folder, 'mockServiceWorker.js'));
  copyFileSync(join(root, 'simulator/serviceWorker/worker.js'), join(folder, 'simulator-worker.js'));
  copyFileSync(join(root, 'simulator/demo/worker.js'), join(folder, 'demo-worker.js'));
  copyFileSync(join(root, 'simulator/demo/404.html'), join(folder, '404.html'));
  // The page that a map of zones is embedded from; the address is simulator/addresses/zoneMapAddress.ts's.
  mkdirSync(join(folder, 'simulator/demo'), { recursive: true });
  for (const name of ['zone-map.html', 'zone-map.css', 'zone-map.js'])
    copyFileSync(join(root, 'simulator/demo', name), join(folder, 'simulator/demo', name));
}
