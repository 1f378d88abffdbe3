import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Spinner } from '@chakra-ui/react/spinner';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import MagicString from 'magic-string';
import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ESTree, type Plugin, parseAst, runnerImport } from 'vite';
import { buttonTones } from '../../src/design-system/Button/tones.ts';
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
  const className = markup.match(/<\w+(?: type="button")? class="([\w -]+)"\/?>(?:<\/\w+>)?$/)?.[1];
  if (!className) throw new Error(`Chakra made more than a class of ${key}: ${markup.slice(-200)}`);
  const css = [...markup.matchAll(/<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g)]
    .filter(([, emotion = '']) => emotion.split(' ').some((id) => className.split(' ').includes(`css-${id}`)))
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

/** Whether Chakra takes a prop for a style. */
export const isStyleProp = (prop: string): boolean => system.isValidProperty(prop);

/** Parts of Chakra that are nothing but an element with styles. */
const plainParts: Readonly<Record<string, readonly [part: ElementType, tag: string, from: string]>> = {
  Box: [Box, 'div', '@chakra-ui/react/box'],
  Flex: [Flex, 'div', '@chakra-ui/react/flex'],
  Button: [Button, 'button', '@chakra-ui/react/button'],
  Skeleton: [Skeleton, 'div', '@chakra-ui/react/skeleton'],
  Spinner: [Spinner, 'span', '@chakra-ui/react/spinner'],
  VisuallyHidden: [VisuallyHidden, 'span', '@chakra-ui/react/visually-hidden'],
};
/** Props of these that choose styles. */
const ownProps = new Map<ElementType, ReadonlySet<string>>([
  [Flex, new Set(['direction', 'align', 'justify', 'wrap', 'basis', 'grow', 'shrink', 'inline'])],
  [Button, new Set(['variant', 'size'])],
  [Spinner, new Set(['size'])],
]);

function partOf(name: ESTree.JSXElementName, imported: ReadonlyMap<string, string>) {
  if (name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier' && name.object.name === 'chakra') {
    if (imported.get('chakra') !== '@chakra-ui/react/styled-system') return undefined;
    const tag = name.property.name;
    return {
      name: `chakra.${tag}`,
      tag,
      part: chakra[tag as 'div'] as ElementType,
      isStyle: isStyleProp,
      hasBase: false,
    };
  }
  if (name.type !== 'JSXIdentifier') return undefined;
  const [part, tag, from] = plainParts[name.name] ?? [];
  if (!part || !tag || imported.get(name.name) !== from) return undefined;
  const isStyle = (prop: string) => isStyleProp(prop) || ownProps.get(part)?.has(prop) === true;
  return { name: name.name, tag, part, isStyle, hasBase: part !== Box && part !== Flex };
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

/** Chakra gives these to the element under another name. */
const notForwarded = new Set(['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate', 'loading', 'spinner']);

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
    if (name === 'asChild' || notForwarded.has(name)) return undefined;
    if (!expression) {
      if (!part.isStyle(name)) continue;
      fixed[name] = true;
      replaced.push(attribute);
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
        if (ownProps.get(part.part)?.has(name)) return undefined;
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
  if (Object.keys(fixed).length > 0 || part.hasBase) classes.unshift(text(add(compile(part.part, part.name, fixed))));
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

/** Reads a constant of another module. */
export type Lookup = (module: string, name: string) => Promise<unknown>;

/** `chakra(tag, { base })` at the top of a module: a part with a name, its styles and nothing else. */
async function definitionsIn(program: ESTree.Program, imported: ReadonlyMap<string, string>, lookUp: Lookup) {
  const found: { readonly call: ESTree.CallExpression; readonly tag: Node; readonly base: Styles }[] = [];
  if (imported.get('chakra') !== '@chakra-ui/react/styled-system') return found;
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init: call } of declaration.declarations) {
      if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'chakra')
        continue;
      const [tag, recipe] = call.arguments;
      const [base, ...others] = recipe?.type === 'ObjectExpression' ? recipe.properties : [];
      if (!tag || base?.type !== 'Property' || others.length > 0) continue;
      if (base.key.type !== 'Identifier' || base.key.name !== 'base') continue;
      const from = base.value.type === 'Identifier' ? imported.get(base.value.name) : undefined;
      const value =
        from && base.value.type === 'Identifier' ? await lookUp(from, base.value.name) : literalOf(base.value)?.value;
      if (value) found.push({ call, tag, base: value as Styles });
    }
  }
  return found;
}

/**
 * Writes a module anew: elements whose styles are literals, and parts that are nothing but such an element, become plain
 * ones with a class; with the classes' rules.
 */
