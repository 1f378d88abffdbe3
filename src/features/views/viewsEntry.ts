import { ownEntry } from '#api/ownStorage.ts';

/* The small part of the saved views that every page has: whether there are pins, and when what is stored changes. */

/** The signed-in user's views, as JSON. */
const entry = ownEntry('views', 'device');

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

export const readEntry = (): string | null => entry.read();

/** Returns whether the views are stored; otherwise they last as long as the page. */
export function writeEntry(text: string | null): boolean {
  const isStored = entry.write(text);
  notify();
  return isStored;
}

/** Follows what is stored, here and in other tabs. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the user has a pinned view. In the stored names a quotation mark is escaped, so that none looks like this. */
export const hasPins = (): boolean => readEntry()?.includes('"pinned":true') ?? false;
