import { safeStorage } from '#api/safeStorage.ts';
import { sessionUser } from '#api/session.ts';

/** The device's storage: what a user opened yesterday is there today. */
const { read, write } = safeStorage(() => localStorage);
const storageKey = 'palette-recent';

/** How many entries are kept for a user. */
const mostKept = 12;
/** Of how many users; of more, those who opened something last. */
const mostUsers = 8;

/** An entry that was opened. A zone has its name and code too, as the zones of a city are loaded late. */
export interface Recent {
  readonly id: string;
  readonly name?: string;
  readonly code?: string;
}

type Stored = Readonly<Record<string, readonly Recent[]>>;

const isText = (value: unknown) => typeof value === 'string' && value.length <= 300;
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isRecent = (value: unknown) => {
  const { id, name, code } = Object(value);
  return isText(id) && isTextOrNone(name) && isTextOrNone(code);
};

/** Read without zod: what it would need of it is in no other page, and zod is part of what the login loads. */
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((own) => Array.isArray(own) && own.every(isRecent));

function stored(): Stored {
  try {
    const found: unknown = JSON.parse(read(storageKey) ?? '{}');
    if (isStored(found)) return found;
  } catch {
    // A broken entry is replaced by the next one that is written.
  }
  return {};
}

/** A user may be called as what every object has. */
const ownOf = (all: Stored, user: string): readonly Recent[] => (Object.hasOwn(all, user) ? (all[user] ?? []) : []);

/**
 * What the signed-in user opened last on this device, newest first. Each user has their own; none while the name of the
 * user is not known.
 */
export function recentEntries(): readonly Recent[] {
  const user = sessionUser();
  return user === null ? [] : ownOf(stored(), user);
}

/** Remembers that the signed-in user has opened an entry. */
export function noteOpened(opened: Recent) {
  const user = sessionUser();
  if (user === null) return;
  const all = stored();
  const own = ownOf(all, user);
  const before = own.find(({ id }) => id === opened.id);
  const entries = [{ ...before, ...opened }, ...own.filter((each) => each !== before)].slice(0, mostKept);
  const kept = Object.entries(all)
    .filter(([name]) => name !== user)
    .slice(1 - mostUsers);
  write(storageKey, JSON.stringify(Object.fromEntries([...kept, [user, entries]])));
}
