import { useCallback, useMemo, useState } from 'react';
import type { DataTableColumn } from './types.ts';

type Choosable = Pick<DataTableColumn<never>, 'id' | 'alwaysShown' | 'defaultHidden'>;

const storageKey = (name: string) => `columns.${name}`;

/** The columns that this device hides; a broken entry is dropped, so the default stands. */
function stored(name: string): string[] | undefined {
  try {
    const text = localStorage.getItem(storageKey(name));
    if (text === null) return undefined;
    const hidden: unknown = JSON.parse(text);
    if (Array.isArray(hidden) && hidden.every((id) => typeof id === 'string')) return hidden;
    localStorage.removeItem(storageKey(name));
  } catch {
    try {
      localStorage.removeItem(storageKey(name));
    } catch {
      // No storage: the default is right.
    }
  }
  return undefined;
}

/**
 * Which columns are hidden, kept on this device under `name`. Give `hidden` to `DataTable` and all of it to
 * `ColumnsMenu`.
 */
export function useHiddenColumns(name: string, columns: readonly Choosable[]) {
  const [chosen, setChosen] = useState(() => stored(name));
  const hidden = useMemo(() => {
    const wanted = chosen ?? columns.filter((column) => column.defaultHidden).map((column) => column.id);
    return columns.filter((column) => !column.alwaysShown && wanted.includes(column.id)).map((column) => column.id);
  }, [chosen, columns]);
  const setHidden = useCallback(
    (next: string[]) => {
      setChosen(next);
      try {
        localStorage.setItem(storageKey(name), JSON.stringify(next));
      } catch {
        // Not remembered, but shown.
      }
    },
    [name],
  );
  return { hidden, setHidden };
}
