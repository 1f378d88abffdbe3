import { type ReactNode, type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface ExpandedRowProps {
  readonly id: string;
  readonly label: string;
  readonly columnCount: number;
  /** False while it closes. */
  readonly open: boolean;
  /** Whether it was opened just now: a row that scrolls back into view is not animated again. */
  readonly fresh: boolean;
  /** Called when the animation has ended; a closed row can then be unmounted. */
  readonly onSettled: () => void;
  readonly children: ReactNode;
  readonly itemIndex?: number | undefined;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

type MoveRow = typeof import('./moveRow.ts').moveRow;
let moveRow: MoveRow | undefined;

/** Loads the code of the animation before a row opens; without it rows open at once. */
export function loadRowMotion() {
  if (moveRow) return;
  import('./moveRow.ts').then(
    (motion) => {
      moveRow = motion.moveRow;
    },
    () => {
      // Rows continue to open at once.
    },
  );
}

/** The content of an open row: it opens and closes in 180 ms, at once with reduced motion. */
export function ExpandedRow({ rowRef, onSettled, ...props }: ExpandedRowProps) {
  const { open, fresh } = props;
  const clipRef = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(!fresh);
  const settled = useEffectEvent(onSettled);
  useLayoutEffect(() => {
    const clip = clipRef.current;
    if (!clip || wasOpen.current === open) return;
    wasOpen.current = open;
    if (moveRow) return moveRow(clip, open, () => settled());
    settled();
  }, [open]);
  return (
    <tr ref={rowRef} data-index={props.itemIndex} data-part="expanded">
      <td colSpan={props.columnCount}>
        <div ref={clipRef} data-part="clip">
          <section id={props.id} aria-label={props.label} data-part="panel">
            {props.children}
          </section>
        </div>
      </td>
    </tr>
  );
}
