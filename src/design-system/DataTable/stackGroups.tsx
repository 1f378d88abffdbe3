import { alignOf, translateOf } from './HeadRows.tsx';
import { cellOf } from './TableRow.tsx';
import type { CellContext, DataTableColumn } from './types.ts';

/**
 * Puts neighbouring columns of one group into one, whose cells have a line for each, such as quantity over amount: a
 * table with many figures fits its page. The heads of the single columns are below that of the group, each sortable.
 */
export function stackGroups<Row>(
  columns: readonly DataTableColumn<Row>[],
  { formats, t }: CellContext,
): readonly DataTableColumn<Row>[] {
  const keyOf = ({ stack, group }: DataTableColumn<Row>) => stack ?? group;
  const groups: [DataTableColumn<Row>, ...DataTableColumn<Row>[]][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && keyOf(column) !== undefined && keyOf(last[0]) === keyOf(column)) last.push(column);
    else groups.push([column]);
  }
  return groups.map((lines): DataTableColumn<Row> => {
    const [first] = lines;
    // A column with a cell of its own keeps its place under the head of its group.
    if (lines.length === 1) return first;
    const hasTotals = lines.some(({ total }) => total !== undefined);
    return {
      id: first.id,
      header: first.group ?? '',
      kind: 'custom',
      align: alignOf(lines.find(({ kind }) => kind === 'number') ?? first),
      width: Math.max(...lines.map(({ width = 0 }) => width)),
      lines,
      ...(first.alwaysShown ? { alwaysShown: true } : {}),
      value: first.value,
      cell: (row) => (
        <span data-part="lines">
          {lines.map((line) => (
            <span
              key={line.id}
              translate={translateOf(line)}
              data-line=""
              data-emphasis={line.emphasis}
              title={line.group ? `${line.group}: ${line.header}` : line.header}
            >
              {cellOf(line, row, formats, t)}
            </span>
          ))}
        </span>
      ),
      ...(hasTotals
        ? {
            total: (
              <span data-part="lines">
                {lines.map((line) => (
                  <span key={line.id} translate={translateOf(line)} data-line="" data-emphasis={line.emphasis}>
                    {line.total}
                  </span>
                ))}
              </span>
            ),
          }
        : {}),
    };
  });
}
