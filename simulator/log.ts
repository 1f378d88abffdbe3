import type { CallBodies, LogEntry } from './control/replies.ts';

const kept = 5000;
/** Bodies are kept of the last calls only, up to this many characters of each. */
const bodiesKept = 500;
const longestBody = 20_000;

/** The last 5,000 API calls, oldest first, and the bodies of the last 500. */
export interface CallLog {
  add(entry: Omit<LogEntry, 'id'>, bodies: CallBodies): void;
  after(id: number): readonly LogEntry[];
  /** The bodies of a call; undefined when they are no longer kept. */
  bodiesOf(id: number): CallBodies | undefined;
  clear(): void;
}

/** The beginning of a text, copied: a slice alone would keep the whole text in memory. */
const cut = (text: string | null) =>
  text !== null && text.length > longestBody ? structuredClone(text.slice(0, longestBody)) : text;

export function createCallLog(): CallLog {
  const entries: LogEntry[] = [];
  const bodies = new Map<number, CallBodies>();
  let last = 0;
  return {
    add(entry, { sent, received, type }) {
      last += 1;
      entries.push({ id: last, ...entry });
      if (entries.length > kept) entries.shift();
      bodies.set(last, { sent: cut(sent), received: cut(received), type });
      bodies.delete(last - bodiesKept);
    },
    after: (id) => entries.filter((entry) => entry.id > id),
    bodiesOf: (id) => bodies.get(id),
    clear() {
      entries.length = 0;
      bodies.clear();
      last = 0;
    },
  };
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
