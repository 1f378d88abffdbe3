import * as z from 'zod/mini';
import { safeStorage } from '#api/safeStorage.ts';
import { sessionUser } from '#api/session.ts';

/** The device's storage: what a user opened yesterday is there today. */
const { read, write } = safeStorage(() => localStorage);
const storageKey = 'palette-recent';

/** How many entries are kept for a user. */
const mostKept = 12;
/** Of how many users; of more, those who opened something last. */
const mostUsers = 8;

const text = z.string().check(z.maxLength(300));
const recent = z.object({ id: text, name: z.optional(text), code: z.optional(text) });
const schema = z.record(z.string(), z.array(recent));

/** An entry that was opened. A zone has its name and code too, as the zones of a city are loaded late. */
export type Recent = z.output<typeof recent>;

function stored(): Readonly<Record<string, readonly Recent[]>> {
  try {
    const found = z.safeParse(schema, JSON.parse(read(storageKey) ?? '{}'));
    if (found.success) return found.data;
  } catch {
    // A broken entry is replaced by the next one that is written.
  }
  return {};
}

/**
 * What the signed-in user opened last on this device, newest first. Each user has their own; none while the name of the
 * user is not known.
 */
export function recentEntries(): readonly Recent[] {
  const user = sessionUser();
  return user === null ? [] : (stored()[user] ?? []);
}

/** Remembers that the signed-in user has opened an entry. */
export function noteOpened(opened: Recent) {
  const user = sessionUser();
  if (user === null) return;
  const { [user]: own = [], ...others } = stored();
  const before = own.find(({ id }) => id === opened.id);
  const entries = [{ ...before, ...opened }, ...own.filter((each) => each !== before)].slice(0, mostKept);
  const kept = Object.entries(others).slice(1 - mostUsers);
  write(storageKey, JSON.stringify(Object.fromEntries([...kept, [user, entries]])));
}
