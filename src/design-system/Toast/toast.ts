/** A button in a toast, such as one that leads to what the toast is about. It closes the toast too. */
interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** A short message at the bottom of the page, about something that has just happened. */
export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  text: string;
  milliseconds?: number;
  action?: ToastAction;
};

/** Milliseconds that toasts stay, by their kind; those of pages on which users request and set something stay longer. */
export const toastTime = { success: 4000, info: 4000, error: 5000, operation: 5000 } as const;

type Sink = (message: ToastMessage) => void;

let sink: Sink | undefined;
let clear: (() => void) | undefined;
let waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

function show(message: ToastMessage) {
  if (sink) sink(message);
  else {
    waiting = [...waiting, message];
    for (const listener of listeners) listener();
  }
}

const showAs = (kind: ToastMessage['kind']) => (text: string, milliseconds?: number, action?: ToastAction) =>
  show({ kind, text, ...(milliseconds === undefined ? {} : { milliseconds }), ...(action && { action }) });

/**
 * Toasts stay as long as their kind does (behaviour 22.7), or for a given time: `toastTime.operation`. An important
 * message must also be visible elsewhere, and what the action of a toast does must also be possible elsewhere.
 */
export const toast = {
  success: showAs('success'),
  error: showAs('error'),
  info: showAs('info'),
};

/** For `ToastMount`: notifies it when a message waits for the region's code to be loaded. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  waits: () => waiting.length > 0,
};

/** Removes all messages: they do not concern the next user. */
export function forgetToasts() {
  waiting = [];
  clear?.();
}

/** For `ToastRegion`: receives the waiting messages and all later ones. Returns a function that stops it. */
export function connectToasts(next: Sink, onForget: () => void) {
  sink = next;
  clear = onForget;
  const held = waiting;
  waiting = [];
  for (const message of held) next(message);
  return () => {
    if (sink === next) sink = undefined;
  };
}
