import { type RefObject, useLayoutEffect, useState } from 'react';
import { widthOf } from './columnWidth.ts';
import type { DataTableColumn, ParentColumns } from './types.ts';

/** The least widths, in px, of a first column that still shows a name, and of a figure behind the shared columns. */
const leastName = 130;
const leastFigure = 70;

type Column = Pick<DataTableColumn<never>, 'id' | 'kind' | 'width'>;

const sumOf = (columns: readonly Column[]) => columns.reduce((sum, column) => sum + widthOf(column), 0);

/**
 * Lets a table inside an opened row line up with the columns around it: those that both tables have, by id, which stand
 * side by side in both. Returns undefined where they cannot line up: outside of a row, while the outer table scrolls
 * sideways, hides one of them or has another order, and where the other columns have no room.
 *
 * @param boxRef - an element around this table, as wide as it
 * @param columns - the columns of this table, the same array while they are the same
 */
export function useParentColumns(
  boxRef: RefObject<HTMLElement | null>,
  columns: readonly Column[],
): ParentColumns | undefined {
  const [places, setPlaces] = useState<ParentColumns>();
  useLayoutEffect(() => {
    const box = boxRef.current;
    const table = box?.parentElement?.closest('table');
    if (!box || !table) return;
    const heads = new Map(
      [...table.querySelectorAll<HTMLElement>(':scope > thead [data-column]')]
        .slice(1)
        .map((head) => [head.dataset.column, head]),
    );
    const shared = columns.flatMap(({ id }) => heads.get(id) ?? []);
    const first = columns.findIndex(({ id }) => heads.has(id));
    const after = columns.length - first - shared.length;
    const order = [...heads.values()];
    const start = order.indexOf(shared[0] as HTMLElement);
    const isBlock =
      first > 0 &&
      columns.slice(first, first + shared.length).every(({ id }) => heads.has(id)) &&
      // The outer columns can be moved: they stand side by side, in the same order.
      shared.every((head, at) => order[start + at] === head);
    if (!isBlock) return;
    const before = columns.slice(1, first);
    const measure = () => {
      const rects = shared.map((head) => head.getBoundingClientRect());
      const { left, right } = box.getBoundingClientRect();
      const end = right - (rects.at(-1)?.right ?? 0);
      const fits =
        table.parentElement?.dataset.wide === undefined &&
        (rects[0]?.left ?? 0) - left - sumOf(before) >= leastName &&
        end >= after * leastFigure;
      const next: ParentColumns = {
        widths: [
          null,
          ...before.map(widthOf),
          ...rects.map(({ width }) => width),
          ...Array.from({ length: after }, () => end / after),
        ],
        end: after > 0 ? 0 : end,
      };
      setPlaces((last) => (fits ? (JSON.stringify(last) === JSON.stringify(next) ? last : next) : undefined));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...shared]) observer.observe(element);
    return () => observer.disconnect();
  }, [boxRef, columns]);
  return places;
}
