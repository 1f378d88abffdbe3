import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type BodyProps, bodyItems, Item } from './Body.tsx';

export interface VirtualBodyProps<R> extends BodyProps<R> {
  readonly scrollRef: RefObject<HTMLElement | null>;
}

const rowHeight = 36;
const panelHeight = 200;

/** The height of the table's head in pixels, which stands above the rows in the same scrolling box. */
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

/** Only the rows in sight and a few around them are there; empty rows above and below keep the scroll bar true. */
export function VirtualBody<R>({ scrollRef, ...body }: VirtualBodyProps<R>) {
  const headHeight = useHeadHeight(scrollRef);
  const items = bodyItems<R>(body);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) => (items[index]?.part === 'panel' ? panelHeight : rowHeight),
    getItemKey: (index) => {
      const item = items[index];
      return item ? `${item.part}${item.row.id}` : index;
    },
    overscan: 8,
    scrollMargin: headHeight,
    // What the first paint is made with, before the box is measured.
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
