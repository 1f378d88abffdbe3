import type MagicString from 'magic-string';
import type { ESTree } from 'vite';
import type { ChakraStyles, Rendered } from './chakraStyles.ts';
import { addCondition, type Choice, classExpression, isTooMany } from './choices.ts';
import { type Constants, literalOf } from './literals.ts';
import type { Part } from './parts.ts';
import type { Element, Node } from './syntaxTree.ts';

/** The state of the compile step for a module. */
export interface Rewriting {
  readonly code: string;
  readonly changed: MagicString;
  readonly rules: Set<string>;
  readonly styles: ChakraStyles;
  readonly constants: Constants;
}

type Attribute = ESTree.JSXAttribute;

/** An element's attributes, by how they are compiled. */
interface Sorted {
  readonly fixed: Record<string, unknown>;
  readonly choices: Choice[];
  /** Attributes that the class replaces. */
  readonly replaced: Attribute[];
  readonly kept: string[];
  className: string | undefined;
  asChild: boolean;
}

const expressionOf = ({ value }: Attribute): Node | undefined =>
  value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined);

/** Sorts a style or a variant into what is known and what the page chooses; false when neither is possible. */
function addStyle(sorted: Sorted, name: string, expression: Node | undefined, part: Part, rewriting: Rewriting) {
  const { code, constants } = rewriting;
  const literal = expression ? literalOf(expression, constants) : { value: true };
  if (literal) {
    sorted.fixed[name] = literal.value;
    return true;
  }
  if (expression?.type === 'ConditionalExpression') {
    const yes = literalOf(expression.consequent, constants);
    const no = literalOf(expression.alternate, constants);
    if (!yes || !no) return false;
    const test = code.slice(expression.test.start, expression.test.end);
    addCondition(sorted.choices, test, { [name]: yes.value }, { [name]: no.value });
    return true;
  }
  const values = part.variants.values[name];
  if (!expression || !values) return false;
  const value = code.slice(expression.start, expression.end);
  sorted.choices.push({ kind: 'variant', name, value, values, fallback: part.variants.defaults[name] });
  return true;
}

/** Sorts an element's attributes; `undefined` when one of them leaves the element to Chakra. */
function sortAttributes(opening: ESTree.JSXOpeningElement, part: Part, rewriting: Rewriting): Sorted | undefined {
  const sorted: Sorted = { fixed: {}, choices: [], replaced: [], kept: [], className: undefined, asChild: false };
  for (const attribute of opening.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') continue;
    if (attribute.name.type !== 'JSXIdentifier') return undefined;
    const { name } = attribute.name;
    const expression = expressionOf(attribute);
    if (name === 'className') {
      if (!expression) return undefined;
      sorted.className = rewriting.code.slice(expression.start, expression.end);
    } else if (name === 'asChild') {
      if (expression) return undefined;
      sorted.asChild = true;
    } else if (name === 'as') {
      const tag = expression && literalOf(expression)?.value;
      if (typeof tag !== 'string') return undefined;
      sorted.fixed.as = tag;
    } else {
      const kind = part.kindOf(name);
      if (kind === 'unknown') return undefined;
      if (kind === 'attribute') {
        sorted.kept.push(name);
        continue;
      }
      if (!addStyle(sorted, name, expression, part, rewriting)) return undefined;
    }
    sorted.replaced.push(attribute);
  }
  return isTooMany(sorted.choices) ? undefined : sorted;
}

/** The one element in another, with nothing but space around it. */
function onlyChild(element: Element): Element | undefined {
  const children = element.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  const [child] = children;
  return children.length === 1 && child?.type === 'JSXElement' ? child : undefined;
}

const hasAttribute = (opening: ESTree.JSXOpeningElement, name: string) =>
  opening.attributes.some((attribute) => attribute.type === 'JSXSpreadAttribute' || attribute.name.name === name);

/**
 * Compiles a Chakra component with known styles to a plain element with a class.
 *
 * @param spread - The name of the object whose attributes the element takes, which are known to be no styles.
 * @param isPart - Whether an element is a part of Chakra's.
 * @returns false when the element is left to Chakra.
 */
export function compileElement(
  element: Element,
  part: Part,
  {
    rewriting,
    spread,
    isPart,
  }: { rewriting: Rewriting; spread: string | undefined; isPart: (child: Element) => boolean },
): boolean {
  const { openingElement: opening, closingElement: closing } = element;
  const sorted = sortAttributes(opening, part, rewriting);
  if (!sorted || (spread !== undefined && (sorted.className !== undefined || sorted.asChild))) return false;
  const { changed, rules, styles } = rewriting;
  let rendered: Rendered | undefined;
  const classOf = (chosen: Record<string, unknown>) => {
    rendered = styles.render(part.name, part.component, chosen);
    rules.add(rendered.css);
    return rendered.className;
  };
  if (sorted.asChild) {
    const child = onlyChild(element);
    if (!child || sorted.kept.length > 0 || sorted.className !== undefined || isPart(child)) return false;
    if (hasAttribute(child.openingElement, 'className')) return false;
    const look = classExpression(sorted.choices, { ...sorted.fixed, asChild: true }, classOf);
    const own = (rendered?.attributes ?? []).filter((text) => !hasAttribute(child.openingElement, nameIn(text)));
    changed.remove(opening.start, child.start);
    if (closing) changed.remove(child.end, closing.end);
    changed.appendLeft(child.openingElement.name.end, `${own.map((text) => ` ${text}`).join('')} className={${look}}`);
    return true;
  }
  const classes: string[] = [];
  const look = classExpression(sorted.choices, sorted.fixed, classOf);
  if (look !== '""') classes.push(look);
  if (sorted.className !== undefined)
    classes.push(look === '""' ? sorted.className : `((${sorted.className}) ? " " + (${sorted.className}) : "")`);
  if (spread !== undefined) classes.push(`(${spread}.className ? " " + ${spread}.className : "")`);
  const tag = rendered?.tag ?? '';
  changed.overwrite(opening.name.start, opening.name.end, tag);
  if (closing) changed.overwrite(closing.name.start, closing.name.end, tag);
  for (const attribute of sorted.replaced) changed.remove(attribute.start, attribute.end);
  const own = (rendered?.attributes ?? []).map((text) => ` ${text}`).join('');
  const className = classes.length > 0 ? ` className={${classes.join(' + ')}}` : '';
  // The element's own attributes come after those of the part, which they replace; its class comes after a spread.
  const last = opening.attributes.at(-1);
  if (spread !== undefined && last) {
    changed.appendLeft(opening.name.end, own);
    changed.appendLeft(last.end, className);
  } else changed.appendLeft(opening.name.end, `${own}${className}`);
  return true;
}

const nameIn = (text: string) => text.split('=')[0] ?? '';
