import { type ReactNode, type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface ExpandedRowProps {
  readonly id: string;
  readonly label: string;
  readonly columnCount: number;
  /** False while it closes. */
  readonly open: boolean;
  /** Whether it was opened just now: a row that scrolls back into sight does not open again. */
  readonly fresh: boolean;
  /** It has grown or shrunk to the end; a closed one may be taken away. */
  readonly onSettled: () => void;
  readonly children: ReactNode;
  readonly itemIndex?: number | undefined;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

const seconds = 0.18;

type Animate = typeof import('framer-motion/dom/mini').animate;
let animate: Animate | undefined;

/** Fetches the code that moves rows, for a row that is about to open; until it is there rows open at once. */
export function loadRowMotion() {
  if (animate) return;
  import('framer-motion/dom/mini').then(
    (motion) => {
      animate = motion.animate;
    },
    () => {
      // Rows go on opening at once.
    },
  );
}

const stillMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What opens under a row: grows and shrinks in 180 ms, at once for those who want no motion. */
export function ExpandedRow({ rowRef, onSettled, ...props }: ExpandedRowProps) {
  const { open, fresh } = props;
  const clipRef = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(!fresh);
  const settled = useEffectEvent(onSettled);
  useLayoutEffect(() => {
    const clip = clipRef.current;
    if (!clip || wasOpen.current === open) return;
    wasOpen.current = open;
    const settle = () => {
      clip.style.height = '';
      clip.style.overflow = '';
      settled();
    };
    if (!animate || stillMotion()) {
      settle();
      return;
    }
    const full = clip.scrollHeight;
    clip.style.overflow = 'hidden';
    const motion = animate(
      clip,
      { height: open ? ['0px', `${full}px`] : [`${clip.offsetHeight}px`, '0px'] },
      { duration: seconds, ease: [0.2, 0, 0, 1] },
    );
    let current = true;
    motion.finished.then(() => {
      if (current) settle();
    });
    return () => {
      current = false;
      motion.stop();
      clip.style.height = '';
      clip.style.overflow = '';
    };
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
