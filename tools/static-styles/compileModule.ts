import type { SystemContext } from '@chakra-ui/react/styled-system';
import MagicString, { type SourceMap } from 'magic-string';
import { ChakraStyles, type Styles } from './chakraStyles.ts';
import { compileElement, type Rewriting } from './compileElement.ts';
import { findLosses, type Loss } from './guard.ts';
import { type Modules, type NamedPart, NamedPartIndex, namedPartsOf } from './namedParts.ts';
import { findPart } from './parts.ts';
import { type Element, importsOf, parse, visit } from './syntaxTree.ts';

/** The import that takes the place of Chakra's factory for named parts. */
export const runtimeModule = 'virtual:static-styles/part';

/** A module in which elements whose styles are known are plain ones with a class. */
interface CompiledModule {
  readonly code: string;
  readonly map: SourceMap;
  /** The rules of its classes; empty when it has none. */
  readonly css: string;
}

export interface Result {
  /** `undefined` when nothing in the module is compiled. */
  readonly compiled: CompiledModule | undefined;
  readonly losses: readonly Loss[];
}

/** Compiles modules of a project that has one system of Chakra's. */
export class StaticStylesCompiler {
  readonly #system: SystemContext;
  readonly #modules: Modules;
  readonly #styles: ChakraStyles;
  readonly #index: NamedPartIndex;

  constructor(system: SystemContext, modules: Modules) {
    this.#system = system;
    this.#modules = modules;
    this.#styles = new ChakraStyles(system);
    this.#index = new NamedPartIndex(modules);
  }

  /** Must be called when a file has changed. */
  clear(): void {
    this.#index.clear();
  }

  globalCss(): string {
    return this.#styles.globalCss();
  }

  /**
   * Compiles a module and looks for styles that would be lost by it.
   *
   * @param prefix - Code to put before the module's, on its first line.
   */
  async compile(code: string, file: string, prefix = ''): Promise<Result> {
    const program = parse(code, file);
    const named = await namedPartsOf(program, file, this.#modules);
    const imports = importsOf(program);
    const parts = new Map([
      ...(await this.#index.imported(file, imports)),
      ...named.map((part) => [part.name, part] as const),
    ]);
    const losses = findLosses(program, parts, this.#system);
    const changed = new MagicString(code);
    const rules = new Set<string>();
    const rewriting: Rewriting = { code, changed, rules, styles: this.#styles };
    for (const part of named) this.#replaceNamedPart(part, rewriting);
    const elements: Element[] = [];
    visit(program, (node) => {
      if (node.type === 'JSXElement') elements.push(node);
    });
    for (const element of elements) {
      const part = await findPart(element.openingElement.name, imports, this.#system);
      if (part) compileElement(element, part, rewriting);
    }
    if (!changed.hasChanged()) return { compiled: undefined, losses };
    if (named.length > 0) changed.prepend(`import { staticPart } from ${JSON.stringify(runtimeModule)}; `);
    const css = [...rules].filter(Boolean).join('\n');
    if (css) changed.prepend(prefix);
    const map = changed.generateMap({ source: file, includeContent: true, hires: 'boundary' });
    return { compiled: { code: changed.toString(), map, css }, losses };
  }

  #replaceNamedPart({ call, tag, recipe }: NamedPart, { code, changed, rules }: Rewriting): void {
    const variants = Object.entries((recipe.variants ?? {}) as Variants);
    const look = lookOf(variants, {}, (recipe.defaultVariants ?? {}) as Styles, (chosen) => {
      const { className, css } = this.#styles.renderRecipe(recipe, chosen);
      rules.add(css);
      return className;
    });
    const names = variants.map(([name]) => name);
    const made = names.length > 0 ? `(variants) => ${look}, ${JSON.stringify(names)}` : `() => ${look}`;
    changed.overwrite(call.start, call.end, `staticPart(${code.slice(tag.start, tag.end)}, ${made})`);
  }
}

type Variants = Readonly<Record<string, object>>;

/** An expression for the class of a named part, with a class for each combination of its variants. */
function lookOf(
  [variant, ...others]: readonly [string, object][],
  chosen: Styles,
  defaults: Styles,
  classOf: (chosen: Styles) => string,
): string {
  if (!variant) return JSON.stringify(classOf(chosen));
  const [name, styles] = variant;
  const values = Object.keys(styles);
  const look = (value?: string) => lookOf(others, { ...chosen, [name]: value }, defaults, classOf);
  const classes = values.map((value) => `${JSON.stringify(value)}: ${look(value)}`);
  const byDefault = defaults[name];
  if (byDefault === undefined) classes.push(`"": ${look()}`);
  // A variant that has styles for true alone may be false.
  if (values.length === 1 && values[0] === 'true') classes.push(`"false": ${look()}`);
  return `({ ${classes.join(', ')} })[variants.${name} ?? ${JSON.stringify(byDefault === undefined ? '' : String(byDefault))}]`;
}
