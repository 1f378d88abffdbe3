/** The time of every story: a Friday morning in Zagreb, late enough in the year for comparisons. */
export const storyTime = '2026-11-20T09:00:00Z';

const RealDate = Date;
let start = RealDate.parse(storyTime);
let began = performance.now();

/** Sets the time of the next story: that of its scenario, where it has one. */
export const setStoryTime = (time: string) => {
  start = RealDate.parse(time);
  began = performance.now();
};

/**
 * Makes `Date` return the stories' time; timers stay real. Under test the time is frozen, so that snapshots are stable;
 * in Storybook it runs on from there, because charts animate by it.
 */
export function startStoryClock({ standsStill }: { standsStill: boolean }) {
  const now = () => (standsStill ? start : start + Math.floor(performance.now() - began));
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
