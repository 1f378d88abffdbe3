/** The clock of the server, by which the portal knows the time and the day (behaviour 20.8). */

/** Milliseconds by which the device's clock may differ before the server's is used: `Date` headers have whole seconds. */
const tolerance = 60_000;
/** A response that took longer says nothing: the device may have slept between its arrival and its reading. */
const longestCall = 30_000;

/** Milliseconds that the server's clock is ahead of the device's; 0 where they agree. */
let difference = 0;
const listeners = new Set<() => void>();

/** The current time: the device's, or the server's where the two differ by more than a minute. */
export const now = (): Date => new Date(Date.now() + difference);

/** Converts a time of the device's clock (milliseconds), such as that of a query's data, into a moment. */
export const momentOf = (deviceTime: number): Date => new Date(deviceTime + difference);

/**
 * Reads the server's clock from a response. Responses without a `Date` header, of a cache (`Age`), and late ones leave
 * the clock as it is.
 *
 * @param sentAt - the device's time (milliseconds) when the call was made.
 */
export function readServerClock(headers: Headers, sentAt: number) {
  const received = Date.now();
  const server = Date.parse(headers.get('Date') ?? '');
  const took = received - sentAt;
  if (Number.isNaN(server) || Number(headers.get('Age')) > 0 || took < 0 || took > longestCall) return;
  const ahead = server - received;
  difference = Math.abs(ahead) > tolerance ? ahead : 0;
  for (const listener of listeners) listener();
}

/**
 * For `useSyncExternalStore`: notifies after each response that tells the time, since the device's clock may have been
 * set meanwhile too, and says whether it differs from the server's.
 */
export const serverClock = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  differs: () => difference !== 0,
};
