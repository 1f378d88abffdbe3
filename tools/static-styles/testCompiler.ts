import { system } from '../../src/design-system/theme/system.ts';
import { StaticStylesCompiler } from './compileModule.ts';

/** Modules of a test, by their path; imports name them by it. */
export type Files = Readonly<Record<string, string>>;

/**
 * A compiler with the portal's system for modules that are texts.
 *
 * @param values - What an export of a module evaluates to, by `path name`.
 */
export const compilerOf = (files: Files = {}, values: Readonly<Record<string, unknown>> = {}): StaticStylesCompiler =>
  new StaticStylesCompiler(system, {
    resolve: async (source) => (source in files || source.startsWith('./') ? source : undefined),
    read: async (file) => files[file] ?? '',
    evaluate: async (file, name) => values[`${file} ${name}`],
  });
