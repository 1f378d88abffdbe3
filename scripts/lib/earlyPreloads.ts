import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { defaultLanguage, languages } from '../../src/design-system/language/languages.ts';
import { type RouteName, routePaths } from '../../src/features/paths.ts';
import { readRouteTable } from './routeTable.ts';

/** The pattern of the paths of a route, below the path that the portal is served at. */
const patternOf = (name: RouteName) => routePaths[name].replace(/:\w+/g, '[^/]+');

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

interface Preloads {
  readonly files: readonly string[];
  /** Indexes of files, by language. */
  readonly publicTexts: Readonly<Record<string, readonly number[]>>;
  readonly layoutTexts: Readonly<Record<string, readonly number[]>>;
  /** The paths of the pages that need the same files, as one pattern, with the indexes of these files. */
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[];
}

/** The pages, those that need the same files together: the script is a part of what every visitor fetches. */
function groupPages(
  pages: readonly { readonly name: RouteName; readonly files: readonly number[] }[],
): Preloads['pages'] {
  const groups = new Map<string, { patterns: string[]; files: readonly number[] }>();
  for (const { name, files } of pages) {
    const group = groups.get(files.join()) ?? { patterns: [], files };
    group.patterns.push(patternOf(name));
    groups.set(files.join(), group);
  }
  return [...groups.values()].map(({ patterns, files }) => [`^(${patterns.join('|')})$`, files]);
}

/**
 * The part that watches the start. Where a script cannot be fetched, or fails before the portal is shown, the notice of
 * index.html appears at once. Its link fetches the files from the server, past what the browser keeps: a file that was
 * missing for a moment must not stay missing. By the load event the entry script has run, or never will. Without this
 * script the notice appears by itself after 30 s.
 */
const watchStart = `(() => {
  const show = () => {
    const notice = document.getElementById('start-failed');
    if (notice) Object.assign(notice.style, { animation: 'none', visibility: 'visible' });
  };
  addEventListener('error', show, true);
  addEventListener('unhandledrejection', show);
  addEventListener('load', () => {
    if (document.documentElement.dataset.started === undefined) show();
  });
  document.querySelector('#start-failed a')?.addEventListener('click', (event) => {
    event.preventDefault();
    const files = document.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]');
    const addresses = [...files].map((file) => file.src || file.href);
    Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload' }))).then(() => location.reload());
  });
})();
`;

/** The path that the files are served at, where they work at any path: this script is in `assets/` below it. */
const foundBase = `new URL('..', document.currentScript.src).pathname`;

/**
 * The script that runs first in the page. It watches the start, and fetches the files, at low priority; they run when
 * they are imported.
 */
const scriptOf = (preloads: Preloads, base: string) => `${watchStart}(() => {
  const { files, publicTexts, layoutTexts, pages } = ${JSON.stringify(preloads)};
  const base = ${base.startsWith('/') ? `'${base}'` : foundBase};
  let language = '${defaultLanguage}';
  let signedIn = false;
  try {
    language = localStorage.getItem('language') ?? language;
    signedIn = localStorage.getItem('auth-token') !== null;
  } catch {}
  const path = location.pathname.slice(base.length - 1);
  const page = signedIn ? pages.find(([pattern]) => new RegExp(pattern).test(path)) : undefined;
  for (const index of [...(publicTexts[language] ?? []), ...(page ? [...page[1], ...(layoutTexts[language] ?? [])] : [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = base + files[index];
    document.head.append(link);
  }
})();
`;

let base = '/';

/**
 * Fetches the code of the opened page and the texts of its language while the start script is still loading, not after
 * it has run. On a slow network the figures are shown most of a second sooner. The files of each page are derived from
 * the route table and the bundle.
 */
export const earlyPreloads: Plugin = {
  name: 'early-preloads',
  apply: 'build',
  configResolved(config) {
    ({ base } = config);
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle['index.html'];
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (html?.type !== 'asset' || !entry) return;
      const known = withImports(bundle, entry.fileName);
      const files: string[] = [];
      /** The indexes of the files that modules need beyond the start script. */
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
        Object.fromEntries(languages.map((language) => [language, filesOf(`${module}.${language}.json`)]));
      const script = scriptOf(
        {
          publicTexts: textsBy('src/app/app'),
          layoutTexts: textsBy('src/features/reporting/reporting'),
          pages: groupPages(
            readRouteTable().map(({ name, module }) => ({ name, files: filesOf('src/app/MainLayout.tsx', module) })),
          ),
          files,
        },
        base,
      );
      const fileName = `assets/preload-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      html.source = String(html.source).replace(
        '<script type="module"',
        `<script defer src="${base}${fileName}"></script>\n    $&`,
      );
    },
  },
};
