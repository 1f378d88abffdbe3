/** A short message at the bottom of the page, about something that has just happened. */
export type ToastMessage = { kind: 'success' | 'error' | 'info'; text: string; milliseconds?: number };

type Sink = (message: ToastMessage) => void;

let sink: Sink | undefined;
let waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

function show(message: ToastMessage) {
  if (sink) sink(message);
  else {
    waiting = [...waiting, message];
    for (const listener of listeners) listener();
  }
}

/**
 * Toasts stay for 4 s, errors for 5 s (behaviour 22.7), unless set otherwise. What they say must also be seen elsewhere
 * if it matters.
 */
export const toast = {
  success: (text: string, milliseconds?: number) =>
    show({ kind: 'success', text, ...(milliseconds === undefined ? {} : { milliseconds }) }),
  error: (text: string) => show({ kind: 'error', text }),
  info: (text: string) => show({ kind: 'info', text }),
};

/** For `ToastMount`: notifies it when a message waits for the region's code to be loaded. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  waits: () => waiting.length > 0,
};

/** For `ToastRegion`: takes over what waits and all that follows; returns how to stop. */
export function connectToasts(next: Sink) {
  sink = next;
  const held = waiting;
  waiting = [];
  for (const message of held) next(message);
  return () => {
    if (sink === next) sink = undefined;
  };
}
