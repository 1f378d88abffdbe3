import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import MagicString from 'magic-string';
import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { system } from '../../src/design-system/theme/system.ts';

type Node = ESTree.Node;
type Element = ESTree.JSXElement;
type Styles = Record<string, unknown>;

/** Styles that are known before the page runs, one class each. */
interface Compiled {
  readonly className: string;
  readonly css: string;
}

const Provider = ({ children }: { readonly children?: ReactNode }) => ChakraProvider({ value: system, children });

const known = new Map<string, Compiled>();

/** The class and rules that Chakra itself would make for these props, with the portal's system. */
function compile(part: ElementType, name: string, styles: Styles): Compiled {
  const key = `${name} ${JSON.stringify(styles)}`;
  const before = known.get(key);
  if (before) return before;
  const element = createElement(Provider, null, createElement(part, styles));
  const markup = renderToStaticMarkup(element);
  const className = markup.match(/<\w+ class="([\w-]+)"\/?>(?:<\/\w+>)?$/)?.[1];
  if (!className) throw new Error(`Chakra made more than a class of ${key}: ${markup.slice(-200)}`);
  const css = [...markup.matchAll(/<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g)]
    .filter(([, emotion = '']) => emotion.split(' ').some((id) => className === `css-${id}`))
    .map(([, , rules = '']) => rules)
    .join('');
  const compiled = { className, css };
  known.set(key, compiled);
  return compiled;
}

/** What a literal, or an object or array of literals, stands for; undefined for anything else. */
function literalOf(node: Node): { readonly value: unknown } | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node && node.regex ? undefined : { value: node.value };
    case 'Identifier':
      return node.name === 'undefined' ? { value: undefined } : undefined;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked } : undefined;
    case 'UnaryExpression': {
      const argument = node.operator === '-' ? literalOf(node.argument) : undefined;
      return argument && typeof argument.value === 'number' ? { value: -argument.value } : undefined;
    }
    case 'ObjectExpression': {
      const value: Styles = {};
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed) return undefined;
        const key = property.key.type === 'Identifier' ? property.key.name : literalOf(property.key)?.value;
        const inner = literalOf(property.value);
        if (key === undefined || !inner) return undefined;
        value[String(key)] = inner.value;
      }
      return { value };
    }
    default:
      return undefined;
  }
}

/** Parts of Chakra that are nothing but an element with styles. */
const plainParts: Readonly<Record<string, readonly [part: ElementType, tag: string, from: string]>> = {
  Box: [Box, 'div', '@chakra-ui/react/box'],
  Flex: [Flex, 'div', '@chakra-ui/react/flex'],
};
/** Props of Flex that are styles under a shorter name. */
const flexProps = new Set(['direction', 'align', 'justify', 'wrap', 'basis', 'grow', 'shrink', 'inline']);

function partOf(name: ESTree.JSXElementName, imported: ReadonlyMap<string, string>) {
  if (name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier' && name.object.name === 'chakra') {
    if (imported.get('chakra') !== '@chakra-ui/react/styled-system') return undefined;
    const tag = name.property.name;
    return { name: `chakra.${tag}`, tag, part: chakra[tag as 'div'] as ElementType, isStyle: system.isValidProperty };
  }
  if (name.type !== 'JSXIdentifier') return undefined;
  const [part, tag, from] = plainParts[name.name] ?? [];
  if (!part || !tag || imported.get(name.name) !== from) return undefined;
  const isStyle = (prop: string) => system.isValidProperty(prop) || (part === Flex && flexProps.has(prop));
  return { name: name.name, tag, part, isStyle };
}

/** Named imports of a module, by their local name. */
const importsOf = (program: ESTree.Program) =>
  new Map(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map((one) => [one.local.name, node.source.value] as const)
        : [],
    ),
  );

const text = (value: string) => JSON.stringify(value);

