import type { Ref } from 'react';
import { longText } from '../LongText/LongText.tsx';
import type { BodyProps } from './bodyProps.ts';
import { alignOf, translateOf } from './HeadRows.tsx';

interface GroupRowProps<Row> {
  readonly body: BodyProps<Row>;
  readonly group: string;
  readonly itemIndex?: number | undefined;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

/** The line of a group that has subtotals: its name, with the button that opens and closes it, its note and its figures. */
export function GroupRow<Row>({ body: { table, columns }, group, itemIndex, rowRef }: GroupRowProps<Row>) {
  const name = table.groupName?.(group) ?? group;
  const open = !table.closedGroups?.has(group);
  const next = columns.findIndex(({ groupTotal }, at) => at > 0 && groupTotal);
  // The note takes the cells without subtotals behind the name.
  const free = (next < 0 ? columns.length : next) - 1;
  const shown = longText(name);
  return (
    <tr data-part="group" data-totals="" data-index={itemIndex} ref={rowRef}>
      <th scope="rowgroup" data-first="">
        {table.onToggleGroup ? (
          <span data-part="opener">
            <button type="button" aria-expanded={open} aria-label={name} onClick={() => table.onToggleGroup?.(group)} />
            <span>{shown}</span>
          </span>
        ) : (
          <span>{shown}</span>
        )}
      </th>
      {free > 0 && (
        <td colSpan={free} data-part="note" data-align="end">
          {table.groupNote?.(group)}
        </td>
      )}
      {columns.slice(free + 1).map((column) => (
        <td
          key={column.id}
          translate={translateOf(column)}
          data-align={alignOf(column)}
          data-emphasis={column.emphasis}
        >
          {column.groupTotal?.(group)}
        </td>
      ))}
    </tr>
  );
}
