import { safeStorage } from './safeStorage.ts';
import { sessionEnd, sessionUser } from './session.ts';

/** Where an entry is kept: in the tab, so that it ends with it, or on the device. */
type Place = 'tab' | 'device';

const storages = { tab: safeStorage(() => sessionStorage), device: safeStorage(() => localStorage) };

/** Begins the keys of users whose name is not known. */
const namelessPrefix = 'nameless:';

/** Hidden columns of a user whose name is not known: their key ends with the table's name. */
const namelessColumns = /^columns\.[^.]+$/;

/** A name in a storage that belongs to the signed-in user; the name alone where the user's is not known. */
export function ownName(name: string): string {
  const user = sessionUser();
  return user === null ? name : `${name}.${user}`;
}

/**
 * An entry that belongs to the signed-in user: each user has one under the same key, so that nobody gets another's, and
 * everybody has their own again (behaviour 1.29). Where the user's name is not known it lives in this tab alone, until
 * somebody signs in or out.
 */
export function ownEntry(key: string, place: Place) {
  const own = () => {
    const isNamed = sessionUser() !== null;
    return {
      storage: storages[isNamed ? place : 'tab'],
      name: isNamed ? ownName(key) : `${namelessPrefix}${key}`,
    };
  };
  return {
    read(): string | null {
      const { storage, name } = own();
      return storage.read(name);
    },
    /**
     * Null removes the entry. After the end of a session nothing is written: it would be nobody's.
     *
     * @returns whether it is stored; otherwise it lasts as long as the page.
     */
    write(text: string | null): boolean {
      if (sessionEnd() !== null && text !== null) return false;
      const { storage, name } = own();
      return storage.write(name, text);
    },
  };
}

/** Removes what users whose name is not known have left: the next one may be another. */
export function forgetNameless() {
  for (const place of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = place();
      for (const key of Object.keys(storage))
        if (key.startsWith(namelessPrefix) || namelessColumns.test(key)) storage.removeItem(key);
    } catch {
      // Without storage there is nothing that outlives the page.
    }
  }
}
