import { ChakraProvider, type ChakraProviderProps, chakra, type SystemContext } from '@chakra-ui/react/styled-system';
import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type Styles = Readonly<Record<string, unknown>>;

/** An element as Chakra renders it. */
export interface Rendered {
  readonly tag: string;
  /** Empty when the element has no styles. */
  readonly className: string;
  /** The rules of these classes. */
  readonly css: string;
  /** Attributes that the part sets by itself, as they stand in HTML. */
  readonly attributes: readonly string[];
}

/** Marks the element in the markup. */
const mark = 'data-static-styles';
const opening = new RegExp(`<([\\w-]+)((?: [\\w-]+="[^"]*")*? ${mark}="true"(?: [\\w-]+="[^"]*")*)/?>`);

/**
 * Gets Chakra's styles by rendering its components with the portal's system, so that the class and the rules are those
 * that Chakra would create in the browser.
 */
export class ChakraStyles {
  readonly #system: SystemContext;
  readonly #known = new Map<string, Rendered>();

  constructor(system: SystemContext) {
    this.#system = system;
  }

  /**
   * Renders a part with styles and variants.
   *
   * @param key - A name that is unique to the component.
   */
  render(key: string, component: ElementType, props: Styles): Rendered {
    const id = `${key} ${JSON.stringify(props, (_, value) => (value === undefined ? null : value))}`;
    const known = this.#known.get(id);
    if (known) return known;
    const rendered = this.#render(component, props);
    this.#known.set(id, rendered);
    return rendered;
  }

  /** Renders `chakra(tag, recipe)` with a choice of its variants. */
  renderRecipe(recipe: Styles, variants: Styles): Rendered {
    return this.render(`recipe ${JSON.stringify(recipe)}`, chakra('div', recipe), variants);
  }

  #render(component: ElementType, props: Styles): Rendered {
    const markup = this.#markup(createElement(component, { ...props, [mark]: true }));
    const [, tag, attributes] = markup.match(opening) ?? [];
    if (!tag || attributes === undefined) throw new Error(`Chakra renders more than an element: ${markup.slice(-300)}`);
    const all = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    const className = all.find(([, name]) => name === 'class')?.[2] ?? '';
    const ids = new Set(className.split(' '));
    const css = [...markup.matchAll(/<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g)]
      .filter(([, emotion = '']) => emotion.split(' ').some((id) => ids.has(`css-${id}`)))
      .map(([, , rules = '']) => rules)
      .join('');
    const others = all.filter(([, name = '']) => name !== 'class' && name !== mark);
    return { tag, className, css, attributes: others.map(([text]) => text) };
  }

  #markup(element: ReactNode): string {
    const props: ChakraProviderProps = { value: this.#system, children: element };
    return renderToStaticMarkup(createElement(ChakraProvider, props));
  }

  /** The system's variables, reset and global styles, as Chakra inserts them when the page starts. */
  globalCss(): string {
    const sheets = [...this.#markup(null).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    if (sheets.length === 0) throw new Error('Chakra renders no global styles.');
    return sheets.join('\n');
  }
}
