import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { cutProps } from '../LongText/cutText.ts';
import { longText } from '../LongText/LongText.tsx';
import type { DataTableColumn, DataTableSort } from './types.ts';
import { isSortable, upperHeads } from './useTableModel.ts';

export interface HeadRowsProps {
  readonly columns: readonly DataTableColumn<never>[];
  readonly sort: DataTableSort | null;
  readonly onSort: (sort: DataTableSort) => void;
}

/** Returns the sort direction after a click on the head: first numbers descending and text ascending, then reversed. */
export function nextSort(column: DataTableColumn<never>, sort: DataTableSort | null): DataTableSort {
  return { id: column.id, desc: sort?.id === column.id ? !sort.desc : fallsFirst(column) };
}

const fallsFirst = ({ kind, risesFirst }: DataTableColumn<never>) => kind === 'number' && !risesFirst;

/** The head rows, two when columns are grouped; the head of a sortable column is a button. */
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
                {longText(group.title)}
              </th>
            ) : (
              <td key={group.key} data-first={index === 0 ? '' : undefined} />
            ),
          )}
        </tr>
      )}
      <tr>
        {columns.map((column, index) => {
          const sorted = [column, ...(column.lines ?? [])].some((one) => isSortedBy(one, sort)) ? sort : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              data-first={index === 0 ? '' : undefined}
              data-align={alignOf(column)}
              data-fills={column.fills ? '' : undefined}
              aria-sort={sorted ? (sorted.desc ? 'descending' : 'ascending') : undefined}
            >
              {column.lines ? (
                <span data-part="lines">
                  {column.header !== '' && <span data-part="heading">{longText(column.header)}</span>}
                  {column.lines.map((line) => (
                    <span key={line.id} data-line="">
                      <Head column={line} sort={sort} onSort={onSort} />
                    </span>
                  ))}
                </span>
              ) : (
                <Head column={column} sort={sort} onSort={onSort} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

const isSortedBy = (column: DataTableColumn<never>, sort: DataTableSort | null) =>
  sort?.id === column.id && isSortable(column);

interface HeadProps extends Pick<HeadRowsProps, 'sort' | 'onSort'> {
  readonly column: DataTableColumn<never>;
}

/** A column's name; a button where the column can be sorted. */
function Head({ column, sort, onSort }: HeadProps) {
  if (!isSortable(column)) return <span>{longText(column.header)}</span>;
  const isSorted = isSortedBy(column, sort);
  const Arrow = (isSorted ? sort?.desc : fallsFirst(column)) ? ArrowDown : ArrowUp;
  return (
    <button type="button" data-sorted={isSorted ? '' : undefined} onClick={() => onSort(nextSort(column, sort))}>
      <span {...cutProps(column.header)} />
      <Arrow aria-hidden />
    </button>
  );
}

/** Returns the `translate` attribute of a column's cells: figures, names, plates and codes are not translated. */
export const translateOf = ({ kind, words }: Pick<DataTableColumn<never>, 'kind' | 'words'>): 'no' | undefined =>
  kind === 'custom' || words ? undefined : 'no';

/** Returns a column's alignment: numbers at the end, others at the start, unless the column sets it. */
export const alignOf = (column: Pick<DataTableColumn<never>, 'align' | 'kind'>) =>
  column.align ?? (column.kind === 'number' ? 'end' : 'start');
