let isMissing = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  if (isMissing === next) return;
  isMissing = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the code of a part of the page could not be fetched: the connection was lost, or a new version was published
 * and the old files are gone. The portal then offers to reload; the page itself stays as it is, with all that is typed.
 */
export const missingPart = {
  /** Called when the code of a part could not be fetched, and nothing is shown in its place. */
  report: () => set(true),
  clear: () => set(false),
  isMissing: () => isMissing,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** For `lazyPart`: a part whose code cannot be fetched is left out and reported. */
export function leaveOutAndReport() {
  missingPart.report();
  return () => null;
}
