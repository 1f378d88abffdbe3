import { now, serverClock } from './serverClock.ts';

const minute = 60_000;
/** The events of a page that comes back: its timers may have slept with the device. */
const returns = ['visibilitychange', 'focus', 'pageshow'];

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stop = () => {};

function tick() {
  clearTimeout(timer);
  timer = setTimeout(tick, minute - (now().getTime() % minute));
  for (const listener of listeners) listener();
}

function start() {
  for (const name of returns) window.addEventListener(name, tick);
  const unsubscribe = serverClock.subscribe(tick);
  tick();
  return () => {
    for (const name of returns) window.removeEventListener(name, tick);
    unsubscribe();
    clearTimeout(timer);
  };
}

/**
 * The passing of time, for `useSyncExternalStore`: the listener is called at each full minute by the server's clock, of
 * which midnight in Zagreb is one, when the page comes back, and after each response that tells the time. Returns a
 * function that ends it.
 */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) stop = start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}
