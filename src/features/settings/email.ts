/** What is wrong with an address: nothing there, or a part missing. */
export type EmailProblem = 'missing' | 'invalid';

/** One @, a name before it, and a domain with a dot inside after it; the server has the last word. */
const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with an e-mail address (spec 2, part 5); undefined when it is right. */
export function emailProblem(text: string): EmailProblem | undefined {
  const typed = text.trim();
  if (typed === '') return 'missing';
  return pattern.test(typed) ? undefined : 'invalid';
}
