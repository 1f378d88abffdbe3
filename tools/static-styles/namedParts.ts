import type { ESTree } from 'vite';
import type { Styles } from './chakraStyles.ts';
import { type Constants, literalOf } from './literals.ts';
import type { Modules } from './modules.ts';
import { isFactory } from './parts.ts';
import { type Import, importsOf, type Node, nameOf, parse, visit } from './syntaxTree.ts';

/** `const Row = chakra('li', { base, variants })`: a part with a name, whose styles are known while building. */
export interface NamedPart {
  readonly name: string;
  readonly call: ESTree.CallExpression;
  readonly tag: Node;
  readonly recipe: Styles;
}

/** What a recipe may have for the compile step to know it. */
const recipeKeys = new Set(['base', 'variants', 'defaultVariants', 'compoundVariants']);

/** The constants of a module that are literals. */
export function literalConstants(program: ESTree.Program): Constants {
  const constants = new Map<string, unknown>();
  for (const declarator of declaratorsOf(program)) {
    if (declarator.id.type !== 'Identifier' || !declarator.init) continue;
    const literal = literalOf(declarator.init, constants);
    if (literal) constants.set(declarator.id.name, literal.value);
  }
  return constants;
}

function declaratorsOf(program: ESTree.Program): ESTree.VariableDeclarator[] {
  return program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' ? declaration.declarations : [];
  });
}

/** The value of a recipe, whose parts may be constants of other modules. */
async function recipeOf(node: Node, constants: Constants, importConstant: (name: string) => Promise<unknown>) {
  const known = new Map(constants);
  const names = new Set<string>();
  visit(node, (each) => {
    if (each.type === 'Identifier') names.add(each.name);
  });
  for (const name of names) {
    if (known.has(name)) continue;
    const value = await importConstant(name);
    if (value !== undefined) known.set(name, value);
  }
  const literal = literalOf(node, known)?.value;
  return typeof literal === 'object' && literal !== null ? (literal as Styles) : undefined;
}

/** The named parts of a module. */
export async function namedPartsOf(
  program: ESTree.Program,
  { file, modules }: { readonly file: string; readonly modules: Modules },
): Promise<NamedPart[]> {
  const imports = importsOf(program);
  const constants = literalConstants(program);
  const importConstant = async (name: string) => {
    const imported = imports.get(name);
    const from = imported && (await modules.resolve(imported.source, file));
    return from && modules.evaluate(from, imported.name);
  };
  const found: NamedPart[] = [];
  for (const { id, init: call } of declaratorsOf(program)) {
    if (id.type !== 'Identifier' || call?.type !== 'CallExpression') continue;
    if (call.callee.type !== 'Identifier' || !isFactory(call.callee.name, imports)) continue;
    const [tag, recipe, ...options] = call.arguments;
    if (!tag || !recipe || options.length > 0) continue;
    const styles = await recipeOf(recipe, constants, importConstant);
    if (styles && Object.keys(styles).every((key) => recipeKeys.has(key)))
      found.push({ name: id.name, call, tag, recipe: styles });
  }
  return found;
}

/** Finds the named parts that a module has from other modules, also through modules that only pass them on. */
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
    const own = new Map(
      (await namedPartsOf(program, { file, modules: this.#modules })).map((part) => [part.name, part]),
    );
    const imported = new Map([...(await this.imported(file, onlyExported(program))), ...own]);
    for (const node of program.body) {
      if (node.type === 'ExportAllDeclaration' && !node.exported)
        for (const [name, part] of await this.#exportsOf(node.source.value, file)) exported.set(name, part);
      if (node.type !== 'ExportNamedDeclaration') continue;
      const passedOn = node.source ? await this.#exportsOf(node.source.value, file) : imported;
      for (const { local, exported: as } of node.specifiers) {
        const part = passedOn.get(nameOf(local));
        if (part) exported.set(nameOf(as), part);
      }
      if (node.declaration?.type === 'VariableDeclaration')
        for (const { id } of node.declaration.declarations) {
          const part = id.type === 'Identifier' ? own.get(id.name) : undefined;
          if (part) exported.set(part.name, part);
        }
    }
    return exported;
  }
}

/** The imports that a module exports again: the only ones of which others can have a part. */
function onlyExported(program: ESTree.Program): ReadonlyMap<string, Import> {
  const names = new Set(
    program.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && !node.source ? node.specifiers.map(({ local }) => nameOf(local)) : [],
    ),
  );
  return new Map([...importsOf(program)].filter(([name]) => names.has(name)));
}
