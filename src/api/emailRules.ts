import isEmail from 'validator/es/lib/isEmail.js';
import { cleanName } from './cleanName.ts';

/*
 * The rules for an e-mail address that portal and server share (behaviour 17.3).
 */

/** Why an address is invalid: it is empty, or no address. */
export type EmailProblem = 'missing' | 'invalid';

/**
 * The address as it is sent and stored: as typed, without spaces around it and characters that nobody sees. Letters
 * outside ASCII stay: `ana@škola.hr` is not written in Punycode.
 */
export const emailOf = (text: string): string => cleanName(text);

/**
 * Returns why a text is no e-mail address; undefined for a valid one. What mail programs put around an address (`<…>`,
 * `mailto:`, a semicolon) is no part of it.
 */
export function emailProblem(text: string): EmailProblem | undefined {
  const email = emailOf(text);
  if (email === '') return 'missing';
  return isEmail(email) ? undefined : 'invalid';
}
