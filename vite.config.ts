import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ServerOptions } from 'vite';
import { textGroupOf } from './src/app/routing/textGroups.ts';
import { languages } from './src/design-system/language/languages.ts';
import { system } from './src/design-system/theme/system.ts';
import { buildRecords } from './tools/build/buildRecords.ts';
import { compressFolder } from './tools/build/compress.mjs';
import { routeChunks } from './tools/build/routeChunks.ts';
import { startScript } from './tools/build/startScript.ts';
import { staticStyles } from './tools/static-styles/index.ts';

/**
 * Styles are compiled in builds, also of Storybook. `STATIC_STYLES=off` builds without it, `STATIC_STYLES=on` develops
 * with it.
 */
const styles = staticStyles({ system, include: /\/src\/.*\.tsx?$/, mode: process.env.STATIC_STYLES });

/**
 * In demo mode the simulator runs in the browser: its service worker and the script of msw in it, which is served from
 * msw itself, never from a copy.
 */
const demoWorker: Plugin = {
  name: 'demo-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'demo',
  configureServer({ middlewares }) {
    const scripts = {
      '/simulator-worker.js': join(import.meta.dirname, 'simulator/serviceWorker/worker.js'),
      '/mockServiceWorker.js': createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
    };
    for (const [address, path] of Object.entries(scripts))
      middlewares.use(address, (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        createReadStream(path).pipe(response);
      });
  },
};

/** Writes the modules of each chunk to a hidden folder that is not served; scripts/check-build.mjs reads it. */
const chunkNotes: Plugin = {
  name: 'chunk-notes',
  apply: 'build',
  generateBundle(_options, bundle) {
    const notes = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, file.moduleIds.map((id) => relative(import.meta.dirname, id.replace(/^\0/, '')))]]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/chunks.json',
      source: JSON.stringify(Object.fromEntries(notes), undefined, 2),
    });
  },
};

/**
 * Compresses what the build wrote, once, so that no server does it while it serves; `COMPRESS=off` leaves it out.
 * Storybook is not served as production.
 */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir && 'index.html' in bundle && process.env.COMPRESS !== 'off') await compressFolder(dir);
  },
};

/** The server of `npm run dev -- --api URL`: calls are proxied to it, so that they have the page's origin. */
function proxy(api = process.env.PORTAL_API): ServerOptions['proxy'] {
  if (!api) return undefined;
  const { origin, pathname } = new URL(api);
  const base = pathname.replace(/\/$/, '') || '/api';
  return {
    // The control calls of a simulator at that address; a real server does not have them. The simulator refuses those of
    // other pages, so the proxy passes on as its own only what comes from its own page.
    '/__simulator': {
      target: origin,
      changeOrigin: true,
      configure: (server) => {
        server.on('proxyReq', (sent, { headers }) => {
          if (headers.origin === `http://${headers.host}`) sent.removeHeader('origin');
        });
      },
    },
    '/api': {
      target: origin,
      changeOrigin: true,
      cookieDomainRewrite: '',
      rewrite: (path: string) => path.replace(/^\/api/, base),
    },
  };
}

const textFiles = new RegExp(`\\.(${languages.join('|')})\\.json$`);

/** The chunk of a file of texts: `texts-public-hr`, `texts-reports-hr` or another group's. */
function textsChunk(id: string): string {
  const [namespace = '', language] = basename(id).split('.');
  return `texts-${textGroupOf(namespace)}-${language}`;
}

export default defineConfig({
  plugins: [styles, react(), demoWorker, chunkNotes, startScript, buildRecords(), precompressed],
  worker: { format: 'es' },
  // Texts are imported whole.
  json: { namedExports: false },
  server: { strictPort: true, proxy: proxy() },
  // All imports of all pages are pre-bundled at the start: Vite reloads the open page when it finds another one later.
  optimizeDeps: {
    entries: [
      'index.html',
      'src/**/*.{ts,tsx}',
      'simulator/browser.ts',
      'simulator/console/**/*.{ts,tsx}',
      '!**/*.test.{ts,tsx}',
    ],
  },
  build: {
    target: 'baseline-widely-available',
    // Without a comment that names them; buildRecords moves them to where they are not served.
    sourcemap: 'hidden',
    license: { fileName: 'third-party-notices.txt' },
    // The content security policy allows fonts and workers only from files of this origin.
    assetsInlineLimit: 0,
    // One small style sheet, loaded before the first page: a separate one for a page would be another round trip to
    // the server.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A script has loaded what the first page consists of, and the import of a file of texts fetches that itself: lists of them
      // would be a part of the first file.
      resolveDependencies: (file, dependencies, { hostType }) => {
        if (hostType === 'html') return dependencies;
        const loaded = /\/(react|rolldown-runtime|theme)-/;
        return file.includes('/texts-') ? [] : dependencies.filter((name) => !loaded.test(name));
      },
    },
    rolldownOptions: {
      // Emotion imports it for `withTheme` alone, which nobody uses; it and react-is would be a kilobyte of the first file.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        // A shared file is named after all that share it: the first name is enough, the hash distinguishes them. The
        // entry names most files, and hashes do not compress: one character less is 0.2 kB of the login.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[1] ?? name}-[hash:7].js`,
        // Few files: dozens of tiny ones cost more than they save, in requests and in compression.
        codeSplitting: {
          groups: [
            // What the first page needs, in parts: the browser compiles and runs each for itself. All of these come before the chunks of
            // the pages, whose priorities are below 100.
            { name: 'react', tags: ['$initial'], test: /node_modules\/(react|react-dom|scheduler)\//, priority: 104 },
            {
              name: 'theme',
              tags: ['$initial'],
              test: /@chakra-ui|@emotion|@pandacss|stylis|design-system\/theme/,
              priority: 103,
            },
            { name: 'initial', tags: ['$initial'], priority: 102 },
            // A language's texts, in a file for each group (src/app/routing/textGroups.ts).
            { name: textsChunk, debugName: 'texts', test: textFiles, priority: 101 },
            ...routeChunks(),
          ],
        },
      },
    },
  },
});
