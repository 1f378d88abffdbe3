import { type ESTree, parseAst } from 'vite';

/** A node of the syntax tree, with its place in the module's text. */
export type Node = ESTree.Node;
export type Element = ESTree.JSXElement;

/** Parses a module; a type parameter of a function in a `.ts` file would be an element in a `.tsx` one. */
export const parse = (code: string, file: string): ESTree.Program =>
  parseAst(code, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes directly below a node, in the order of the text. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/** Calls `enter` for a node and all nodes below it, each with its parent. */
export function visit(node: Node, enter: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  enter(node, parent);
  for (const child of childrenOf(node)) visit(child, enter, node);
}

/** Where a local name of a module comes from. */
export interface Import {
  readonly source: string;
  /** The name in that module; `*` for the module as a whole. */
  readonly name: string;
}

/** The imports of a module, by their local name. */
export function importsOf(program: ESTree.Program): ReadonlyMap<string, Import> {
  const imports = new Map<string, Import>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const specifier of node.specifiers)
      imports.set(specifier.local.name, { source: node.source.value, name: importedName(specifier) });
  }
  return imports;
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier.imported);
}

/** The name in an import or export: an identifier or a string. */
export const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** `12:5`: line and column of an offset, both from 1. */
export function positionOf(code: string, offset: number): string {
  const before = code.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}
