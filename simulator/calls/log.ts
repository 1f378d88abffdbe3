import type { CallBodies, LogEntry } from '../control/replies.ts';

const maxEntries = 5000;
/** Bodies are kept of the last calls only, up to this many characters of each. */
const maxBodies = 500;
const longestBody = 20_000;

/** A call without the id that it has in a log. */
export interface Call {
  readonly entry: Omit<LogEntry, 'id'>;
  readonly bodies: CallBodies;
}

/** The last 5,000 API calls, oldest first, and the bodies of the last 500. */
export interface CallLog {
  add(entry: Omit<LogEntry, 'id'>, bodies: CallBodies): void;
  /** Puts earlier calls before those of the log, once they are loaded. */
  precede(earlier: Promise<readonly Call[]>): void;
  /** Resolves when earlier calls are in the log. */
  readonly ready: Promise<void>;
  after(id: number): readonly LogEntry[];
  /** The bodies of a call; undefined when they are no longer kept. */
  bodiesOf(id: number): CallBodies | undefined;
  clear(): void;
}

/** The beginning of a text, copied: a slice alone would keep the whole text in memory. */
const cut = (text: string | null) =>
  text !== null && text.length > longestBody ? structuredClone(text.slice(0, longestBody)) : text;

/** The bodies of a call as the log keeps them. */
export const loggedBodies = ({ sent, received, type }: CallBodies): CallBodies => ({
  sent: cut(sent),
  received: cut(received),
  type,
});

export function createCallLog(): CallLog {
  const entries: LogEntry[] = [];
  const bodies = new Map<number, CallBodies>();
  let last = 0;
  let ready = Promise.resolve();
  const noBodies: CallBodies = { sent: null, received: null, type: null };
  const log: CallLog = {
    add(entry, itsBodies) {
      last += 1;
      entries.push({ id: last, ...entry });
      if (entries.length > maxEntries) entries.shift();
      bodies.set(last, itsBodies);
      bodies.delete(last - maxBodies);
    },
    precede(earlier) {
      ready = earlier.then((calls) => {
        const own = entries.map(({ id, ...entry }) => ({ entry, bodies: bodies.get(id) ?? noBodies }));
        log.clear();
        for (const call of [...calls, ...own]) log.add(call.entry, call.bodies);
      });
    },
    get ready() {
      return ready;
    },
    after: (id) => entries.filter((entry) => entry.id > id),
    bodiesOf: (id) => bodies.get(id),
    clear() {
      entries.length = 0;
      bodies.clear();
      last = 0;
    },
  };
  return log;
}

const isText = (type: string | null) => type !== null && /json|text\//.test(type);

/** Reads the text of a copy of a request or response; null when it is no text, is empty or breaks off. */
export async function bodyText(message: Request | Response): Promise<string | null> {
  if (message.body === null || !isText(message.headers.get('Content-Type'))) return null;
  try {
    return (await message.clone().text()) || null;
  } catch {
    return null;
  }
}
