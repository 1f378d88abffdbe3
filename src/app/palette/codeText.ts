import { codeKey } from '#api/text.ts';
import { longestSearch } from '#features/pages/index.ts';

/** Shorter ones are found nearly everywhere. */
const shortest = 3;

/** Whether transactions can be searched for a text: it has some letters or digits, and no more than a search takes. */
export function isSearchable(text: string): boolean {
  const { length } = codeKey(text);
  return length >= shortest && length <= longestSearch;
}

/**
 * Whether a text looks like a plate, a ticket number or the number of a receipt: letters, digits and what stands between
 * them, at least one digit, and no more than four parts, such as ZG 1234-AB, 004512 or 1523/2/1.
 */
export function looksLikeCode(text: string): boolean {
  const parts = text.trim().split(/[\s\p{Pd}\u2212]+/u);
  return (
    isSearchable(text) && /\d/.test(text) && parts.length <= 4 && /^[\p{L}\p{M}\d\s\p{Pd}\u2212/._#]+$/u.test(text)
  );
}
