import type { Styles } from './chakraStyles.ts';
import type { Node } from './syntaxTree.ts';

/** Values of imported constants, by their local name. */
export type Constants = ReadonlyMap<string, unknown>;

const none: Constants = new Map();

/** The name of an object's property, when the source states it. */
function keyOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/**
 * The value of an expression that is known without running the module: a literal, one of the given constants, or an
 * object of these.
 *
 * @returns `undefined` for every other expression.
 */
export function literalOf(node: Node, constants: Constants = none): { readonly value: unknown } | undefined {
  switch (node.type) {
    case 'Literal':
      return { value: node.value };
    case 'Identifier':
      if (node.name === 'undefined') return { value: undefined };
      return constants.has(node.name) ? { value: constants.get(node.name) } : undefined;
    case 'ObjectExpression': {
      const value: Record<string, unknown> = {};
      for (const property of node.properties) {
        if (property.type === 'SpreadElement' || property.computed) return undefined;
        const key = keyOf(property.key);
        const inner = literalOf(property.value, constants);
        if (key === undefined || !inner) return undefined;
        value[key] = inner.value;
      }
      return { value };
    }
    default:
      return undefined;
  }
}

/** The value of an expression that is an object of styles. */
export function stylesOf(node: Node, constants: Constants): Styles | undefined {
  const value = literalOf(node, constants)?.value;
  return typeof value === 'object' && value !== null ? (value as Styles) : undefined;
}
