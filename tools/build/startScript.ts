import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { OutputBundle, OutputChunk } from 'rolldown';
import { build, type Plugin } from 'vite';
import { languages } from '../../src/design-system/language/languages.ts';
import { type RouteName, routePaths } from '../../src/features/routes/paths.ts';
import type { StartFiles, StartPages } from '../../src/start/startFiles.ts';
import { readRouteTable } from './routeTable.ts';
import { paintFrameFirst } from './startPage.ts';

const root = join(import.meta.dirname, '../..');

/** The pages with charts. */
const withCharts: readonly RouteName[] = ['home', 'parkingProvider', 'garageDetails', 'parkDetails', 'saleDetails'];

/** What draws charts. */
const drawing = 'src/design-system/charts/drawing/index.ts';

/**
 * The pattern of the paths of routes, below the path that the portal is served at: a path stands for those below it where all of
 * these are in the list.
 */
function patternOf(names: readonly RouteName[]): string {
  const below = (path: string) =>
    Object.keys(routePaths).filter((name) => routePaths[name as RouteName].startsWith(`${path}/`));
  const whole = names.filter((name) => {
    const others = below(routePaths[name]);
    return others.length > 0 && others.every((other) => names.includes(other as RouteName));
  });
  const paths = names
    .filter((name) => !whole.some((other) => routePaths[name].startsWith(`${routePaths[other]}/`)))
    .map((name) => routePaths[name].replace(/:\w+/g, '[^/]+') + (whole.includes(name) ? '(/.+)?' : ''));
  return `^(${paths.join('|')})$`;
}

/** The routes outside the main layout. */
const publicRoutes: readonly RouteName[] = ['login', 'resetPassword', 'setNewPassword', 'permissionDenied'];

/** The parts of the first file that are a script each, in their order: the browser compiles and runs them one by one. */
const parts = ['react', 'theme'];

/** A chunk with all that it imports statically. */
function withImports(bundle: OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of file.imports) withImports(bundle, other, found);
  return found;
}

/** Returns the chunk that is fetched when the module is imported: its own, else the one that contains it. */
function chunkOf(bundle: OutputBundle, module: string): OutputChunk | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return (
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  );
}

/** The pages, those that need the same files together; the group with the longest pattern comes last, and is that of every other path. */
function groupPages(pages: readonly (Omit<StartPages, 'pattern'> & { readonly name: RouteName })[]): StartPages[] {
  const groups = new Map<string, { page: Omit<StartPages, 'pattern'>; names: RouteName[] }>();
  for (const { name, ...page } of pages) {
    const key = JSON.stringify(page);
    const group = groups.get(key) ?? { page, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  const patterns = [...groups.values()].map(({ page, names }) => ({ ...page, pattern: patternOf(names) }));
  const [longest, ...others] = patterns.sort((a, b) => b.pattern.length - a.pattern.length);
  return longest ? [...others, { ...longest, pattern: '' }] : [];
}

/** Compiles src/start/start.ts to one classic script, which the browser runs before it goes on with the page. */
async function compile(startFiles: StartFiles, base: string, mode: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode,
    base,
    define: { builtFiles: JSON.stringify(startFiles) },
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(root, 'src/start/start.ts'), output: { format: 'iife' } },
    },
  });
  const chunk = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The start script was not built.');
  return chunk.code;
}

let base = '/';
let mode = 'production';

/**
 * Puts the start script (src/start/start.ts) into index.html, with the build's files that it fetches while the portal's
 * first file is still loading, not after that has run: on a slow network the figures are shown most of a second sooner. The files of
 * each page are derived from the route table and the bundle.
 */
export const startScript: Plugin = {
  name: 'start-script',
  apply: 'build',
  configResolved(config) {
    ({ base, mode } = config);
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const html = bundle['index.html'];
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (html?.type !== 'asset' || !entry) return;
      const known = withImports(bundle, entry.fileName);
      const files: string[] = [];
      /** The indexes of the files that modules need beyond the first file. */
      const filesOf = (...modules: string[]): number[] => {
        const needed = new Set<string>();
        for (const module of modules) {
          const chunk = chunkOf(bundle, module);
          if (!chunk) this.error(`There is no chunk of ${module}`);
          withImports(bundle, chunk.fileName, needed);
        }
        return [...needed]
          .filter((name) => !known.has(name))
          .map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1));
      };
      const textsBy = (module: string) =>
        Object.fromEntries(
          languages.map((language) => [language, filesOf(`${module}.${language}.json`)]),
        ) as unknown as StartFiles['publicTexts'];
      const pages = readRouteTable().map(({ name, module, bare }) => ({
        name,
        files: filesOf('src/app/layout/MainLayout.tsx', module),
        ...(withCharts.includes(name) && { charts: true as const }),
        ...(bare && { bare: true as const }),
      }));
      const startFiles: StartFiles = {
        publicTexts: textsBy('src/app/app'),
        layoutTexts: textsBy('src/features/reporting/reporting'),
        publicPaths: patternOf(publicRoutes),
        pages: groupPages(pages),
        charts: filesOf(drawing),
        fonts: Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => files.push(name) - 1),
        files,
      };
      const script = await compile(startFiles, base, mode);
      const fileName = `assets/start-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      let page = String(html.source);
      const scripts = parts.map((name) => {
        const part = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        const link = `<link rel="modulepreload" crossorigin href="${base}${part?.fileName}">`;
        if (!page.includes(link)) this.error(`index.html has no part ${name}`);
        page = page.replace(`    ${link}\n`, '');
        return `<script type="module" crossorigin src="${base}${part?.fileName}"></script>`;
      });
      page = paintFrameFirst(page);
      html.source = page.replace(
        '<script type="module" crossorigin',
        [`<script src="${base}${fileName}"></script>`, ...scripts, '$&'].join('\n    '),
      );
    },
  },
};
