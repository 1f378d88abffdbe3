import { useCallback, useMemo, useState } from 'react';
import {
  hiddenIds,
  orderedColumns,
  readColumnChoice,
  storeColumnChoice,
  withHidden,
  withOrder,
} from './columnChoice.ts';
import type { DataTableColumn } from './types.ts';

/**
 * The order of a table's columns and which are hidden, as chosen and stored on this device under `name`. Pass `columns` and
 * `hidden` to `DataTable`, and the whole result to `ColumnsMenu`.
 */
export function useColumnChoice<Row>(name: string, all: readonly DataTableColumn<Row>[]) {
  const [own, setOwn] = useState(() => ({ name, choice: readColumnChoice(name) }));
  const choice = own.name === name ? own.choice : readColumnChoice(name);
  const columns = useMemo(() => orderedColumns(all, choice), [all, choice]);
  const hidden = useMemo(() => hiddenIds(columns, choice), [columns, choice]);
  const change = useCallback(
    (next: typeof choice) => {
      setOwn({ name, choice: next });
      storeColumnChoice(name, next);
    },
    [name],
  );
  return {
    columns,
    hidden,
    setHidden: useCallback(
      (ids: readonly string[]) => change(withHidden(choice, columns, ids)),
      [change, choice, columns],
    ),
    /** The order of all columns by their ids; undefined: the table's own. */
    setOrder: useCallback(
      (ids: readonly string[] | undefined) => change(ids ? withOrder(choice, ids) : { ...choice, order: [] }),
      [change, choice],
    ),
    /** Whether the user has chosen an order. */
    isOrdered: choice.order.length > 0,
    /** Whether the table has other columns than at first, or another order. */
    isChanged: useMemo(
      () =>
        columns.some(({ id }, at) => id !== all[at]?.id) ||
        all.some(
          ({ id, defaultHidden, alwaysShown }) => hidden.includes(id) !== (!alwaysShown && defaultHidden === true),
        ),
      [columns, hidden, all],
    ),
  };
}
