/*
 * The rules for an e-mail address that portal and server share (behaviour 17.3).
 */

/** Why an address is invalid: it is empty, or a part is missing. */
export type EmailProblem = 'missing' | 'invalid';

/** One @, a name before it, and a domain with a dot inside after it. */
const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns why an e-mail address is invalid; undefined for a valid one. Spaces around it are ignored. */
export function emailProblem(text: string): EmailProblem | undefined {
  const typed = text.trim();
  if (typed === '') return 'missing';
  return pattern.test(typed) ? undefined : 'invalid';
}
