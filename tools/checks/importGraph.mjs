import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { root } from '../processes/run.mjs';

/** Folders whose modules import each other. */
const folders = ['src', 'simulator', 'stories', 'scripts', 'tools', 'e2e', 'deploy', '.storybook'];
const isSource = (path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('.d.ts');

/** Every file of a folder, by its path from the repository's root. */
const filesIn = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        `${folder}/${name}`.replaceAll('\\', '/'),
      )
    : [];

/** The aliases of package.json, `#api/*` to `./src/api/*`, as pairs of prefixes. */
const aliases = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports).map(
  ([alias, target]) => [alias.replace('*', ''), posix.normalize(target.replace('*', ''))],
);

/** The file that a specifier names in a module, by its path from the root; undefined for a package. */
function resolve(specifier, importer) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  const alias = aliases.find(([prefix]) => path.startsWith(prefix));
  return alias && alias[1] + path.slice(alias[0].length);
}

/**
 * Every specifier that a module imports: statically, dynamically, or as the URL of a worker or another file.
 *
 * @returns each specifier, and whether it is imported dynamically only.
 */
export function specifiersOf(code, path) {
  const found = new Map();
  const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return undefined;
    const isUrl = node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'URL';
    const specifier = textOf(isUrl ? node.arguments[0] : node.source);
    if (specifier !== undefined)
      found.set(specifier, node.type === 'ImportExpression' && found.get(specifier) !== false);
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
    return undefined;
  };
  visit(parseAst(code, { lang: path.endsWith('.ts') ? 'ts' : 'tsx' }).body);
  return found;
}

/**
 * The distance of an import. Every story of a page renders the whole portal, whose routes import all pages dynamically:
 * such a story shows one of them, so that the others count as far away.
 */
const distanceOf = (importer, isDynamic) => (isDynamic && importer.startsWith('src/app/') ? 10 : 1);

/** The components that a story of a page shows: the one of its name, else the pages of its area. */
function shownIn(story, sources) {
  const [, area, name] = story.match(/^stories\/features\/([\w-]+)\/(\w+)\.stories\.tsx$/) ?? [];
  if (!area) return [];
  const namesakes = sources.filter((path) => path.startsWith('src/') && path.endsWith(`/${name}.tsx`));
  if (namesakes.length > 0) return namesakes;
  return sources.filter((path) => path.startsWith(`src/features/${area}/`) && path.endsWith('Page.tsx'));
}

/**
 * Which modules import a file, directly.
 *
 * @returns paths from the repository's root: each imported file with its importers and how far they are.
 */
export function importersOf() {
  const importers = new Map();
  const add = (imported, importer, distance) => {
    if (!importers.has(imported)) importers.set(imported, new Map());
    importers.get(imported).set(importer, distance);
  };
  const sources = folders.flatMap(filesIn).filter(isSource);
  for (const path of sources) {
    for (const [specifier, isDynamic] of specifiersOf(readFileSync(join(root, path), 'utf8'), path)) {
      const imported = resolve(specifier, path);
      if (imported) add(imported, path, distanceOf(path, isDynamic));
    }
    for (const shown of shownIn(path, sources)) add(shown, path, 1);
  }
  return importers;
}

/**
 * Every file that some files reach through imports, nearest first.
 *
 * @param importers - as `importersOf` returns them.
 * @returns each file with its distance: the number of imports between, where those of a route count for ten.
 */
export function reachedFrom(files, importers) {
  const reached = new Map();
  const waiting = [files];
  for (let distance = 0; distance < waiting.length; distance++)
    for (const file of waiting[distance] ?? []) {
      if (reached.has(file)) continue;
      reached.set(file, distance);
      for (const [importer, more] of importers.get(file) ?? []) {
        waiting[distance + more] ??= [];
        waiting[distance + more].push(importer);
      }
    }
  return reached;
}
