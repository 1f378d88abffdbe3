import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { tableDensity } from '../theme/tableDensity.ts';
import { bodyItems, Item } from './Body.tsx';
import type { BodyProps } from './bodyProps.ts';

export interface VirtualBodyProps<R> extends BodyProps<R> {
  readonly scrollRef: RefObject<HTMLElement | null>;
}

/** Estimated px of what a row opens to. */
const panelHeight = 200;

/** The height in pixels of the table's head, which is above the rows in the same scroll container. */
function useHeadHeight(scrollRef: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(40);
  useLayoutEffect(() => {
    const head = scrollRef.current?.querySelector('thead');
    if (!head) return;
    const observer = new ResizeObserver(() => setHeight(head.offsetHeight));
    observer.observe(head);
    return () => observer.disconnect();
  }, [scrollRef]);
  return height;
}

/**
 * A body that renders only the visible rows and a few around them; empty rows above and below keep the scroll height.
 */
export function VirtualBody<R>({ scrollRef, ...body }: VirtualBodyProps<R>) {
  const headHeight = useHeadHeight(scrollRef);
  const items = bodyItems<R>(body);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) => (items[index]?.part === 'panel' ? panelHeight : tableDensity.rowHeight),
    getItemKey: (index) => {
      const item = items[index];
      return item ? `${item.part}${item.row.id}` : index;
    },
    overscan: 8,
    scrollMargin: headHeight,
    // The size for the first render, before the container is measured.
    initialRect: { width: 0, height: 720 },
  });
  const shown = virtual.getVirtualItems();
  const above = (shown[0]?.start ?? headHeight) - headHeight;
  const below = virtual.getTotalSize() - ((shown.at(-1)?.end ?? headHeight) - headHeight);
  return (
    <tbody>
      <Gap height={above} columns={body.columns.length} />
      {shown.map((place) => {
        const item = items[place.index];
        return (
          item && (
            <Item key={place.key} body={body} item={item} itemIndex={place.index} rowRef={virtual.measureElement} />
          )
        );
      })}
      <Gap height={below} columns={body.columns.length} />
    </tbody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr data-part="gap" aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
