/*
 * The rules for a new password that portal and server share (spec 3, part 2). They are separate from those of dates,
 * because the account pages are loaded without any calendar.
 */

/** What is wrong with a new password. */
export type PasswordProblem = 'tooShort' | 'onlyDigits';

export const shortestPassword = 8;

/** A character outside the basic plane counts once, as it does on the server. */
export const isLongEnough = (password: string): boolean => [...password].length >= shortestPassword;

/** Digits of any script count as digits. */
export const isMoreThanDigits = (password: string): boolean => /\P{Nd}/u.test(password);

/** At least 8 characters, not all digits (spec 3, part 2). */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (!isLongEnough(password)) return 'tooShort';
  return isMoreThanDigits(password) ? undefined : 'onlyDigits';
}
