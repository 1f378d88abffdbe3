import { useMemo, useSyncExternalStore } from 'react';
import { type Day, today } from '#api/days.ts';
import { now } from '#api/serverClock.ts';
import { onTick } from '#api/ticks.ts';

const minute = 60_000;
const startOfMinute = () => Math.floor(now().getTime() / minute) * minute;

/**
 * The current business day (behaviour 20.10): it changes at midnight in Zagreb, when a page that slept comes back, and
 * with the server's clock. Components take the day from here, never from `today()`, whose change nobody notices.
 */
export const useToday = (): Day => useSyncExternalStore(onTick, today);

/** The current minute, as its first moment: it changes as {@link useToday} does. */
export function useMinute(): Date {
  const at = useSyncExternalStore(onTick, startOfMinute);
  return useMemo(() => new Date(at), [at]);
}
