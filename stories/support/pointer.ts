/** A position in the window, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Returns the element at a position of the window, as a real pointer would hit it. */
function under({ x, y }: Place): Element {
  const element = document.elementFromPoint(x, y);
  if (!element) throw new Error(`There is nothing at ${x}, ${y}`);
  return element;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Dispatches an event as a browser does: Leaflet copies properties, which events of user-event hide. Returns false when
 * the page prevents the mouse event that follows a pointer event.
 */
function fire(target: Element, type: string, { x, y }: Place, held: boolean, altKey = false): boolean {
  const init = {
    altKey,
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    clientX: x,
    clientY: y,
    button: 0,
    buttons: held ? 1 : 0,
  };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  return target.dispatchEvent(
    type.startsWith('pointer') ? new PointerEvent(type, pointer) : new MouseEvent(type, { ...init, detail: 1 }),
  );
}

function both(target: Element, action: 'move' | 'down' | 'up', place: Place, held: boolean, altKey = false) {
  if (fire(target, `pointer${action}`, place, held, altKey) || action === 'move')
    fire(target, `mouse${action}`, place, held, altKey);
}

/** Moves the pointer to a position, then waits until elements that follow it have arrived. */
export async function pointAt(place: Place) {
  both(under(place), 'move', place, false);
  await frame();
  await frame();
}

/** Presses and releases at a position, on the element below the pointer. */
export async function press(place: Place) {
  await pointAt(place);
  const target = under(place);
  both(target, 'down', place, true);
  both(target, 'up', place, false);
  fire(target, 'click', place, false);
  await frame();
}

/** Drags from one position to another, in steps of a frame each, and holds; with or without Alt. */
export async function pull(from: Place, to: Place, steps = 4, altKey = false) {
  await pointAt(from);
  both(under(from), 'down', from, true);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const place = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    both(under(place), 'move', place, true, altKey);
    await frame();
  }
}

/** Drags from one position to another, in steps of a frame each; with or without Alt. */
export async function drag(from: Place, to: Place, steps = 4, altKey = false) {
  await pull(from, to, steps, altKey);
  both(under(to), 'up', to, false, altKey);
  await frame();
}

/** The middle of an element. */
export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
