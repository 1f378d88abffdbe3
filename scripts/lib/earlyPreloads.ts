import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** By the first part of a path, what its pages need: their feature, and the pages; all stand in the main layout. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '': ['dashboard/DashboardPage.route.ts'],
  parking: ['parking/outlet.route.ts'],
  garaze: ['garages/outlet.route.ts'],
  ulaznice: ['parks/outlet.route.ts'],
  parkovi: ['parks/outlet.route.ts'],
  prodaja: ['sales/outlet.route.ts'],
  obracuni: ['statements/StatementsPage.route.ts'],
};
const layout = 'src/app/MainLayout.tsx';

/** A chunk with all that it imports at once. */
function withImports(bundle: OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of file.imports) withImports(bundle, other, found);
  return found;
}

/** The chunk that is fetched when the module is imported: one of its own, else the one that holds it. */
function chunkOf(bundle: OutputBundle, module: string): OutputChunk | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return (
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  );
}

/** Runs in the page, before anything else; what it names is only fetched, at low priority, and used when imported. */
const source = (files: Readonly<Record<string, readonly string[]>>) => `(() => {
  try {
    if (!localStorage.getItem('auth-token')) return;
  } catch {
    return;
  }
  const files = ${JSON.stringify(files)}[location.pathname.split('/')[1]] ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = '/' + file;
    document.head.append(link);
  }
})();
`;

/**
 * Whoever is signed in needs the code of the page that was opened: it is fetched while the start script is still on its
 * way, not after it has run. On a slow network the figures come most of a second sooner.
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
      const files: Record<string, string[]> = {};
      for (const [path, modules] of Object.entries(pages)) {
        const needed = new Set<string>();
        for (const each of [layout, ...modules.map((module) => `src/features/${module}`)]) {
          const chunk = chunkOf(bundle, each);
          if (!chunk) this.error(`There is no chunk of ${each}: see earlyPreloads`);
          withImports(bundle, chunk.fileName, needed);
        }
        files[path] = [...needed].filter((name) => !known.has(name));
      }
      const script = source(files);
      const fileName = `assets/preload-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      html.source = String(html.source).replace(
        '<script type="module"',
        `<script async src="/${fileName}"></script>\n    $&`,
      );
    },
  },
};
