import { lazy, Suspense } from 'react';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableProps, DataTableSort } from '#design-system/DataTable/types.ts';
import { useHiddenColumns } from '#design-system/DataTable/useHiddenColumns.ts';
import type { TableGroup } from '#features/report-files/index.ts';
import { useOpenRows } from '../useOpenRows.ts';
import { useTableSort } from '../useTableSort.ts';
import type { TableToolsProps } from './TableTools.tsx';

const TableTools = lazy(() => import('./TableTools.tsx').then((part) => ({ default: part.TableTools }))) as unknown as <
  Row,
>(
  props: TableToolsProps<Row>,
) => React.JSX.Element;

interface ReportTableProps<Row>
  extends Omit<
    DataTableProps<Row>,
    'sort' | 'onSortChange' | 'openAtFirst' | 'onOpenRowsChange' | 'hiddenColumns' | 'tools' | 'groupOf'
  > {
  /** The table's name: of its sort and its open rows in the URL, and of its hidden columns on this device. */
  readonly name: string;
  /** Left out: the rows stay in the server's order. */
  readonly defaultSort?: DataTableSort;
  /** Groups rows under lines with the group's name; `header` heads it in files. */
  readonly group?: TableGroup<Row> | undefined;
}

const unsorted: DataTableSort = { id: '', desc: false };

/**
 * A table of a report page: its sort and its open rows are in the URL, its columns can be hidden, which is remembered, and it can be taken
 * away as CSV, as shown. The tools stand in the head of the table's section and come after the figures.
 */
export function ReportTable<Row>({ name, defaultSort = unsorted, group, ...table }: ReportTableProps<Row>) {
  const [sort, setSort] = useTableSort(name, defaultSort);
  const [openRows, setOpenRows] = useOpenRows(name);
  const { hidden, setHidden } = useHiddenColumns(name, table.columns);
  return (
    <DataTable
      {...table}
      {...(group ? { groupOf: group.of } : {})}
      sort={sort}
      onSortChange={setSort}
      openAtFirst={openRows}
      onOpenRowsChange={setOpenRows}
      hiddenColumns={hidden}
      tools={(shown) => (
        <Suspense>
          <TableTools
            label={table.label}
            columns={table.columns}
            hidden={hidden}
            setHidden={setHidden}
            shown={shown}
            group={group}
          />
        </Suspense>
      )}
    />
  );
}
