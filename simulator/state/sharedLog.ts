import type { Call } from '../calls/log.ts';
import type { Simulator } from '../simulator.ts';
import type { SharedDatabase } from './sharedDatabase.ts';

/** What the tabs send each other: a call with its id in the database, 0 without one; or that the log begins again. */
type Message = (Call & { readonly id: number }) | 'clear';

/** The methods of `BroadcastChannel` that are used. */
interface Channel {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

/** Calls whose bodies may hold a password, which is not left readable in storage. */
const hasPassword = (path: string) => path.startsWith('/api/auth/');

/**
 * Shares the log of calls between the tabs of the demo (behaviour 23.12): each has its own simulator, and shows the calls of
 * all, also those that were made before it was opened.
 */
export function shareLog(
  { calls }: Pick<Simulator, 'calls'>,
  database: SharedDatabase['calls'],
  channel: Channel,
  warn: (message: string, error?: unknown) => void,
): void {
  const failed = (error: unknown) => warn('The simulator could not share its log.', error);
  let waiting: (Call & { readonly id: number })[] | undefined = [];
  let isCleared = false;
  calls.subscribe({
    added: (entry, bodies) => {
      const stored = hasPassword(entry.path) ? { ...bodies, sent: null } : bodies;
      database.add({ entry, bodies: stored }).then((id) => channel.postMessage({ id, entry, bodies }), failed);
    },
    cleared: () => {
      isCleared = true;
      channel.postMessage('clear');
      database.clear().catch(failed);
    },
  });
  channel.addEventListener('message', ({ data }) => {
    if (data === 'clear') {
      isCleared = true;
      waiting = waiting && [];
      calls.clear();
    } else if (waiting) waiting.push(data);
    else calls.add(data.entry, data.bodies);
  });
  // Calls that come meanwhile are added afterwards, unless they have been loaded.
  calls.precede(
    database
      .load()
      .catch((error: unknown) => {
        failed(error);
        return [];
      })
      .then((loaded) => {
        const last = loaded.at(-1)?.id ?? 0;
        const later = (waiting ?? []).filter(({ id }) => id === 0 || id > last);
        waiting = undefined;
        return [...(isCleared ? [] : loaded), ...later];
      }),
  );
}
