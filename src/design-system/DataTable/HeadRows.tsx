import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import type { DataTableColumn, DataTableSort } from './types.ts';
import { isSortable, upperHeads } from './useTableModel.ts';

export interface HeadRowsProps {
  readonly columns: readonly DataTableColumn<never>[];
  readonly sort: DataTableSort | null;
  readonly onSort: (sort: DataTableSort) => void;
}

/** Which way a click on the head sorts: numbers biggest first, text from A; again, the other way. */
function nextSort(column: DataTableColumn<never>, sort: DataTableSort | null): DataTableSort {
  return { id: column.id, desc: sort?.id === column.id ? !sort.desc : column.kind === 'number' };
}

/** The heads, in two rows when columns are grouped; a head that sorts is a button. */
export const HeadRows = memo(function HeadRows({ columns, sort, onSort }: HeadRowsProps) {
  const groups = upperHeads(columns);
  return (
    <thead>
      {groups.length > 0 && (
        <tr data-part="groups">
          {groups.map((group, index) =>
            group.title ? (
              <th
                key={group.key}
                scope="colgroup"
                colSpan={group.span}
                data-align="center"
                data-first={index === 0 ? '' : undefined}
              >
                {group.title}
              </th>
            ) : (
              <td key={group.key} data-first={index === 0 ? '' : undefined} />
            ),
          )}
        </tr>
      )}
      <tr>
        {columns.map((column, index) => {
          const sorted = sort?.id === column.id && isSortable(column) ? sort : undefined;
          const Arrow = (sorted ? sorted.desc : column.kind === 'number') ? ArrowDown : ArrowUp;
          return (
            <th
              key={column.id}
              scope="col"
              data-first={index === 0 ? '' : undefined}
              data-align={alignOf(column)}
              aria-sort={sorted ? (sorted.desc ? 'descending' : 'ascending') : undefined}
            >
              {isSortable(column) ? (
                <button
                  type="button"
                  data-sorted={sorted ? '' : undefined}
                  onClick={() => onSort(nextSort(column, sort))}
                >
                  <span>{column.header}</span>
                  <Arrow aria-hidden />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

/** Numbers stand at the end, the rest at the start, unless the column says otherwise. */
export const alignOf = (column: Pick<DataTableColumn<never>, 'align' | 'kind'>) =>
  column.align ?? (column.kind === 'number' ? 'end' : 'start');
