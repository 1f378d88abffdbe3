import type { Node } from './syntaxTree.ts';

/** Values of constants, by their local name. */
export type Constants = ReadonlyMap<string, unknown>;

const none: Constants = new Map();

/** The name of an object's property, when the source states it. */
function keyOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  const literal = literalOf(key);
  return literal && String(literal.value);
}

/**
 * The value of an expression that is known without running the module: a literal, one of the given constants, or an
 * object or array of these.
 *
 * @returns `undefined` for every other expression.
 */
export function literalOf(node: Node, constants: Constants = none): { readonly value: unknown } | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node && node.regex ? undefined : { value: node.value };
    case 'Identifier':
      if (node.name === 'undefined') return { value: undefined };
      return constants.has(node.name) ? { value: constants.get(node.name) } : undefined;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked } : undefined;
    case 'UnaryExpression': {
      const argument = node.operator === '-' ? literalOf(node.argument) : undefined;
      return argument && typeof argument.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return literalOf(node.expression, constants);
    case 'ArrayExpression': {
      const items = node.elements.map((item) => (item ? literalOf(item, constants) : undefined));
      return items.every((item) => item !== undefined) ? { value: items.map(({ value }) => value) } : undefined;
    }
    case 'ObjectExpression': {
      const value: Record<string, unknown> = {};
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') {
          const spread = literalOf(property.argument, constants);
          if (!spread) return undefined;
          Object.assign(value, spread.value);
          continue;
        }
        if (property.computed) return undefined;
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
