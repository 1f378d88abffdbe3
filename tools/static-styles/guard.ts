import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { ESTree } from 'vite';
import { literalOf } from './literals.ts';
import type { NamedPart } from './namedParts.ts';
import { type Node, positionOf, visit } from './syntaxTree.ts';

/** A place where the compile step would lose styles. */
export interface Loss {
  readonly offset: number;
  readonly message: string;
}

interface Context {
  readonly parts: ReadonlyMap<string, NamedPart>;
  readonly system: SystemContext;
  /** Whether a spread is known to have no styles. */
  isPlain(spread: ESTree.JSXSpreadAttribute, ancestors: readonly Node[]): Promise<boolean>;
}

const remedy = 'Put them into its recipe (a variant, or a condition such as `&[data-open]`), or use `chakra.<tag>`.';

/** Whether a named part drops an attribute when it is compiled. */
function isLost(attribute: string, part: NamedPart, system: SystemContext): boolean {
  if (attribute in ((part.recipe.variants ?? {}) as object)) return false;
  return ['as', 'asChild', 'css', 'unstyled', 'recipe'].includes(attribute) || system.isValidProperty(attribute);
}

/** The names in an object that is written down where it is spread: `{...(open && { role: 'region' })}`. */
function literalKeys(node: Node): string[] | undefined {
  if (node.type === 'LogicalExpression' && node.operator === '&&') return literalKeys(node.right);
  if (node.type === 'ParenthesizedExpression') return literalKeys(node.expression);
  if (node.type !== 'ObjectExpression') return undefined;
  const keys: string[] = [];
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const key = property.key.type === 'Identifier' ? property.key.name : literalOf(property.key)?.value;
    keys.push(String(key));
  }
  return keys;
}

/** The styles that an element gives to a named part, which takes none once it is compiled. */
async function lossesOf(
  opening: ESTree.JSXOpeningElement,
  ancestors: readonly Node[],
  part: NamedPart,
  { system, isPlain }: Context,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const lose = (offset: number, prop: string) =>
    losses.push({ offset, message: `<${part.name}> is compiled, so its \`${prop}\` would be lost. ${remedy}` });
  for (const attribute of opening.attributes) {
    if (attribute.type === 'JSXAttribute') {
      const { name } = attribute.name;
      if (typeof name === 'string' && isLost(name, part, system)) lose(attribute.start, name);
      continue;
    }
    const keys = literalKeys(attribute.argument);
    if (keys)
      for (const key of keys) {
        if (isLost(key, part, system)) lose(attribute.start, key);
      }
    else if (!(await isPlain(attribute, ancestors)))
      losses.push({
        offset: attribute.start,
        message: `<${part.name}> is compiled, and what is spread here may have styles, which would be lost. Name its attributes, or spread props whose type has nothing of Chakra's.`,
      });
  }
  return losses;
}

/** Whether an identifier stands for a value of that name: not a property, a type or a name in an import or export. */
function isReference(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node;
    case 'VariableDeclarator':
      return parent.init === node;
    case 'JSXOpeningElement':
    case 'JSXClosingElement':
    case 'JSXAttribute':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportSpecifier':
    case 'JSXMemberExpression':
      return false;
    default:
      return parent?.type.startsWith('TS') !== true || parent.type === 'TSAsExpression';
  }
}

/**
 * Finds styles that would be lost: a named part takes none in the built portal, wherever it is defined, and one that is
 * used otherwise than as an element might get some unseen.
 */
export async function findLosses(program: ESTree.Program, context: Context): Promise<Loss[]> {
  const { parts } = context;
  if (parts.size === 0) return [];
  const found: Promise<Loss[]>[] = [];
  visit(program, (node, ancestors) => {
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
      const part = parts.get(node.name.name);
      if (part) found.push(lossesOf(node, ancestors, part, context));
    }
    if (node.type === 'Identifier' && parts.has(node.name) && isReference(node, ancestors.at(-1)))
      found.push(
        Promise.resolve([
          {
            offset: node.start,
            message: `${node.name} is compiled, and used as a value here its styles cannot be checked: use it as an element.`,
          },
        ]),
      );
  });
  return (await Promise.all(found)).flat();
}

/** One line for each loss, with its place. */
export const describeLosses = (losses: readonly Loss[], code: string, file: string): string =>
  losses.map(({ offset, message }) => `${file}:${positionOf(code, offset)} ${message}`).join('\n');
