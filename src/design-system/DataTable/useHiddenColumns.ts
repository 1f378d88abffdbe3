import { useCallback, useMemo, useState } from 'react';
import type { DataTableColumn } from './types.ts';

type Choosable = Pick<DataTableColumn<never>, 'id' | 'alwaysShown' | 'defaultHidden'>;

const storageKey = (name: string) => `columns.${name}`;

/** Returns the hidden columns stored on this device; an invalid entry is ignored, so that the default applies. */
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
      // Without storage the default applies.
    }
  }
  return undefined;
}

/**
 * The hidden columns, stored on this device under `name`. Pass `hidden` to `DataTable` and the whole result
 * to `ColumnsMenu`.
 */
export function useHiddenColumns(name: string, columns: readonly Choosable[]) {
  const [chosen, setChosen] = useState(() => stored(name));
  const hidden = useMemo(() => {
    const ids = chosen ?? columns.filter((column) => column.defaultHidden).map((column) => column.id);
    return columns.filter((column) => !column.alwaysShown && ids.includes(column.id)).map((column) => column.id);
  }, [chosen, columns]);
  const setHidden = useCallback(
    (next: string[]) => {
      setChosen(next);
      try {
        localStorage.setItem(storageKey(name), JSON.stringify(next));
      } catch {
        // Without storage the choice is not remembered.
      }
    },
    [name],
  );
  return { hidden, setHidden };
}
