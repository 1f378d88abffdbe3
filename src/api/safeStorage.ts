/**
 * Reads and writes a storage of the browser. Where the browser blocks it, or it is full, entries last as long as the
 * page.
 *
 * @param storage - called each time: a blocked storage throws already when it is named.
 */
export function safeStorage(storage: () => Storage) {
  const unstored = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key) ?? unstored.get(key) ?? null;
      } catch {
        return unstored.get(key) ?? null;
      }
    },
    /** Null removes the entry. */
    write(key: string, value: string | null) {
      unstored.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value !== null) unstored.set(key, value);
      }
    },
  };
}
