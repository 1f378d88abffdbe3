import type { TFunction } from 'i18next';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../language/formats.ts';
import { loadRowMotion } from './ExpandedRow.tsx';
import { alignOf } from './HeadRows.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableRowProps<R> {
  readonly row: R;
  readonly id: string;
  readonly columns: readonly DataTableColumn<R>[];
  /** Undefined for a row that does not open. */
  readonly open: boolean | undefined;
  readonly onToggle: (id: string) => void;
  /** The id of what opens under the row. */
  readonly panelId: string;
  readonly label: string;
  readonly tone: string | undefined;
  /** Place among all rows and in the virtual list, where only a part of them is there. */
  readonly rowIndex?: number | undefined;
  readonly itemIndex?: number | undefined;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

function Row<R>({ rowRef, ...props }: TableRowProps<R>) {
  const { row, id, columns, open, tone } = props;
  const { t } = useTranslation('ui');
  const formats = useFormats();
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
            data-first=""
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

/** One row; made again only when something of its own changed, so that sorting only moves it. */
export const TableRow = memo(Row) as typeof Row;

/** No component of its own: a page has hundreds of cells, and each would be one more for React to keep. */
function cellOf<R>(column: DataTableColumn<R>, row: R, formats: Formats, t: TFunction<'ui'>): ReactNode {
  if (column.cell) return column.cell(row);
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
  return typeof value === 'number' ? formats.count(value) : value;
}
