import type { TFunction } from 'i18next';
import { memo, type ReactNode, type Ref } from 'react';
import { longestInCell } from '../LongText/cutText.ts';
import { longText } from '../LongText/LongText.tsx';
import type { Formats } from '../language/formats.ts';
import { unbrokenDays } from '../language/formatsOf.ts';
import { loadRowMotion } from './ExpandedRow.tsx';
import { alignOf, translateOf } from './HeadRows.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableRowProps<R> {
  readonly row: R;
  readonly id: string;
  readonly columns: readonly DataTableColumn<R>[];
  /** The table's: a row has no hooks of its own, since a page has hundreds of rows. */
  readonly t: TFunction<'data'>;
  readonly formats: Formats;
  /** Undefined for a row that cannot be expanded. */
  readonly open: boolean | undefined;
  readonly onToggle: (id: string) => void;
  /** The id of the row's expanded content. */
  readonly panelId: string;
  readonly label: string;
  readonly tone: string | undefined;
  /** Its index among all rows and in the virtual list, where only some rows are rendered. */
  readonly rowIndex?: number | undefined;
  readonly itemIndex?: number | undefined;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

function Row<R>({ rowRef, ...props }: TableRowProps<R>) {
  const { row, id, columns, t, formats, open, tone } = props;
  return (
    <tr
      ref={rowRef}
      data-index={props.itemIndex}
      aria-rowindex={props.rowIndex}
      data-tone={tone}
      data-open={open ? '' : undefined}
    >
      {columns.map((column, index) => {
        const content = cellOf(column, row, formats, t);
        if (index > 0) {
          return (
            <td
              key={column.id}
              translate={translateOf(column)}
              data-align={alignOf(column)}
              data-emphasis={column.emphasis}
              data-unbroken={column.unbroken ? '' : undefined}
            >
              {content}
            </td>
          );
        }
        return (
          <th
            key={column.id}
            scope="row"
            translate={translateOf(column)}
            data-first=""
            data-fills={column.fills ? '' : undefined}
            data-align={alignOf(column)}
            data-emphasis={column.emphasis}
            data-unbroken={column.unbroken ? '' : undefined}
          >
            {open === undefined ? (
              content
            ) : (
              <span data-part="opener">
                <button
                  type="button"
                  aria-expanded={open}
                  aria-controls={open ? props.panelId : undefined}
                  aria-label={t(open ? 'table.close' : 'table.open', { name: props.label })}
                  onPointerEnter={loadRowMotion}
                  onFocus={loadRowMotion}
                  onClick={() => props.onToggle(id)}
                />
                <span>{content}</span>
              </span>
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** A row; memoised, so that sorting moves rows without rendering them. */
export const TableRow = memo(Row) as typeof Row;

/** A function, not a component: a page has hundreds of cells, and each component costs time. */
export function cellOf<R>(column: DataTableColumn<R>, row: R, formats: Formats, t: TFunction<'data'>): ReactNode {
  const isUnbroken = column.unbroken === true;
  const written = (text: string) => longText(isUnbroken ? text : unbrokenDays(text), longestInCell(text, isUnbroken));
  if (column.cell) {
    const content = column.cell(row);
    // A cell without content is that of a missing value where there is none.
    if (content !== undefined || column.value(row) !== null)
      return typeof content === 'string' ? written(content) : content;
  }
  const value = column.value(row);
  if (value === null || value === undefined || value === '') {
    return (
      <>
        <span aria-hidden data-part="missing">
          –
        </span>
        <span data-part="heard">{t('table.missing')}</span>
      </>
    );
  }
  return typeof value === 'number' ? formats.count(value) : written(value);
}
