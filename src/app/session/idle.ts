import { sessionBegun } from '#api/session.ts';

/** When an inactive user is signed out, from the configuration (behaviour 1.28). */
export interface IdleLimit {
  readonly minutes: number;
  /** How long before the end the warning is shown. */
  readonly warningSeconds: number;
}

const key = 'last-activity';
/** The most often that activity is recorded (ms): typing would else write with each key. */
const grain = 1000;

/** Replaces local storage where the browser blocks it: tabs then count for themselves. */
let unstored = 0;

/** When the user signed in or last did something, in any tab, in ms; 0 when it is not known. */
export function lastActivity(): number {
  let stored = 0;
  try {
    stored = Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    // The tab counts for itself.
  }
  return Math.max(stored, unstored, sessionBegun());
}

/** Records that the user is active now, for all tabs. */
export function recordActivity(now: number) {
  const last = lastActivity();
  if (last <= now && now - last < grain) return;
  try {
    localStorage.setItem(key, String(now));
  } catch {
    unstored = now;
  }
}

/** What an inactive user sees. */
export type IdleState =
  | { readonly kind: 'active' | 'ended' }
  | { readonly kind: 'warned'; readonly secondsLeft: number };

/** The state of a user who was last active at a time; a clock that was set back counts as activity. */
export function idleState({ minutes, warningSeconds }: IdleLimit, last: number, now: number): IdleState {
  const left = Math.ceil((last + minutes * 60_000 - now) / 1000);
  if (left <= 0) return { kind: 'ended' };
  return left <= warningSeconds && now >= last ? { kind: 'warned', secondsLeft: left } : { kind: 'active' };
}
