import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableProps, DataTableSort } from '#design-system/DataTable/types.ts';
import { useColumnChoice } from '#design-system/DataTable/useColumnChoice.ts';
import type { FilePage, TableGroup } from '#features/report-files/index.ts';
import { idsParam, noIds, sortParam, useViewParam } from '#features/url-state/index.ts';
import { choiceName } from './choiceName.ts';
import { TableTools } from './TableTools.tsx';

interface SectionTableProps<Row>
  extends Omit<
    DataTableProps<Row>,
    'sort' | 'onSortChange' | 'openAtFirst' | 'onOpenRowsChange' | 'hiddenColumns' | 'tools' | 'groupOf' | 'groupName'
  > {
  /** The table's name: of its sort and its open rows in the URL, and of the user's choice of columns on this device. */
  readonly name: string;
  /** Without it the rows stay in the server's order. */
  readonly defaultSort?: DataTableSort;
  /** Whether the rows are those of the page's filters: its file waits while these are loading (behaviour 19.15). */
  readonly isCurrent: boolean;
  /** Where the rows are one page of a list. */
  readonly page?: FilePage | undefined;
  /** Groups rows under lines with the group's name; `header` heads it in files. */
  readonly group?: TableGroup<Row> | undefined;
}

const unsorted: DataTableSort = { id: '', desc: false };

/**
 * A table of a section: its sort and its open rows are in the URL, its columns and their order are stored on the device
 * for the user, and it can be downloaded as CSV, as shown, from the page's download menu. Its columns are chosen in the head of its section.
 */
export function SectionTable<Row>({
  name,
  defaultSort = unsorted,
  group,
  isCurrent,
  page,
  ...table
}: SectionTableProps<Row>) {
  const [sort, setSort] = useViewParam(sortParam, `${name}.sort`, defaultSort);
  const [openRows, setOpenRows] = useViewParam(idsParam, `${name}.open`, noIds);
  const choice = useColumnChoice(choiceName(name), table.columns);
  return (
    <DataTable
      {...table}
      {...(group ? { groupOf: group.of } : {})}
      {...(group?.name ? { groupName: group.name } : {})}
      columns={choice.columns}
      sort={sort}
      onSortChange={setSort}
      openAtFirst={openRows}
      onOpenRowsChange={setOpenRows}
      hiddenColumns={choice.hidden}
      tools={(shown) => (
        <TableTools
          name={name}
          label={table.label}
          choice={choice}
          shown={shown}
          count={table.rows.length}
          isCurrent={isCurrent}
          page={page}
          group={group}
        />
      )}
    />
  );
}
