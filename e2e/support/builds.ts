import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from '../../tools/build/buildDemo.mjs';
import { bins, root, run } from '../../tools/processes/run.mjs';

/** The build to be tested; `PORTAL_DIST` names another folder. */
export const dist = process.env.PORTAL_DIST ?? join(root, 'dist');

/** A folder below .cache with another build of the same sources; made when it is older than `dist`. */
async function cached(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(root, '.cache', name);
  const page = join(folder, 'index.html');
  const isNew = existsSync(page) && statSync(page).mtimeMs > statSync(join(dist, 'index.html')).mtimeMs;
  if (!isNew) await build(folder);
  return folder;
}

/** The portal built to be served at /portal/. */
export const builtForPath = () =>
  cached('dist-portal', async (folder) => {
    const args = ['build', '--base', '/portal/', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const code = await run(bins.vite, args, { env: { ...process.env, COMPRESS: 'off' } });
    if (code !== 0) throw new Error('The portal could not be built for a path.');
  });

/** The demo, as `npm run build:demo` builds it. */
export const builtDemo = () => cached('dist-demo', buildDemo);
