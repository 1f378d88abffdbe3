import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line that may be there although a check looks for it, by a part of its text, with the reason. */
export type AllowedLine = readonly [file: string, part: string, reason: string];

/**
 * Looks through source files for lines that a check forbids.
 *
 * @param names - the files, below `root`.
 * @returns the places of the lines that are not allowed, and the permissions whose line is gone: both are to be empty.
 */
export function findLines(
  root: string,
  names: readonly string[],
  isFound: (text: string) => boolean,
  allowed: readonly AllowedLine[],
): { readonly forbidden: readonly string[]; readonly unused: readonly AllowedLine[] } {
  const lines = names.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .map((text, at) => ({ name, text, place: `${name}:${at + 1}` }))
      .filter(({ text }) => isFound(text)),
  );
  return {
    forbidden: lines
      .filter(({ name, text }) => !allowed.some(([file, part]) => file === name && text.includes(part)))
      .map(({ place }) => place),
    unused: allowed.filter(([file, part]) => !lines.some(({ name, text }) => name === file && text.includes(part))),
  };
}
