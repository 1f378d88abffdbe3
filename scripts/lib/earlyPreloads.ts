import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { routePaths } from '../../src/features/paths.ts';

const root = join(import.meta.dirname, '../..');

/** The route table's pages: the pattern of each path, and the module that the router imports for it. */
function pagesOf(routeTable: string): { readonly pattern: string; readonly module: string }[] {
  const rows = routeTable.matchAll(/name: '(\w+)',(?:(?!name: ')[\s\S])*?import\('#features\/([^']+)'\)/g);
  const found = [...rows];
  const imports = new Set([...routeTable.matchAll(/import\('#features\/([^']+)'\)/g)].map(([, module]) => module));
  for (const [, , module] of found) imports.delete(module);
  if (imports.size > 0) throw new Error(`The route table has no literal name for ${[...imports].join(', ')}`);
  return found.map(([, name = '', module]) => {
    const path = (routePaths as Readonly<Record<string, string>>)[name];
    if (path === undefined) throw new Error(`The route table has a route ${name}, which has no path`);
    return { pattern: `^${path.replace(/:\w+/g, '[^/]+')}$`, module: `src/features/${module}` };
  });
}

/** A chunk with all that it imports statically. */
function withImports(bundle: OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of file.imports) withImports(bundle, other, found);
  return found;
}

/** The chunk that is fetched when the module is imported: its own, else the one that contains it. */
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
  /** Patterns of paths with the indexes of their page's files. */
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[];
}

/** Runs in the page before anything else. What it names is only fetched, at low priority, and runs when it is imported. */
const scriptOf = (preloads: Preloads) => `(() => {
  const { files, publicTexts, layoutTexts, pages } = ${JSON.stringify(preloads)};
  let language = 'hr';
  let signedIn = false;
  try {
    language = localStorage.getItem('language') ?? language;
    signedIn = localStorage.getItem('auth-token') !== null;
  } catch {}
  const page = signedIn ? pages.find(([pattern]) => new RegExp(pattern).test(location.pathname)) : undefined;
  for (const index of [...(publicTexts[language] ?? []), ...(page ? [...page[1], ...(layoutTexts[language] ?? [])] : [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = '/' + files[index];
    document.head.append(link);
  }
})();
`;

/**
 * Fetches the code of the opened page and the texts of its language while the start script is still on its way, not after
 * that has run. On a slow network the figures come most of a second sooner. Which page needs what is derived from the
 * route table and the bundle.
 */
export const earlyPreloads: Plugin = {
  name: 'early-preloads',
  apply: 'build',
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
      const textsBy = (module: string) => ({ hr: filesOf(`${module}.hr.json`), en: filesOf(`${module}.en.json`) });
      const script = scriptOf({
        publicTexts: textsBy('src/app/app'),
        layoutTexts: textsBy('src/features/reporting/reporting'),
        pages: pagesOf(readFileSync(join(root, 'src/app/routes.ts'), 'utf8')).map(({ pattern, module }) => [
          pattern,
          filesOf('src/app/MainLayout.tsx', module),
        ]),
        files,
      });
      const fileName = `assets/preload-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      html.source = String(html.source).replace(
        '<script type="module"',
        `<script async src="/${fileName}"></script>\n    $&`,
      );
    },
  },
};
