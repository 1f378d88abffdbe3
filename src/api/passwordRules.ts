/*
 * The rules for a new password that portal and server share (behaviour 1.18). They are separate from those of dates,
 * because the account pages are loaded without any calendar.
 */

/** Each rule by the name of its violation; portal and simulator have a text for each name. */
const rules = {
  /** A character outside the basic plane counts once, as it does on the server. */
  tooShort: (password: string) => [...password].length >= 8,
  /** Digits of any script count as digits. */
  onlyDigits: (password: string) => /\P{Nd}/u.test(password),
};

/** The name of a violated rule. */
export type PasswordProblem = keyof typeof rules;

/** All rules, in the order in which they are shown and checked. */
export const passwordRules = Object.entries(rules).map(([problem, isMet]) => ({
  problem: problem as PasswordProblem,
  isMet,
}));

/** Returns the first rule that a new password breaks; undefined when it breaks none. */
export const passwordProblem = (password: string): PasswordProblem | undefined =>
  passwordRules.find(({ isMet }) => !isMet(password))?.problem;
