import { chakra, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ElementType } from 'react';
import type { ESTree } from 'vite';
import type { Import } from './syntaxTree.ts';

/**
 * Parts of Chakra that are an element with styles and nothing else, by the module that exports them, with the key of
 * their recipe. A part with behaviour or a context of its own must not be listed.
 */
const elementParts: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  badge: { Badge: 'badge' },
  box: { Box: undefined },
  button: { Button: 'button' },
  flex: { Flex: undefined },
  grid: { Grid: undefined },
  heading: { Heading: 'heading' },
  skeleton: { Skeleton: 'skeleton' },
  span: { Span: undefined },
  spinner: { Spinner: 'spinner' },
  stack: { Stack: undefined, HStack: undefined },
  text: { Text: 'text' },
  'visually-hidden': { VisuallyHidden: undefined },
};

/** Properties of these parts that are styles under another name than in CSS. */
const layoutProperties = new Set(['align', 'inline', 'justify', 'templateColumns', 'wrap']);

const plainAttributes = new Set(['key', 'ref', 'style', 'id', 'role', 'tabIndex', 'title', 'type', 'disabled']);
const isPlainAttribute = (attribute: string) =>
  /^(on[A-Z]|data-|aria-)/.test(attribute) || plainAttributes.has(attribute);

/** Chakra gives these to the element under another name, or acts on them. */
const special = new Set(
  'as asChild className dangerouslySetInnerHTML htmlHeight htmlSize htmlTranslate htmlWidth recipe unstyled'.split(' '),
);

/** What becomes of an attribute: a style of the class, an attribute of the element; Chakra may do anything with others. */
type AttributeKind = 'style' | 'attribute' | 'unknown';

/** A part of Chakra that the compile step knows. */
export interface Part {
  /** `chakra.div`, `HStack`. */
  readonly name: string;
  readonly component: ElementType;
  kindOf(attribute: string): AttributeKind;
}

const chakraPrefix = '@chakra-ui/react/';

/** Whether a local name is Chakra's `chakra` factory. */
export const isFactory = (name: string, imports: ReadonlyMap<string, Import>): boolean => {
  const imported = imports.get(name);
  return imported?.source === `${chakraPrefix}styled-system` && imported.name === 'chakra';
};

/** Finds the part that an element names in the source, when the compile step knows it. */
export async function findPart(
  name: ESTree.JSXElementName,
  imports: ReadonlyMap<string, Import>,
  system: SystemContext,
): Promise<Part | undefined> {
  if (name.type === 'JSXMemberExpression') {
    if (name.object.type !== 'JSXIdentifier' || !isFactory(name.object.name, imports)) return undefined;
    const tag = name.property.name;
    const kindOf = (attribute: string): AttributeKind => {
      if (special.has(attribute)) return 'unknown';
      return system.isValidProperty(attribute) ? 'style' : 'attribute';
    };
    return { name: `chakra.${tag}`, component: chakra[tag as 'div'], kindOf };
  }
  const imported = name.type === 'JSXIdentifier' ? imports.get(name.name) : undefined;
  if (!imported?.source.startsWith(chakraPrefix)) return undefined;
  const listed = elementParts[imported.source.slice(chakraPrefix.length)];
  if (!listed || !(imported.name in listed)) return undefined;
  const module: Record<string, ElementType> = await import(imported.source);
  const component = module[imported.name];
  const recipe = listed[imported.name];
  const variants = recipe ? (system.getRecipe(recipe, {}) as { variants?: object }).variants : undefined;
  const kindOf = (attribute: string): AttributeKind => {
    if (special.has(attribute)) return 'unknown';
    if (layoutProperties.has(attribute) || (variants && attribute in variants)) return 'style';
    if (system.isValidProperty(attribute)) return 'style';
    return isPlainAttribute(attribute) ? 'attribute' : 'unknown';
  };
  return component && { name: imported.name, component, kindOf };
}
