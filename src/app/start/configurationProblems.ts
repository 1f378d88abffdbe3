import type * as z from 'zod/mini';
import type { ConfigurationFault } from './configurationError.ts';

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Describes an issue: the schema library has messages only with one of its whole language modules. */
function complaintOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'unknown key';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  return issue.code === 'too_small' ? 'must not be empty' : issue.message;
}

/** Formats an issue with its path, its message and the value: `botCheck.provider: must be one of … ("altcha")`. */
function textsOf(issue: z.core.$ZodIssue, value: unknown): string[] {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
  const paths = unknownKeys?.map((key) => [...issue.path, key]) ?? [issue.path];
  return paths.map((path) => {
    const got = JSON.stringify(valueAt(value, path)) ?? 'missing';
    return `${path.join('.') || 'config.json'}: ${complaintOf(issue)} (${got})`;
  });
}

/**
 * Describes what is wrong with a configuration, one text for each wrong value. A module of its own, because a start
 * without a fault does not need it.
 */
export const problemsOf = (fault: ConfigurationFault): readonly string[] =>
  'problems' in fault ? fault.problems : fault.issues.flatMap((issue) => textsOf(issue, fault.value));
