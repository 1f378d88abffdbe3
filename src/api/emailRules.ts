/*
 * The rules for an e-mail address that portal and server share (behaviour 17.3).
 */

/** What is wrong with an address: nothing there, or a part missing. */
export type EmailProblem = 'missing' | 'invalid';

/** One @, a name before it, and a domain with a dot inside after it. */
const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns what is wrong with an e-mail address; undefined when nothing is. Spaces around it do not count. */
export function emailProblem(text: string): EmailProblem | undefined {
  const typed = text.trim();
  if (typed === '') return 'missing';
  return pattern.test(typed) ? undefined : 'invalid';
}
