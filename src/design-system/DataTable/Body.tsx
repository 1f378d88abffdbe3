import type { Ref } from 'react';
import { cutText, wellFormed } from '../LongText/cutText.ts';
import { longText } from '../LongText/LongText.tsx';
import type { BodyProps } from './bodyProps.ts';
import { ExpandedRow } from './ExpandedRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';
import type { TableRowModel } from './useTableModel.ts';

/** An item of the body: a row, the content of an open row, or the heading of a group. Each is a `<tr>`. */
export interface BodyItem<R> {
  readonly row: TableRowModel<R>;
  readonly part: 'row' | 'panel' | 'group';
  /** The row's index among all rows, from 0. */
  readonly at: number;
}

export function bodyItems<R>({ table, rows, expansion }: BodyProps<R>): BodyItem<R>[] {
  const items: BodyItem<R>[] = [];
  let group: string | undefined;
  rows.forEach((row, at) => {
    const own = table.groupOf?.(row.original.row);
    if (own !== undefined && own !== group) items.push({ row, part: 'group', at });
    group = own;
    if (own !== undefined && table.closedGroups?.has(own)) return;
    items.push({ row, part: 'row', at });
    if (table.renderExpanded && expansion.isShown(row.id)) items.push({ row, part: 'panel', at });
  });
  return items;
}

/** Returns the accessible name of a row: its label, else the value of its first column. */
export function nameOf<R>({ table, columns }: BodyProps<R>, row: R): string {
  return cutText(table.rowLabel?.(row) ?? String(columns[0]?.value(row) ?? ''));
}

/** One `<tr>` of the body. */
export function Item<R>({
  body,
  item,
  itemIndex,
  rowRef,
}: {
  body: BodyProps<R>;
  item: BodyItem<R>;
  itemIndex?: number;
  rowRef?: Ref<HTMLTableRowElement>;
}) {
  const { table, columns, expansion } = body;
  const { id, original } = item.row;
  // Rows may be keyed by names, but an id reference cannot contain a space.
  const panelId = `${body.tableId}-${encodeURIComponent(wellFormed(id))}`;
  const name = nameOf(body, original.row);
  if (item.part === 'group') {
    const group = table.groupOf?.(original.row) ?? '';
    if (columns.some(({ groupTotal }) => groupTotal)) {
      return <GroupRow body={body} group={group} itemIndex={itemIndex} rowRef={rowRef} />;
    }
    return (
      <tr data-part="group" data-index={itemIndex} ref={rowRef}>
        <th scope="rowgroup" colSpan={columns.length}>
          <span>{longText(table.groupName?.(group) ?? group)}</span>
        </th>
      </tr>
    );
  }
  if (item.part === 'panel') {
    return (
      <ExpandedRow
        id={panelId}
        label={name}
        columnCount={columns.length}
        open={expansion.isOpen(id)}
        fresh={expansion.isFresh(id)}
        onSettled={() => expansion.settle(id)}
        itemIndex={itemIndex}
        rowRef={rowRef}
      >
        {table.renderExpanded?.(original.row)}
      </ExpandedRow>
    );
  }
  const opens = table.renderExpanded !== undefined && (table.canExpand?.(original.row) ?? true);
  return (
    <TableRow
      row={original.row}
      id={id}
      columns={columns}
      t={body.t}
      formats={body.formats}
      open={opens ? expansion.isOpen(id) : undefined}
      onToggle={expansion.toggle}
      panelId={panelId}
      label={name}
      tone={table.rowTone?.(original.row)}
      rowIndex={itemIndex === undefined ? undefined : item.at + 1 + body.headRows}
      itemIndex={itemIndex}
      rowRef={rowRef}
    />
  );
}

/** A body that renders every row. */
export function PlainBody<R>(body: BodyProps<R>) {
  return (
    <tbody>
      {bodyItems(body).map((item) => (
        <Item key={`${item.part}${item.row.id}`} body={body} item={item} />
      ))}
    </tbody>
  );
}

/** The skeleton of the first load: rows of grey bars of different length. */
export function SkeletonBody({
  columns,
  count,
}: {
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'kind' | 'align'>[];
  count: number;
}) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these rows are nothing but their place
        <tr key={row}>
          {columns.map((column, index) => (
            <td
              key={column.id}
              data-first={index === 0 ? '' : undefined}
              data-align={column.align ?? (column.kind === 'number' ? 'end' : 'start')}
            >
              <span
                data-part="skeleton"
                style={{
                  width:
                    column.kind === 'number' ? `${3 + ((row * 7 + index * 3) % 3)}rem` : `${55 + ((row * 17) % 35)}%`,
                }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
