import type { ESTree } from 'vite';
import type { Styles } from './chakraStyles.ts';
import { stylesOf } from './literals.ts';
import { isFactory } from './parts.ts';
import { type Import, importsOf, type Node, nameOf, parse, visit } from './syntaxTree.ts';

/** Access to the project's modules, for what a module imports. */
export interface Modules {
  /** The file of an import, when it is one of the project's own modules. */
  resolve(source: string, importer: string): Promise<string | undefined>;
  read(file: string): Promise<string>;
  /** The value of an export of a module, by running it. */
  evaluate(file: string, name: string): Promise<unknown>;
}

/** `const Row = chakra('li', { base, variants })`: a part with a name, whose styles are known while building. */
export interface NamedPart {
  readonly name: string;
  readonly call: ESTree.CallExpression;
  readonly tag: Node;
  readonly recipe: Styles;
}

/** What a recipe may have for the compile step to know it. */
const recipeKeys = new Set(['className', 'base', 'variants', 'defaultVariants']);

function declaratorsOf(program: ESTree.Program): ESTree.VariableDeclarator[] {
  return program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' ? declaration.declarations : [];
  });
}

/** The named parts of a module. A recipe, and what is in one, may be a constant of another module. */
export async function namedPartsOf(program: ESTree.Program, file: string, modules: Modules): Promise<NamedPart[]> {
  const imports = importsOf(program);
  const constantsIn = async (node: Node) => {
    const names = new Set<string>();
    visit(node, (each) => {
      if (each.type === 'Identifier' && imports.has(each.name)) names.add(each.name);
    });
    const constants = new Map<string, unknown>();
    for (const name of names) {
      const imported = imports.get(name);
      const from = imported && (await modules.resolve(imported.source, file));
      const value = from && (await modules.evaluate(from, imported.name));
      if (value !== undefined) constants.set(name, value);
    }
    return constants;
  };
  const found: NamedPart[] = [];
  for (const { id, init: call } of declaratorsOf(program)) {
    if (id.type !== 'Identifier' || call?.type !== 'CallExpression') continue;
    if (call.callee.type !== 'Identifier' || !isFactory(call.callee.name, imports)) continue;
    const [tag, recipe, ...options] = call.arguments;
    if (!tag || !recipe || options.length > 0) continue;
    const styles = stylesOf(recipe, await constantsIn(recipe));
    if (styles && Object.keys(styles).every((key) => recipeKeys.has(key)))
      found.push({ name: id.name, call, tag, recipe: styles });
  }
  return found;
}

/** Finds the named parts that a module has from other modules, also through a module that passes them on by name. */
export class NamedPartIndex {
  readonly #modules: Modules;
  readonly #exports = new Map<string, Promise<ReadonlyMap<string, NamedPart>>>();

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  /** Forgets what it knows, since a file has changed. */
  clear(): void {
    this.#exports.clear();
  }

  /** The named parts among a module's imports, by their local name. */
  async imported(file: string, imports: ReadonlyMap<string, Import>): Promise<Map<string, NamedPart>> {
    const found = new Map<string, NamedPart>();
    for (const [local, { source, name }] of imports) {
      const part = (await this.#exportsOf(source, file)).get(name);
      if (part) found.set(local, part);
    }
    return found;
  }

  async #exportsOf(source: string, importer: string): Promise<ReadonlyMap<string, NamedPart>> {
    const file = await this.#modules.resolve(source, importer);
    if (!file) return new Map();
    const known = this.#exports.get(file) ?? this.#read(file);
    this.#exports.set(file, known);
    return known;
  }

  async #read(file: string): Promise<ReadonlyMap<string, NamedPart>> {
    const exported = new Map<string, NamedPart>();
    const code = await this.#modules.read(file);
    // Most modules have nothing to do with it, and need not be parsed.
    if (!/\bchakra\(|\bexport\b[^;]*\bfrom\b/.test(code)) return exported;
    const program = parse(code, file);
    const own = await namedPartsOf(program, file, this.#modules);
    // Those that the module does not export are not imported either.
    for (const part of own) exported.set(part.name, part);
    for (const node of program.body) {
      if (node.type !== 'ExportNamedDeclaration' || !node.source) continue;
      const passedOn = await this.#exportsOf(node.source.value, file);
      for (const { local, exported: as } of node.specifiers) {
        const part = passedOn.get(nameOf(local));
        if (part) exported.set(nameOf(as), part);
      }
    }
    return exported;
  }
}
