import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the table is wider than its box. `columns` are those that the table shows: other columns are measured again. */
export function useOverflow(boxRef: RefObject<HTMLElement | null>, columns: readonly unknown[]): boolean {
  const [isWide, setWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns change how wide the table is
  useLayoutEffect(() => {
    // A wide table breaks long words and may fit then. It stays wide in a box of that width, or it would go to and fro.
    let wideIn = 0;
    let last: boolean | undefined;
    const box = boxRef.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const measure = () => {
      if (table.offsetWidth > box.clientWidth + 1) wideIn = Math.max(wideIn, box.clientWidth);
      // Space for a scroll bar that comes and goes with the page's height.
      const wide = wideIn > 0 && box.clientWidth <= wideIn + 24;
      if (last === wide) return;
      last = wide;
      // Set after layout and before painting, so that the table never shows as it was.
      flushSync(() => setWide(wide));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, [boxRef, columns]);
  return isWide;
}
