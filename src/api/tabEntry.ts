import { sessionUser } from './session.ts';

interface Owned {
  /** The name with which the user signed in; null: nobody was signed in, or the name was not known. */
  readonly user?: string | null;
  readonly value?: unknown;
}

/**
 * An entry of this tab's session storage that belongs to a user, so that the user who signs in next in the same tab does
 * not get it (behaviour 1.29). Where the browser blocks the storage, it lasts as long as the page.
 */
export function tabEntry(key: string) {
  /** Replaces session storage where the browser blocks it. */
  let unstored: string | null = null;
  const stored = () => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return unstored;
    }
  };
  return {
    /** The entry, with the user whom the caller compares; empty when there is none, or it cannot be read. */
    read(): Owned {
      try {
        return Object(JSON.parse(stored() ?? '{}'));
      } catch {
        return {};
      }
    },
    write(value: unknown, user = sessionUser()) {
      unstored = JSON.stringify({ user, value });
      try {
        sessionStorage.setItem(key, unstored);
      } catch {
        // The page's own copy is used.
      }
    },
    remove() {
      unstored = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Without storage there is only the page's own copy.
      }
    },
  };
}
