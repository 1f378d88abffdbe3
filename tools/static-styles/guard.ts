import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { ESTree } from 'vite';
import type { NamedPart } from './namedParts.ts';
import { type Node, positionOf, visit } from './syntaxTree.ts';

/** A place where the compile step would lose styles. */
export interface Loss {
  readonly offset: number;
  readonly message: string;
}

const remedy = 'Put them into its recipe (a variant, or a condition such as `&[data-open]`), or use `chakra.<tag>`.';

/** Whether a named part drops an attribute when it is compiled. */
function isLost(attribute: string, part: NamedPart, system: SystemContext): boolean {
  if (attribute in ((part.recipe.variants ?? {}) as object)) return false;
  return ['as', 'asChild', 'css', 'unstyled', 'recipe'].includes(attribute) || system.isValidProperty(attribute);
}

/** Whether a spread is `{...(rest satisfies Attributes)}`: TypeScript then checks that it has no styles of Chakra. */
function hasNoStyles({ argument }: ESTree.JSXSpreadAttribute): boolean {
  const expression = argument.type === 'ParenthesizedExpression' ? argument.expression : argument;
  if (expression.type !== 'TSSatisfiesExpression') return false;
  const { typeAnnotation: type } = expression;
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Attributes';
}

/** The styles that an element gives to a named part, which takes none once it is compiled. */
function lossesOf(opening: ESTree.JSXOpeningElement, part: NamedPart, system: SystemContext): Loss[] {
  return opening.attributes.flatMap((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') {
      const message = `<${part.name}> is compiled, and what is spread here may have styles, which would be lost. Name its attributes, or spread what \`satisfies Attributes\`.`;
      return hasNoStyles(attribute) ? [] : [{ offset: attribute.start, message }];
    }
    const { name } = attribute.name;
    if (typeof name !== 'string' || !isLost(name, part, system)) return [];
    const message = `<${part.name}> is compiled, so its \`${name}\` would be lost. ${remedy}`;
    return [{ offset: attribute.start, message }];
  });
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
export function findLosses(
  program: ESTree.Program,
  parts: ReadonlyMap<string, NamedPart>,
  system: SystemContext,
): readonly Loss[] {
  const losses: Loss[] = [];
  if (parts.size === 0) return losses;
  visit(program, (node, parent) => {
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
      const part = parts.get(node.name.name);
      if (part) losses.push(...lossesOf(node, part, system));
    }
    if (node.type === 'Identifier' && parts.has(node.name) && isReference(node, parent))
      losses.push({
        offset: node.start,
        message: `${node.name} is compiled, and used as a value here its styles cannot be checked: use it as an element.`,
      });
  });
  return losses;
}

/** One line for each loss, with its place. */
export const describeLosses = (losses: readonly Loss[], code: string, file: string): string =>
  losses.map(({ offset, message }) => `${file}:${positionOf(code, offset)} ${message}`).join('\n');
