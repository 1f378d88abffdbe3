export interface DragEvents {
  /** Called when the press has become a drag: a few pixels of movement do not count. */
  readonly onStart: () => void;
  /** Receives the pixels from the start, at most once a frame. */
  readonly onMove: (dx: number, dy: number) => void;
  readonly onEnd: (moved: boolean) => void;
  /** The user pressed Escape, or the system took the pointer away: the drag changes nothing. */
  readonly onCancel: () => void;
}

/** The most pixels that a press can move and still be a press. */
const trembling = 3;

/** Follows a pointer (mouse, finger, pen) from its press to its release. Returns a function that stops it. */
export function trackDrag(press: PointerEvent, { onStart, onMove, onEnd, onCancel }: DragEvents): () => void {
  const { clientX, clientY, pointerId } = press;
  let moved = false;
  let frame = 0;
  let latest = { dx: 0, dy: 0 };
  const apply = () => {
    frame = 0;
    onMove(latest.dx, latest.dy);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    latest = { dx: event.clientX - clientX, dy: event.clientY - clientY };
    if (!moved && Math.hypot(latest.dx, latest.dy) < trembling) return;
    if (!moved) onStart();
    moved = true;
    frame ||= requestAnimationFrame(apply);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', move, true);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', cancel, true);
    document.removeEventListener('keydown', key, true);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop();
    if (moved) onMove(latest.dx, latest.dy);
    onEnd(moved);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop();
    onCancel();
  };
  const key = (event: KeyboardEvent) => {
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
  return stop;
}
