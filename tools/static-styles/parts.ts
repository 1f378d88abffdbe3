import { chakra, type SystemContext } from '@chakra-ui/react/styled-system';
import { createElement, type ElementType } from 'react';
import type { ESTree } from 'vite';
import type { ChakraStyles } from './chakraStyles.ts';
import { literalOf } from './literals.ts';
import type { Import, Node } from './syntaxTree.ts';

/**
 * Parts of Chakra that are an element with styles and nothing else, by the module that exports them, with the key of
 * their recipe. A part with behaviour or a context of its own must not be listed.
 */
const elementParts: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  badge: { Badge: 'badge' },
  box: { Box: undefined },
  button: { Button: 'button' },
  center: { Center: undefined },
  code: { Code: 'code' },
  container: { Container: 'container' },
  flex: { Flex: undefined },
  grid: { Grid: undefined, GridItem: undefined },
  heading: { Heading: 'heading' },
  link: { Link: 'link' },
  'simple-grid': { SimpleGrid: undefined },
  skeleton: { Skeleton: 'skeleton' },
  span: { Span: undefined },
  spinner: { Spinner: 'spinner' },
  stack: { Stack: undefined, HStack: undefined, VStack: undefined },
  strong: { Strong: undefined },
  text: { Text: 'text' },
  'visually-hidden': { VisuallyHidden: undefined },
};

/**
 * Parts of Chakra that share a slot recipe, by the module that exports them, with the recipe's key. Each part is an
 * element; the root's variants choose the styles of all, so the root must stand in the same module, around the others.
 */
const slotParts: Readonly<Record<string, { readonly name: string; readonly recipe: string }>> = {
  card: { name: 'Card', recipe: 'card' },
};

/** What becomes of an attribute: a style of the class, a choice of the recipe, an attribute of the element. */
type AttributeKind = 'style' | 'variant' | 'attribute' | 'unknown';

/** The variants of a recipe: the possible values of each, and the one that is taken when none is given. */
export interface Variants {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** A part of Chakra that the compile step knows. */
export interface Part {
  /** Whether it shares its styles with other parts, so that all of them have to be compiled. */
  readonly isSlot: boolean;
  /** `chakra.div`, `HStack`. */
  readonly name: string;
  readonly component: ElementType;
  readonly variants: Variants;
  kindOf(attribute: string): AttributeKind;
}

interface Recipe {
  readonly variants?: Readonly<Record<string, object>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
}

export const variantsOf = ({ variants = {}, defaultVariants = {} }: Recipe): Variants => ({
  values: Object.fromEntries(Object.entries(variants).map(([name, values]) => [name, Object.keys(values)])),
  defaults: defaultVariants,
});

const noVariants: Variants = { values: {}, defaults: {} };

/** The literal variants of the nearest root around a slot; `undefined` when there is no root or they are not literal. */
function variantsAround(
  local: string,
  ancestors: readonly Node[],
  { values }: Variants,
): Record<string, unknown> | undefined {
  const root = ancestors.findLast((node) => node.type === 'JSXElement' && isRootOf(local, node.openingElement.name));
  if (root?.type !== 'JSXElement') return undefined;
  const variants: Record<string, unknown> = {};
  for (const attribute of root.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || typeof attribute.name.name !== 'string') return undefined;
    if (!(attribute.name.name in values)) continue;
    const { value } = attribute;
    const literal = value && literalOf(value.type === 'JSXExpressionContainer' ? value.expression : value);
    if (!literal) return undefined;
    variants[attribute.name.name] = literal.value;
  }
  return variants;
}

const isRootOf = (local: string, name: ESTree.JSXElementName) =>
  name.type === 'JSXMemberExpression' &&
  name.object.type === 'JSXIdentifier' &&
  name.object.name === local &&
  name.property.name === 'Root';

/** Whether an element is named as a part that shares its styles with others, such as `Card.Body`. */
export function isSlotName(name: ESTree.JSXElementName, imports: ReadonlyMap<string, Import>): boolean {
  if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return false;
  const imported = imports.get(name.object.name);
  return imported !== undefined && slotParts[imported.source.slice(chakraPrefix.length)]?.name === imported.name;
}

const chakraPrefix = '@chakra-ui/react/';
const factory = `${chakraPrefix}styled-system`;

