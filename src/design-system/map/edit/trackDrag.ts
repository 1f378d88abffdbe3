export interface DragEvents {
  /** Called when the press has become a drag: a few pixels of movement do not count. */
  readonly onStart: () => void;
  /** Receives the pixels from the start, and whether Alt is held, at most once a frame. */
  readonly onMove: (dx: number, dy: number, isAlt: boolean) => void;
  readonly onEnd: (moved: boolean) => void;
  /** The user pressed Escape, or the system took the pointer away: the drag changes nothing. */
  readonly onCancel: () => void;
}

let dragging = 0;
/** Whether something is dragged: Escape then ends the drag, and nothing else. */
export const isDragging = (): boolean => dragging > 0;

/** The most pixels that a press can move and still be a press. */
const trembling = 3;

/** Follows a pointer (mouse, finger, pen) from its press to its release. Returns a function that stops it. */
export function trackDrag(press: PointerEvent, { onStart, onMove, onEnd, onCancel }: DragEvents): () => void {
  const { clientX, clientY, pointerId } = press;
  let moved = false;
  let frame = 0;
  let isStopped = false;
  let latest = { dx: 0, dy: 0, isAlt: press.altKey };
  const apply = () => {
    frame = 0;
    onMove(latest.dx, latest.dy, latest.isAlt);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    latest = { dx: event.clientX - clientX, dy: event.clientY - clientY, isAlt: event.altKey };
    if (!moved && Math.hypot(latest.dx, latest.dy) < trembling) return;
    if (!moved) onStart();
    moved = true;
    frame ||= requestAnimationFrame(apply);
  };
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    dragging--;
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', move, true);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', cancel, true);
    document.removeEventListener('keydown', key, true);
    document.removeEventListener('keyup', alt, true);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop();
    if (moved) onMove(latest.dx, latest.dy, latest.isAlt);
    onEnd(moved);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop();
    onCancel();
  };
  const alt = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    // Alt alone would open the browser's menu.
    event.preventDefault();
    latest = { ...latest, isAlt: event.type === 'keydown' };
    if (moved) frame ||= requestAnimationFrame(apply);
  };
  const key = (event: KeyboardEvent) => {
    alt(event);
    if (event.key !== 'Escape') return;
    // A dialog around the map stays open.
    event.stopPropagation();
    event.preventDefault();
    stop();
    onCancel();
  };
  document.addEventListener('pointermove', move, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', cancel, true);
  document.addEventListener('keydown', key, true);
  document.addEventListener('keyup', alt, true);
  dragging++;
  return stop;
}
