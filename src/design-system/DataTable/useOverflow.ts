import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the table is wider than its container. `columns` are the shown ones: a change is measured again. */
export function useOverflow(boxRef: RefObject<HTMLElement | null>, columns: readonly unknown[]): boolean {
  const [isWide, setWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns change how wide the table is
  useLayoutEffect(() => {
    // A wide table breaks long words and may then fit. It stays wide in a container of that width, to avoid toggling.
    let wideIn = 0;
    let last: boolean | undefined;
    const box = boxRef.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const measure = () => {
      if (table.offsetWidth > box.clientWidth + 1) wideIn = Math.max(wideIn, box.clientWidth);
      // A tolerance for a scroll bar that appears and disappears with the page's height.
      const wide = wideIn > 0 && box.clientWidth <= wideIn + 24;
      if (last === wide) return;
      last = wide;
      // Set after layout and before painting, so that the earlier state is never visible.
      flushSync(() => setWide(wide));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, [boxRef, columns]);
  return isWide;
}