/** Whether a local name is Chakra's `chakra` factory. */
export const isFactory = (name: string, imports: ReadonlyMap<string, Import>): boolean => {
  const imported = imports.get(name);
  return imported?.source === factory && imported.name === 'chakra';
};

/** Chakra gives these to the element under another name, or acts on them. */
const isSpecial = (attribute: string) =>
  ['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate', 'unstyled', 'recipe', 'dangerouslySetInnerHTML'].includes(
    attribute,
  );
const isPlainAttribute = (attribute: string) =>
  /^(on[A-Z]|data-|aria-)/.test(attribute) || ['key', 'ref', 'style', 'id', 'role'].includes(attribute);

/** Finds Chakra's parts by the names in the source. */
export class Parts {
  readonly #system: SystemContext;
  readonly #styles: ChakraStyles;
  readonly #known = new Map<string, Part>();

  constructor(system: SystemContext, styles: ChakraStyles) {
    this.#system = system;
    this.#styles = styles;
  }

  /** The part that an element names, when the compile step knows it. */
  async find(
    name: ESTree.JSXElementName,
    imports: ReadonlyMap<string, Import>,
    ancestors: readonly Node[],
  ): Promise<Part | undefined> {
    if (name.type === 'JSXMemberExpression') {
      if (name.object.type !== 'JSXIdentifier') return undefined;
      if (!isFactory(name.object.name, imports))
        return this.#slotPart(name.object.name, name.property.name, imports, ancestors);
      const tag = name.property.name;
      return this.#once(`chakra.${tag}`, chakra[tag as 'div'], noVariants);
    }
    const imported = name.type === 'JSXIdentifier' ? imports.get(name.name) : undefined;
    if (!imported?.source.startsWith(chakraPrefix)) return undefined;
    const listed = elementParts[imported.source.slice(chakraPrefix.length)];
    if (!listed || !(imported.name in listed)) return undefined;
    const module: Record<string, ElementType> = await import(imported.source);
    const component = module[imported.name];
    return component && this.#once(imported.name, component, this.#variantsOf(listed[imported.name]));
  }

  /** `Card.Body`, with the variants of the `Card.Root` around it. */
  async #slotPart(
    local: string,
    slot: string,
    imports: ReadonlyMap<string, Import>,
    ancestors: readonly Node[],
  ): Promise<Part | undefined> {
    const imported = imports.get(local);
    const listed = imported && slotParts[imported.source.slice(chakraPrefix.length)];
    if (!imported || listed?.name !== imported.name) return undefined;
    const parts: Record<string, ElementType> = (await import(imported.source))[imported.name];
    const [Root, Slot] = [parts.Root, parts[slot]];
    if (!Root || !Slot) return undefined;
    const recipe = variantsOf(this.#system.getSlotRecipe(listed.recipe, {}) as Recipe);
    if (slot === 'Root') return this.#once(`${imported.name}.Root`, Root, recipe, true);
    const variants = variantsAround(local, ancestors, recipe);
    if (!variants) return undefined;
    const component: ElementType = (props: object) => createElement(Root, variants, createElement(Slot, props));
    return this.#once(`${imported.name}.${slot} ${JSON.stringify(variants)}`, component, noVariants, true);
  }

  #once(name: string, component: ElementType, variants: Variants, isSlot = false): Part {
    const known = this.#known.get(name);
    if (known) return known;
    const part = this.#part(name, component, variants, isSlot);
    this.#known.set(name, part);
    return part;
  }

  #variantsOf(recipe: string | undefined): Variants {
    return recipe ? variantsOf(this.#system.getRecipe(recipe, {}) as Recipe) : noVariants;
  }

  #part(name: string, component: ElementType, variants: Variants, isSlot: boolean): Part {
    const kinds = new Map<string, AttributeKind>();
    const kindOf = (attribute: string): AttributeKind => {
      if (attribute in variants.values) return 'variant';
      if (this.#system.isValidProperty(attribute)) return 'style';
      if (isSpecial(attribute)) return 'unknown';
      if (name.startsWith('chakra.') || isPlainAttribute(attribute)) return 'attribute';
      return this.#styles.probe(component, attribute);
    };
    return {
      isSlot,
      name,
      component,
      variants,
      kindOf(attribute) {
        const kind = kinds.get(attribute) ?? kindOf(attribute);
        kinds.set(attribute, kind);
        return kind;
      },
    };
  }
}
