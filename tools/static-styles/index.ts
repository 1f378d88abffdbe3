import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type Plugin, type Rollup, runnerImport } from 'vite';
import { runtimeModule, StaticStylesCompiler } from './compileModule.ts';
import { describeLosses } from './guard.ts';
import type { Modules } from './namedParts.ts';

export interface StaticStylesOptions {
  /** The project's system, with all its global styles. */
  readonly system: SystemContext;
  /** The modules to compile. */
  readonly include: RegExp;
  /** `off`: never; `on`: also while developing. Left out: in builds only. */
  readonly mode?: string | undefined;
}

const suffix = '.static.css';
const globalSheet = 'virtual:static-styles/global.css';
/** The modules that the plugin makes: the sheets of modules, the global sheet, and the runtime of named parts. */
const ownModules = /\.static\.css$|^\0?virtual:static-styles\//;
const virtual = (id: string) => `\0${id}`;

/** The replacement of `chakra(tag, recipe)`. It supports no style props; the guard ensures that it receives none. */
const runtimeCode = `import { createElement } from 'react';
export const staticPart = (tag, look, variants = []) => ({ className, ...props }) => {
  const own = look(props);
  for (const variant of variants) delete props[variant];
  return createElement(tag, { ...props, className: className ? own + ' ' + className : own });
};`;

/**
 * Compiles Chakra's styles while building: see the README beside this file. A module gets a sheet of its own, and the
 * module that has the `ChakraProvider` the global styles.
 */
export function staticStyles({ system, include, mode }: StaticStylesOptions): Plugin {
  let root = process.cwd();
  let compilers = new WeakMap<object, StaticStylesCompiler>();
  const compilerFor = (context: Rollup.PluginContext & { readonly environment: object }) => {
    const known = compilers.get(context.environment);
    if (known) return known;
    const modules: Modules = {
      async resolve(source, importer) {
        const id = (await context.resolve(source, importer))?.id.split('?')[0];
        return id && include.test(id) ? id : undefined;
      },
      read: (file) => readFile(file, 'utf8'),
      evaluate: async (file, name) => (await runnerImport<Record<string, unknown>>(file)).module[name],
    };
    const compiler = new StaticStylesCompiler(system, modules);
    compilers.set(context.environment, compiler);
    return compiler;
  };
  return {
    name: 'static-styles',
    enforce: 'pre',
    apply: (_config, { command }) => mode === 'on' || (mode !== 'off' && command === 'build'),
    config: () => ({ define: { 'import.meta.env.STATIC_STYLES': 'true' } }),
    configResolved(config) {
      root = config.root;
      compilers = new WeakMap();
    },
    resolveId: {
      filter: { id: ownModules },
      handler: (source) => (source.startsWith('\0') ? source : virtual(source)),
    },
    load: {
      filter: { id: ownModules },
      async handler(id) {
        if (id === virtual(runtimeModule)) return runtimeCode;
        if (id === virtual(globalSheet)) return compilerFor(this).globalCss();
        const file = id.slice(1, -suffix.length);
        const { compiled } = await compilerFor(this).compile(await readFile(file, 'utf8'), file);
        return compiled?.css ?? '';
      },
    },
    async transform(code, id) {
      if (!id.endsWith('.tsx') || !include.test(id)) return undefined;
      const { compiled, losses } = await compilerFor(this).compile(code, id, `import ${JSON.stringify(id + suffix)}; `);
      if (losses.length > 0) this.error(describeLosses(losses, code, relative(root, id)));
      const provides = /<ChakraProvider\b/.test(code);
      if (!provides) return compiled && { code: compiled.code, map: compiled.map };
      return { code: `import ${JSON.stringify(globalSheet)}; ${compiled?.code ?? code}`, map: compiled?.map ?? null };
    },
    hotUpdate({ file, modules }) {
      compilers.get(this.environment)?.clear();
      const sheet = this.environment.moduleGraph.getModuleById(virtual(file + suffix));
      return sheet && modules.length > 0 ? [...modules, sheet] : undefined;
    },
  };
}
