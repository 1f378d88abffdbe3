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
        // What a full storage did not take is newer than what it holds.
        return unstored.get(key) ?? storage().getItem(key);
      } catch {
        return unstored.get(key) ?? null;
      }
    },
    /** Null removes the entry. Returns whether the storage has it: otherwise it lasts as long as the page. */
    write(key: string, value: string | null): boolean {
      unstored.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      } catch {
        if (value !== null) unstored.set(key, value);
        return false;
      }
    },
  };
}