export async function compileStyles(
  code: string,
  lookUp: Lookup,
): Promise<{ readonly code: string; readonly css: string } | undefined> {
  if (!code.includes('@chakra-ui/react/')) return undefined;
  const program = parseAst(code, { lang: 'tsx' });
  const imported = importsOf(program);
  const changed = new MagicString(code);
  const rules = new Set<string>();
  for (const { call, tag, base } of await definitionsIn(program, imported, lookUp)) {
    const { className, css } = compile(chakra.div, 'chakra.div', { css: base });
    changed.overwrite(call.start, call.end, `plainPart(${code.slice(tag.start, tag.end)}, ${text(className)})`);
    rules.add(css);
  }
  walk(program, (element) => {
    const found = compileElement(element, code, imported);
    if (!found) return;
    const { opening, closing, tag, classes, css, replaced } = found;
    changed.overwrite(opening.name.start, opening.name.end, tag);
    if (closing) changed.overwrite(closing.name.start, closing.name.end, tag);
    for (const attribute of replaced) changed.remove(attribute.start, attribute.end);
    // Before what was written: a button may be told another type.
    const type =
      tag === 'button' && code.slice(opening.name.start, opening.name.end) === 'Button' ? ' type="button"' : '';
    if (classes.length > 0) changed.appendLeft(opening.name.end, `${type} className={${classes.join(' + ')}}`);
    for (const each of css) rules.add(each);
  });
  return changed.hasChanged() ? { code: changed.toString(), css: [...rules].join('\n') } : undefined;
}

/** The button in all its looks, for the places where they are chosen while the page runs: `Button` and `LinkButton`. */
function compiledButton() {
  const { variants, defaultVariants } = system.getRecipe('button') as {
    variants: Record<'variant' | 'size', object>;
    defaultVariants: Record<'variant' | 'size', string>;
  };
  const classes: Record<string, string> = {};
  const rules = new Set<string>();
  for (const variant of Object.keys(variants.variant))
    for (const size of Object.keys(variants.size))
      for (const colorPalette of buttonTones) {
        const compiled = compile(Button, 'Button', { variant, size, colorPalette });
        classes[`${variant} ${size} ${colorPalette}`] = compiled.className;
        rules.add(compiled.css);
      }
  const code = `import { cloneElement, createElement } from 'react';
import ${text(`${button}${suffix}`)};
const classes = ${JSON.stringify(classes)};
export const Button = ({ variant, size, colorPalette, className, asChild, ...props }) => {
  const own = classes[(variant || ${text(defaultVariants.variant)}) + ' ' + (size || ${text(defaultVariants.size)}) + ' ' + colorPalette];
  const whole = className ? own + ' ' + className : own;
  if (asChild) return cloneElement(props.children, { className: whole });
  return createElement('button', { type: 'button', ...props, className: whole });
};`;
  return { code, css: [...rules].join('\n') };
}

const button = 'virtual:compiled-button';
const suffix = '.compiled.css';
const runtime = 'virtual:plain-part';
/** What takes the place of `chakra(tag, { base })` in the built portal. It takes no styles of its own. */
const plainPart = `import { createElement } from 'react';
export const plainPart = (tag, own) => ({ className, ...props }) =>
  createElement(tag, { ...props, className: className ? own + ' ' + className : own });`;

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
    resolveId(source, importer) {
      if (
        source === '@chakra-ui/react/button' &&
        importer &&
        /\/design-system\/Button\/(Link)?Button\.tsx$/.test(importer)
      )
        return `\0${button}`;
      return source.endsWith(suffix) || source === runtime ? `\0${source}` : undefined;
    },
    load(id) {
      if (id === `\0${runtime}`) return plainPart;
      if (id === `\0${button}`) {
        const { code, css } = compiledButton();
        sheets.set(`${button}${suffix}`, css);
        return code;
      }
      return id.endsWith(suffix) ? (sheets.get(id.slice(1)) ?? '') : undefined;
    },
    async transform(code, id) {
      if (!/\/src\/.*\.tsx$/.test(id)) return undefined;
      const compiled = await compileStyles(code, async (from, name) => {
        const module = await this.resolve(from, id);
        return module && (await runnerImport<Record<string, unknown>>(module.id)).module[name];
      });
      if (!compiled) return undefined;
      const sheet = `${id}${suffix}`;
      sheets.set(sheet, compiled.css);
      return {
        code: `import ${text(sheet)};\nimport { plainPart } from ${text(runtime)};\n${compiled.code}`,
        map: null,
      };
    },
  };
})();
