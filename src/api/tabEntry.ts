import { safeStorage } from './safeStorage.ts';
import { sessionUser } from './session.ts';

interface Owned {
  /** The name with which the user signed in; null: nobody was signed in, or the name was not known. */
  readonly user?: string | null;
  readonly value?: unknown;
}

const { read, write } = safeStorage(() => sessionStorage);

/**
 * An entry of this tab's session storage that belongs to a user, so that the user who signs in next in the same tab does
 * not get it (behaviour 1.29).
 */
export const tabEntry = (key: string) => ({
  /** The entry, with the user whom the caller compares; empty when there is none, or it cannot be read. */
  read(): Owned {
    try {
      return Object(JSON.parse(read(key) ?? '{}'));
    } catch {
      return {};
    }
  },
  write: (value: unknown, user = sessionUser()) => write(key, JSON.stringify({ user, value })),
  remove: () => write(key, null),
});
