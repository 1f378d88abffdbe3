/** The real `Date`, kept before anything overrides the page's. */
const RealDate = globalThis.Date;

/** What is saved of a clock: the moment it stands at (ISO), or how far it runs ahead of real time. */
interface ClockState {
  readonly fixed: string | null;
  readonly offsetMs: number;
}

/** The simulator's only source of time (behaviour 23.6). */
export interface Clock {
  now(): Date;
  /** Stands still at a moment; null lets real time run again. */
  set(now: string | null): void;
  /** Moves on by seconds (back when negative), whether the clock stands or runs. */
  advance(seconds: number): void;
  readonly stands: boolean;
  state(): ClockState;
  restore(state: ClockState): void;
}

export function createClock(now: string | null = null): Clock {
  let fixed: number | null = null;
  let offsetMs = 0;
  const clock: Clock = {
    now: () => new RealDate(fixed ?? RealDate.now() + offsetMs),
    set(next) {
      fixed = next === null ? null : RealDate.parse(next);
      if (Number.isNaN(fixed)) throw new RangeError(`Not a moment: ${next}`);
      offsetMs = 0;
    },
    advance(seconds) {
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
 * `performance` keep real time. Returns what undoes it.
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

/** Real milliseconds that only differences are taken of, such as how long a call took. */
export const stopwatch = (): number => performance.now();

/** A moment as the wire has it: ISO 8601 in UTC, to the second (behaviour 21.5). */
export const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
