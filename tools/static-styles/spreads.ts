import type { ESTree } from 'vite';
import type { Modules } from './modules.ts';
import { importsOf, type Node, parse, visit } from './syntaxTree.ts';

type Function = ESTree.Function | ESTree.ArrowFunctionExpression;

const isFunction = (node: Node): node is Function =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);

/** The type of the props that a name stands for: `(props: Props) =>` or `({ a, ...rest }: Props) =>`. */
function typeOfProps(name: string, ancestors: readonly Node[]): Node | undefined {
  for (const node of [...ancestors].reverse()) {
    if (!isFunction(node)) continue;
    const [props] = node.params;
    if (props?.type === 'Identifier' && props.name === name) return props.typeAnnotation?.typeAnnotation ?? undefined;
    if (props?.type !== 'ObjectPattern') continue;
    const rest = props.properties.find((property) => property.type === 'RestElement');
    if (rest?.argument.type === 'Identifier' && rest.argument.name === name)
      return props.typeAnnotation?.typeAnnotation ?? undefined;
  }
  return undefined;
}

/** The names of the types that a type is made of; `undefined` when it is made of the type of a value. */
function namesIn(type: Node): string[] | undefined {
  const names: string[] = [];
  let hasQuery = false;
  visit(type, (node) => {
    if (node.type === 'TSTypeQuery' || node.type === 'TSImportType') hasQuery = true;
    if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') names.push(node.typeName.name);
    if (node.type === 'TSInterfaceHeritage' && node.expression.type === 'Identifier') names.push(node.expression.name);
  });
  return hasQuery ? undefined : names;
}

/** The declaration of a type, by its name. */
function declarationOf(program: ESTree.Program, name: string): Node | undefined {
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name) return declaration;
    if (declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name === name) return declaration;
  }
  return undefined;
}

/** Whether a type is made of nothing of Chakra's, so that no style property can be in it. */
async function isWithoutStyles(
  type: Node,
  { program, file, modules }: { readonly program: ESTree.Program; readonly file: string; readonly modules: Modules },
  seen = new Set<string>(),
): Promise<boolean> {
  const names = namesIn(type);
  if (!names) return false;
  const imports = importsOf(program);
  for (const name of names) {
    const id = `${file} ${name}`;
    if (seen.has(id)) continue;
    seen.add(id);
    const local = declarationOf(program, name);
    if (local && !(await isWithoutStyles(local, { program, file, modules }, seen))) return false;
    const imported = imports.get(name);
    if (local || !imported) continue;
    if (/^@(chakra-ui|emotion|ark-ui)\//.test(imported.source)) return false;
    const from = await modules.resolve(imported.source, file);
    if (!from) continue;
    const other = parse(await modules.read(from), from);
    const declaration = declarationOf(other, imported.name);
    if (!declaration || !(await isWithoutStyles(declaration, { program: other, file: from, modules }, seen)))
      return false;
  }
  return true;
}

/**
 * Whether `{...rest}` can have no style property: it is a component's props or their rest, and their type is made of
 * nothing of Chakra's. Types from packages other than Chakra's count as without.
 */
export async function isPlainSpread(
  { argument }: ESTree.JSXSpreadAttribute,
  ancestors: readonly Node[],
  context: { readonly program: ESTree.Program; readonly file: string; readonly modules: Modules },
): Promise<boolean> {
  const type = argument.type === 'Identifier' ? typeOfProps(argument.name, ancestors) : undefined;
  return type !== undefined && isWithoutStyles(type, context);
}
