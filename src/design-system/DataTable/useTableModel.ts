import {
  type ColumnDef,
  createSortedRowModel,
  type Row,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useFormats } from '../language/formats.ts';
import type { DataTableColumn, DataTableProps, DataTableSort } from './types.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

export const isSortable = <R>(column: DataTableColumn<R>) => column.sortable ?? column.kind !== 'custom';

/** Rows are wrapped in objects, so that any type of row can be shown: TanStack Table requires objects. */
interface Box<R> {
  readonly row: R;
}
export type TableRowModel<R> = Row<Features, Box<R>>;

/** A head over neighbouring columns of one group; a column without a group has an empty cell above it. */
export interface UpperHead {
  readonly key: string;
  readonly title: string | undefined;
  readonly span: number;
}

/** Returns the upper heads of the visible columns; none when no column has a group. */
export function upperHeads(columns: readonly Pick<DataTableColumn<unknown>, 'id' | 'group'>[]): UpperHead[] {
  if (!columns.some((column) => column.group)) return [];
  const heads: { key: string; title: string | undefined; span: number }[] = [];
  for (const { id, group } of columns) {
    const last = heads.at(-1);
    if (group && last?.title === group) last.span += 1;
    else heads.push({ key: id, title: group, span: 1 });
  }
  return heads;
}

/** Groups rows in their order; the groups are in the order of the unsorted rows. */
function grouped<R>(rows: readonly TableRowModel<R>[], unsorted: readonly R[], groupOf: (row: R) => string) {
  const groups = new Map<string, TableRowModel<R>[]>(unsorted.map((row) => [groupOf(row), []]));
  for (const row of rows) groups.get(groupOf(row.original.row))?.push(row);
  return [...groups.values()].flat();
}

type ModelProps<R> = Pick<DataTableProps<R>, 'columns' | 'rows' | 'rowId' | 'groupOf'> & {
  readonly sort: DataTableSort | null;
  readonly hidden: readonly string[];
};

/**
 * The visible columns and the rows in their order: sorted stably, text by the Croatian alphabet, missing values last
 * in both directions.
 */
export function useTableModel<R>({ columns, rows, rowId, groupOf, sort, hidden }: ModelProps<R>) {
  const { compare } = useFormats();
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<Features, Box<R>> => ({
          id: column.id,
          accessorFn: ({ row }) => column.value(row) ?? undefined,
          sortUndefined: 'last',
          sortFn: (a, b, id) => {
            const left = a.getValue<string | number>(id);
            const right = b.getValue<string | number>(id);
            if (typeof left === 'number' && typeof right === 'number') return left - right;
            return compare(String(left), String(right));
          },
        }),
      ),
    [columns, compare],
  );
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const sorting = useMemo(
    () => (sort && columns.some((column) => column.id === sort.id && isSortable(column)) ? [{ ...sort }] : []),
    [sort, columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowId(row),
    state: { sorting },
  });
  const visible = useMemo(() => columns.filter((column) => !hidden.includes(column.id)), [columns, hidden]);
  const sorted = table.getRowModel().rows;
  return { visible, rows: groupOf ? grouped(sorted, rows, groupOf) : sorted };
}
