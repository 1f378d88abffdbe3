import type { ChangedPart, Listener } from './changes.ts';
import { readState, type SimulatorState } from './state.ts';

/** The storage that all tabs of the demo share: the methods of `Storage` that are used. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the state as JSON text, and the key of a short marker that changes with it and is cheap to read. */
const stateKey = 'simulator';
const markKey = 'simulator-mark';

interface Shared {
  state(): SimulatorState;
  /** Replaces the state by one that another tab has saved. */
  continueFrom(state: SimulatorState): void;
  subscribe(listener: Listener): () => void;
}

/**
 * Shares one state between all tabs of the demo, and keeps it over reloads. A tab saves its state right after a change,
 * and reads the other tabs' changes before each call that it handles. `followed` is called with the parts that another
 * tab has changed.
 */
export function shareState(
  simulator: Shared,
  store: Store,
  warn: (message: string, error?: unknown) => void,
  followed: (parts: readonly ChangedPart[]) => void = () => {},
) {
  let seen = store.getItem(markKey);
  let isCatchingUp = false;
  let isDue = false;

  function catchUp() {
    const mark = store.getItem(markKey);
    if (mark === null || mark === seen || isDue) return;
    const saved = store.getItem(stateKey);
    const state = saved === null ? undefined : readState(saved);
    seen = mark;
    if (!state) {
      warn('The simulator could not read what it had saved in this browser, and goes on without it.');
      return;
    }
    const parts = new Set<ChangedPart>();
    const stop = simulator.subscribe((part) => parts.add(part));
    isCatchingUp = true;
    simulator.continueFrom(state);
    isCatchingUp = false;
    stop();
    followed([...parts]);
  }

  function write() {
    if (!isDue) return;
    isDue = false;
    try {
      const state = simulator.state();
      store.setItem(stateKey, JSON.stringify(state));
      // Two tabs can reach the same version with different content: a counter keeps their markers different.
      seen = `${state.version} ${Number(store.getItem(markKey)?.split(' ')[1] ?? 0) + 1}`;
      store.setItem(markKey, seen);
    } catch (error) {
      warn('The simulator could not save its state in this browser.', error);
    }
  }

  simulator.subscribe(() => {
    if (isCatchingUp || isDue) return;
    isDue = true;
    // A call may make several changes: they are saved once, before its response is sent.
    queueMicrotask(write);
  });

  const saved = store.getItem(stateKey);
  if (saved !== null) {
    const state = readState(saved);
    if (state) {
      isCatchingUp = true;
      simulator.continueFrom(state);
      isCatchingUp = false;
    } else {
      store.removeItem(stateKey);
      store.removeItem(markKey);
      warn('The simulator could not read what it had saved in this browser, and starts over.');
    }
  }
  return { catchUp };
}
