import type { Kind } from '../world/models.ts';

/** A part of a simulator's state that changes: a kind of entities, the clock, the faults, or all at once. */
export type ChangedPart = Kind | 'clock' | 'faults' | 'all';
/** Called after each change, with the part that changed. */
export type Listener = (part: ChangedPart) => void;

/** What no screen of the portal shows. A rule of faults that counts down is not shown either. */
const unseen: readonly string[] = ['token', 'captcha', 'resetLink', 'mail', 'faults'] satisfies ChangedPart[];

/** Whether screens of the portal may show something else after a change of these parts. */
export const isSeen = (parts: readonly string[]): boolean => parts.some((part) => !unseen.includes(part));
