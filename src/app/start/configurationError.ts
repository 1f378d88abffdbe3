import type * as z from 'zod/mini';

/** What is wrong with a configuration: problems as text, or the schema's issues with the value that they are about. */
export type ConfigurationFault =
  | { readonly problems: readonly string[] }
  | { readonly issues: readonly z.core.$ZodIssue[]; readonly value: unknown };

/** A configuration that cannot be used. `problemsOf` (configurationProblems.ts) describes each wrong value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly fault: ConfigurationFault;
  constructor(fault: ConfigurationFault) {
    super('The configuration cannot be used');
    this.fault = fault;
  }
}
