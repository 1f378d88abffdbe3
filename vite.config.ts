import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyPreloads } from './scripts/lib/earlyPreloads.ts';
import { textGroupOf } from './src/app/textGroups.ts';
import { system } from './src/design-system/theme/system.ts';
import { staticStyles } from './tools/static-styles/index.ts';

/** Styles are compiled in builds, Storybook's too. `STATIC_STYLES=off` builds without, `STATIC_STYLES=on` develops with it. */
const styles = staticStyles({ system, include: /\/src\/.*\.tsx?$/, mode: process.env.STATIC_STYLES });

/** In demo mode the simulator answers in the browser: its service worker comes from msw itself, never from a copy. */
const demoWorker: Plugin = {
  name: 'demo-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'demo',
  configureServer({ middlewares }) {
    const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      createReadStream(worker).pipe(response);
    });
  },
};

/** Notes which modules each chunk holds, in a hidden folder that is not served; scripts/check-build.mjs reads it. */
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

/** `npm run dev -- --api URL` names a real server here: its calls are passed on, so that the page's origin serves both. */
function proxy(api = process.env.PORTAL_API) {
  if (!api) return undefined;
  const { origin, pathname } = new URL(api);
  const base = pathname.replace(/\/$/, '') || '/api';
  return {
    // The console of a simulator that runs there: a real server knows no such calls.
    '/__simulator': { target: origin, changeOrigin: true },
    '/api': {
      target: origin,
      changeOrigin: true,
      cookieDomainRewrite: '',
      rewrite: (path: string) => path.replace(/^\/api/, base),
    },
  };
}

/** The file that texts belong to: `texts-public-hr`, `texts-reports-hr` or `texts-others-hr`. */
function textsChunk(id: string): string {
  const [namespace = '', language] = basename(id).split('.');
  return `texts-${textGroupOf(namespace)}-${language}`;
}

export default defineConfig({
  plugins: [styles, react(), demoWorker, chunkNotes, earlyPreloads],
  worker: { format: 'es' },
  server: { strictPort: true, proxy: proxy() },
  // All that any page imports is prepared at the start: what were found later would make the open page start over.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', 'simulator/browser.ts', '!**/*.test.{ts,tsx}'],
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    license: true,
    // The content security policy takes fonts and workers from files of this origin only.
    assetsInlineLimit: 0,
    // One small sheet, there before the first page: one of a page's own would be a round trip to the server more.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A shared file is named after all that share it: the first is enough, the hash tells them apart.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[1] ?? name}-[hash].js`,
        // Few files: dozens of tiny ones cost more than they save, in requests and in compression. What the first
        // page needs is one; what several pages share is split by who shares it, and small rests join a neighbour. Where
        // too much joins, files come to need each other in a circle, and one of them runs too early: check:build looks.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 5 },
            // A language's texts, in three files: those of the public pages, of the report pages, and all others.
            { name: textsChunk, test: /\.(hr|en)\.json$/, priority: 4 },
            // Apart from all else, or small parts of ours would join it and bring it before the figures.
            {
              name: 'charts',
              test: /node_modules\/highcharts|design-system\/charts\/drawing\//,
              entriesAware: true,
              priority: 4,
            },
            // The main layout with all that it imports, which would else come with the report pages.
            { name: 'layout', test: /app\/MainLayout\.tsx$/, priority: 3 },
            // What the dashboard draws figures with, and what the report pages have beyond it. A file that held some of
            // both would bring the dashboard what it never shows.
            {
              name: 'figures',
              test: /features\/(dashboard\/\w+|reporting\/components\/TableTools)\.tsx?$/,
              priority: 2,
            },
            // All report pages are one file: each by itself is smaller than what fetching it costs.
            {
              name: 'reports',
              test: /features\/(reporting\/(components\/|outlets\/|parkingProvider\/)|report-files\/Download|(parking|garages|parks|sales|statements)\/((?!NewPeriod|EditPeriod|WorkingHours)\w+Page|outlet)\.)/,
              priority: 2,
            },
            // Of features that no other feature needs; what their small parts would else join is on the way to the dashboard.
            { name: 'incidents', test: /features\/system\//, entriesAware: true, priority: 1 },
            { name: 'statistics', test: /features\/statistics\//, entriesAware: true, priority: 1 },
            // What zones and garages change, their pages with it; the border editor and its map come when they are opened.
            {
              name: 'hours',
              test: /features\/(change-requests\/(hours\/|[\w]+\.)|zones\/|reporting\/parkingProvider\/)|node_modules\/react-hook-form\/|design-system\/(DateField|TimeField|Tabs)\//,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_500,
              priority: 1,
            },
            { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 12_000, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
