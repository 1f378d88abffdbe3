import type MagicString from 'magic-string';
import type { ESTree } from 'vite';
import type { ChakraStyles, Rendered, Styles } from './chakraStyles.ts';
import { literalOf } from './literals.ts';
import type { Part } from './parts.ts';
import type { Element, Node } from './syntaxTree.ts';

/** The state of the compile step for a module. */
export interface Rewriting {
  readonly code: string;
  readonly changed: MagicString;
  readonly rules: Set<string>;
  readonly styles: ChakraStyles;
}

type Attribute = ESTree.JSXAttribute;

/** Styles that depend on a condition. */
interface Condition {
  readonly test: string;
  readonly yes: Record<string, unknown>;
  readonly no: Record<string, unknown>;
}

/** An element's styles, and the attributes that its class replaces. */
interface Sorted {
  readonly fixed: Record<string, unknown>;
  /** By their tests: what depends on the same one is chosen together. */
  readonly conditions: Map<string, Condition>;
  readonly replaced: Attribute[];
}

const expressionOf = ({ value }: Attribute): Node | undefined =>
  value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined);

/** Adds a style or a variant to what is known or to what the page chooses; false when it is neither. */
function addStyle({ fixed, conditions }: Sorted, name: string, expression: Node | undefined, code: string): boolean {
  const literal = expression ? literalOf(expression) : { value: true };
  if (literal) {
    fixed[name] = literal.value;
    return true;
  }
  if (expression?.type !== 'ConditionalExpression') return false;
  const yes = literalOf(expression.consequent);
  const no = literalOf(expression.alternate);
  if (!yes || !no) return false;
  const test = code.slice(expression.test.start, expression.test.end);
  const known = conditions.get(test) ?? { test, yes: {}, no: {} };
  known.yes[name] = yes.value;
  known.no[name] = no.value;
  conditions.set(test, known);
  return true;
}

/** Sorts an element's attributes; `undefined` when one of them leaves the element to Chakra. */
function sortAttributes(opening: ESTree.JSXOpeningElement, part: Part, code: string): Sorted | undefined {
  const sorted: Sorted = { fixed: {}, conditions: new Map(), replaced: [] };
  for (const attribute of opening.attributes) {
    if (attribute.type === 'JSXSpreadAttribute' || attribute.name.type !== 'JSXIdentifier') return undefined;
    const { name } = attribute.name;
    const kind = part.kindOf(name);
    if (kind === 'attribute') continue;
    const expression = expressionOf(attribute);
    if (name === 'as') {
      const tag = expression && literalOf(expression)?.value;
      if (typeof tag !== 'string') return undefined;
      sorted.fixed.as = tag;
    } else if (kind === 'unknown' || !addStyle(sorted, name, expression, code)) return undefined;
    sorted.replaced.push(attribute);
  }
  return sorted;
}

/**
 * An expression for the class of an element: one class for each combination, so that the order in which classes stand
 * in the sheet never matters.
 */
function classExpression(
  [condition, ...others]: readonly Condition[],
  styles: Styles,
  classOf: (styles: Styles) => string,
): string {
  if (!condition) return JSON.stringify(classOf(styles));
  const yes = classExpression(others, { ...styles, ...condition.yes }, classOf);
  const no = classExpression(others, { ...styles, ...condition.no }, classOf);
  return yes === no ? yes : `(${condition.test} ? ${yes} : ${no})`;
}

/** Compiles a Chakra component with known styles to a plain element with a class, and leaves any other to Chakra. */
export function compileElement(
  { openingElement: opening, closingElement: closing }: Element,
  part: Part,
  rewriting: Rewriting,
) {
  const { code, changed, rules, styles } = rewriting;
  const sorted = sortAttributes(opening, part, code);
  if (!sorted) return;
  let rendered: Rendered | undefined;
  const look = classExpression([...sorted.conditions.values()], sorted.fixed, (chosen) => {
    rendered = styles.render(part.name, part.component, chosen);
    rules.add(rendered.css);
    return rendered.className;
  });
  const tag = rendered?.tag ?? '';
  changed.overwrite(opening.name.start, opening.name.end, tag);
  if (closing) changed.overwrite(closing.name.start, closing.name.end, tag);
  for (const attribute of sorted.replaced) changed.remove(attribute.start, attribute.end);
  // The element's own attributes come after those of the part, which they replace.
  const own = (rendered?.attributes ?? []).map((text) => ` ${text}`).join('');
  changed.appendLeft(opening.name.end, look === '""' ? own : `${own} className={${look}}`);
}
