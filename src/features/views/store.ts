import { useSyncExternalStore } from 'react';
import { ownName } from '#api/ownStorage.ts';
import { type View, viewsOf } from './model.ts';
import { remountPage } from './pageVersion.ts';
import { readEntry, subscribe, writeEntry } from './viewsEntry.ts';

let known: { readonly text: string | null; readonly views: readonly View[] } = { text: null, views: [] };

/** The signed-in user's views, in the order in which they were saved; the same list until they change. */
export function storedViews(): readonly View[] {
  const text = readEntry();
  if (text !== known.text) known = { text, views: viewsOf(text) };
  return known.views;
}

/** The signed-in user's views; rendered again when they change, in whichever tab. */
export const useViews = (): readonly View[] => useSyncExternalStore(subscribe, storedViews);

/**
 * Changes the views as they are stored now: another tab may have changed them.
 *
 * @returns whether they are stored; otherwise they last as long as the page.
 */
export function changeViews(change: (views: readonly View[]) => readonly View[]): boolean {
  const next = change(storedViews());
  return writeEntry(next.length === 0 ? null : JSON.stringify(next));
}

const columnsKey = (table: string) => ownName(`columns.${table}`);

/** What the device stores of the columns of these tables for the user. */
export function storedColumns(tables: readonly string[]): Readonly<Record<string, string | null>> {
  try {
    return Object.fromEntries(tables.map((table) => [table, localStorage.getItem(columnsKey(table))]));
  } catch {
    return {};
  }
}

/**
 * Stores the columns of a view, when it is opened. Where its page is the present one and has other columns, it is mounted
 * again.
 *
 * @param pathname the path of the present page.
 */
export function applyColumns({ columns = {}, address }: View, pathname: string) {
  const now = storedColumns(Object.keys(columns));
  const others = Object.entries(columns).filter(([table, text]) => table in now && now[table] !== text);
  try {
    for (const [table, text] of others) {
      if (text === null) localStorage.removeItem(columnsKey(table));
      else localStorage.setItem(columnsKey(table), text);
    }
  } catch {
    // The storage is full: the columns stay as they are.
  }
  if (others.length > 0 && address.split('?')[0] === pathname) remountPage();
}
