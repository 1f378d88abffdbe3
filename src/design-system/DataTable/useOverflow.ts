import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the table is wider than its box, and how high its head is. The box's width is kept in `--box-width`, for what
 * opens under a row: it stays in sight while the columns scroll. `columns` are those that the table shows: others
 * are measured anew.
 */
export function useOverflow(
  boxRef: RefObject<HTMLElement | null>,
  columns: readonly unknown[],
): { wide: boolean; headHeight: number } {
  const [measured, setMeasured] = useState({ wide: false, headHeight: 40 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns change how wide the table is
  useLayoutEffect(() => {
    // A wide table breaks long words and may fit then. It stays wide in a box of that width, or it would go to and fro.
    let wideIn = 0;
    let last = { wide: false, headHeight: 40 };
    setMeasured(last);
    const box = boxRef.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const measure = () => {
      if (table.offsetWidth > box.clientWidth + 1) wideIn = Math.max(wideIn, box.clientWidth);
      // Room for a scroll bar that comes and goes with the page's height.
      const wide = wideIn > 0 && box.clientWidth <= wideIn + 24;
      const headHeight = table.tHead?.offsetHeight ?? 0;
      box.style.setProperty('--box-width', `${box.clientWidth}px`);
      if (last.wide === wide && last.headHeight === headHeight) return;
      last = { wide, headHeight };
      // Told after layout and before painting: nobody sees the table as it was.
      flushSync(() => setMeasured(last));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, [boxRef, columns]);
  return measured;
}
