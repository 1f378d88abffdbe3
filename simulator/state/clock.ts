import * as z from 'zod/mini';

/** The real `Date`, kept before anything overrides the page's. */
const RealDate = globalThis.Date;

/** The saved state of a clock: the moment at which it is frozen (ISO), or its offset from real time. */
interface ClockState {
  readonly fixed: string | null;
  readonly offsetMs: number;
}

/** The bounds of the clock, in milliseconds (behaviour 23.6): sales begin in 2018, and each further year costs time. */
const earliest = RealDate.UTC(2018, 0, 1);
const latest = RealDate.UTC(2100, 11, 31, 23, 59, 59, 999);

const isInBounds = (moment: number) => moment >= earliest && moment <= latest;

/** A moment with its offset from UTC, within the clock's bounds. */
export const momentSchema = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => isInBounds(RealDate.parse(text)), { error: 'From 2018 to 2100' }));

/** The simulator's only source of time (behaviour 23.6). It never leaves the years 2018 to 2100. */
export interface Clock {
  now(): Date;
  /** Freezes the clock at a moment; null lets real time run again. Throws a RangeError for a moment out of bounds. */
  set(now: string | null): void;
  /**
   * Advances the clock by seconds (back when negative), frozen or running. Throws a RangeError when it would leave its
   * bounds.
   */
  advance(seconds: number): void;
  readonly stands: boolean;
  state(): ClockState;
  restore(state: ClockState): void;
}

export function createClock(now: string | null = null): Clock {
  let fixed: number | null = null;
  let offsetMs = 0;
  const clock: Clock = {
    // A running clock stops at its bounds.
    now: () => new RealDate(Math.min(Math.max(fixed ?? RealDate.now() + offsetMs, earliest), latest)),
    set(next) {
      const moment = next === null ? null : RealDate.parse(next);
      if (moment !== null && !isInBounds(moment)) throw new RangeError(`Not a moment from 2018 to 2100: ${next}`);
      fixed = moment;
      offsetMs = 0;
    },
    advance(seconds) {
      if (!isInBounds(clock.now().getTime() + seconds * 1000)) throw new RangeError('The clock keeps to 2018–2100');
      if (fixed === null) offsetMs += seconds * 1000;
      else fixed += seconds * 1000;
    },
    get stands() {
      return fixed !== null;
    },
    state: () => ({ fixed: fixed === null ? null : new RealDate(fixed).toISOString(), offsetMs }),
    restore(state) {
      clock.set(state.fixed);
      offsetMs = state.offsetMs;
    },
  };
  clock.set(now);
  return clock;
}

/**
 * Makes the page's `Date` agree with the simulator's clock, so that "today" is the same day on both sides. Timers and
 * `performance` keep real time. Returns a function that restores the real `Date`.
 */
export function agreeDate(clock: Clock): () => void {
  const previous = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => clock.now().toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [clock.now().getTime()] : given, newTarget),
    get: (target, key, receiver) => (key === 'now' ? () => clock.now().getTime() : Reflect.get(target, key, receiver)),
  });
  return () => {
    globalThis.Date = previous;
  };
}

/** Real milliseconds, for durations only, such as that of a call. */
export const stopwatch = (): number => performance.now();

/** Formats a moment for the wire: ISO 8601 in UTC, to the second (behaviour 21.5). */
export const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