/** Attributes of an element whose styles are all known, with what takes their place; undefined where one is not. */
function compileElement(element: Element, code: string, imported: ReadonlyMap<string, string>) {
  const { openingElement: opening } = element;
  const part = partOf(opening.name, imported);
  if (!part) return undefined;
  const fixed: Styles = {};
  const classes: string[] = [];
  const css: string[] = [];
  const replaced: Node[] = [];
  let { tag } = part;
  let own: string | undefined;
  const add = (compiled: Compiled) => {
    css.push(compiled.css);
    return compiled.className;
  };
  for (const attribute of opening.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return undefined;
    const { name } = attribute.name;
    const expression =
      attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : (attribute.value ?? undefined);
    if (name === 'asChild' || name.startsWith('html') || !expression) {
      if (name === 'asChild' || part.isStyle(name) || name.startsWith('html')) return undefined;
      continue;
    }
    if (name === 'className') {
      own = code.slice(expression.start, expression.end);
      replaced.push(attribute);
    } else if (name === 'as') {
      const value = literalOf(expression)?.value;
      if (typeof value !== 'string') return undefined;
      tag = value;
      replaced.push(attribute);
    } else if (name === 'css' || part.isStyle(name)) {
      const value = literalOf(expression);
      if (value) fixed[name] = value.value;
      else if (expression.type === 'ConditionalExpression') {
        const [yes, no] = [literalOf(expression.consequent), literalOf(expression.alternate)];
        if (!yes || !no) return undefined;
        const classOf = (each: unknown) =>
          each === undefined ? '' : ` ${add(compile(part.part, part.name, { [name]: each }))}`;
        const test = code.slice(expression.test.start, expression.test.end);
        classes.push(`(${test} ? ${text(classOf(yes.value))} : ${text(classOf(no.value))})`);
      } else return undefined;
      replaced.push(attribute);
    }
  }
  if (Object.keys(fixed).length > 0) classes.unshift(text(add(compile(part.part, part.name, fixed))));
  else if (classes.length > 0) classes.unshift('""');
  if (own !== undefined) classes.push(classes.length > 0 ? `(${own} ? " " + (${own}) : "")` : own);
  return { opening, closing: element.closingElement, tag, classes, css, replaced };
}

function walk(node: unknown, visit: (element: Element) => void) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    if (node.type === 'JSXElement') visit(node as Element);
    for (const each of Object.values(node)) if (typeof each === 'object') walk(each, visit);
  }
}

/** Writes a module anew: elements whose styles are literals become plain ones with a class; with the classes' rules. */
export function compileStyles(code: string): { readonly code: string; readonly css: string } | undefined {
  if (!code.includes('@chakra-ui/react/')) return undefined;
  const program = parseAst(code, { lang: 'tsx' });
  const imported = importsOf(program);
  const changed = new MagicString(code);
  const rules = new Set<string>();
  walk(program, (element) => {
    const found = compileElement(element, code, imported);
    if (!found) return;
    const { opening, closing, tag, classes, css, replaced } = found;
    changed.overwrite(opening.name.start, opening.name.end, tag);
    if (closing) changed.overwrite(closing.name.start, closing.name.end, tag);
    for (const attribute of replaced) changed.remove(attribute.start, attribute.end);
    if (classes.length > 0) changed.appendLeft(opening.name.end, ` className={${classes.join(' + ')}}`);
    for (const each of css) rules.add(each);
  });
  return changed.hasChanged() ? { code: changed.toString(), css: [...rules].join('\n') } : undefined;
}

const suffix = '.compiled.css';

/**
 * Styles that are literals are compiled when the portal is built: Chakra, asked at build time, says class and rules, and
 * the element becomes a plain one. Each style that Chakra meets for the first time on a page costs it most of a
 * millisecond, four on a slow phone, and a page has two hundred. While developing Chakra makes them as ever.
 */
export const compiledStyles: Plugin = (() => {
  const sheets = new Map<string, string>();
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source.endsWith(suffix) ? `\0${source}` : undefined),
    load: (id) => (id.endsWith(suffix) ? (sheets.get(id.slice(1)) ?? '') : undefined),
    transform(code, id) {
      if (!/\/src\/.*\.tsx$/.test(id)) return undefined;
      const compiled = compileStyles(code);
      if (!compiled) return undefined;
      const sheet = `${id}${suffix}`;
      sheets.set(sheet, compiled.css);
      return { code: `import ${text(sheet)};\n${compiled.code}`, map: null };
    },
  };
})();
