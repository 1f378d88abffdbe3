import type { SystemContext } from '@chakra-ui/react/styled-system';
import MagicString, { type SourceMap } from 'magic-string';
import type { ESTree } from 'vite';
import { ChakraStyles } from './chakraStyles.ts';
import { type Choice, classExpression } from './choices.ts';
import { compileElement, type Rewriting } from './compileElement.ts';
import { findLosses, type Loss } from './guard.ts';
import type { Modules } from './modules.ts';
import { literalConstants, type NamedPart, NamedPartIndex, namedPartsOf } from './namedParts.ts';
import { isSlotName, Parts, variantsOf } from './parts.ts';
import { isPlainSpread } from './spreads.ts';
import { type Element, importsOf, type Node, parse, visit } from './syntaxTree.ts';

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
  readonly #parts: Parts;
  readonly #index: NamedPartIndex;

  constructor(system: SystemContext, modules: Modules) {
    this.#system = system;
    this.#modules = modules;
    this.#styles = new ChakraStyles(system);
    this.#parts = new Parts(system, this.#styles);
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
    const context = { program, file, modules: this.#modules };
    const named = await namedPartsOf(program, context);
    const imports = importsOf(program);
    const parts = new Map([
      ...(await this.#index.imported(file, imports)),
      ...named.map((part) => [part.name, part] as const),
    ]);
    const isPlain = (spread: ESTree.JSXSpreadAttribute, ancestors: readonly Node[]) =>
      isPlainSpread(spread, ancestors, context);
    const losses = await findLosses(program, { parts, system: this.#system, isPlain });
    const rewriting: Rewriting = {
      code,
      changed: new MagicString(code),
      rules: new Set(),
      styles: this.#styles,
      constants: literalConstants(program),
    };
    for (const part of named) this.#replaceNamedPart(part, rewriting);
    const elements: { element: Element; ancestors: readonly Node[] }[] = [];
    visit(program, (node, ancestors) => {
      if (node.type === 'JSXElement') elements.push({ element: node, ancestors });
    });
    const known = new Map(
      await Promise.all(
        elements.map(
          async ({ element, ancestors }) =>
            [element, await this.#parts.find(element.openingElement.name, imports, ancestors)] as const,
        ),
      ),
    );
    const isPart = (child: Element) => known.get(child) !== undefined;
    for (const { element, ancestors } of elements) {
      const part = known.get(element);
      const spread = part && (await spreadOf(element, (each) => isPlain(each, ancestors)));
      const isCompiled = part && spread !== false && compileElement(element, part, { rewriting, spread, isPart });
      if (!isCompiled && isSlotName(element.openingElement.name, imports)) losses.push(slotLoss(element));
    }
    const { changed, rules } = rewriting;
    if (!changed.hasChanged()) return { compiled: undefined, losses };
    if (named.length > 0) changed.prepend(`import { staticPart } from ${JSON.stringify(runtimeModule)}; `);
    const css = [...rules].filter(Boolean).join('\n');
    if (css) changed.prepend(prefix);
    const map = changed.generateMap({ source: file, includeContent: true, hires: 'boundary' });
    return { compiled: { code: changed.toString(), map, css }, losses };
  }

  #replaceNamedPart({ call, tag, recipe }: NamedPart, { code, changed, rules }: Rewriting): void {
    const { values, defaults } = variantsOf(recipe);
    const choices: Choice[] = Object.entries(values).map(([name, each]) => ({
      kind: 'variant',
      name,
      value: `variants.${name}`,
      values: each,
      fallback: defaults[name],
    }));
    const look = classExpression(choices, {}, (variants) => {
      const { className, css } = this.#styles.renderRecipe(recipe, variants);
      rules.add(css);
      return className;
    });
    const names = Object.keys(values);
    const made = names.length > 0 ? `(variants) => ${look}, ${JSON.stringify(names)}` : `() => ${look}`;
    changed.overwrite(call.start, call.end, `staticPart(${code.slice(tag.start, tag.end)}, ${made})`);
  }
}

/** A slot that stays Chakra's looks in vain for its root, which is compiled. */
const slotLoss = ({ openingElement: { start } }: Element): Loss => ({
  offset: start,
  message:
    'This part shares its styles with its `Root`: both have to be in one element tree, with styles and variants that are literals.',
});

/** The name that an element spreads and that has no styles; false when it spreads something else. */
async function spreadOf(
  element: Element,
  isPlain: (spread: ESTree.JSXSpreadAttribute) => Promise<boolean>,
): Promise<string | undefined | false> {
  const spreads = element.openingElement.attributes.filter((attribute) => attribute.type === 'JSXSpreadAttribute');
  const [spread] = spreads;
  if (!spread) return undefined;
  if (spreads.length > 1 || spread.argument.type !== 'Identifier') return false;
  return (await isPlain(spread)) && spread.argument.name;
}
