import { readState, type SimulatorState } from './state.ts';

/** What is kept where all tabs of the demo find it: the part of `Storage` that is needed. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The world, as JSON text; and a word that changes with it, which is cheap to look at. */
const stateKey = 'simulator';
const markKey = 'simulator-mark';

interface Shared {
  state(): SimulatorState;
  /** Goes on with a world that another tab has changed. */
  goOnWith(state: SimulatorState): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps one world for all tabs of the demo: what is changed in one is there in the others at once, and over reloads. A
 * tab writes right after its change, and looks for others' changes before each call that it answers.
 */
export function shareState(simulator: Shared, store: Store, warn: (message: string, error?: unknown) => void) {
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
    isCatchingUp = true;
    simulator.goOnWith(state);
    isCatchingUp = false;
  }

  function write() {
    if (!isDue) return;
    isDue = false;
    try {
      const state = simulator.state();
      store.setItem(stateKey, JSON.stringify(state));
      // Versions grow, and two tabs that count alike differ in what they say of the world's beginning or of time.
      seen = `${state.version} ${Number(store.getItem(markKey)?.split(' ')[1] ?? 0) + 1}`;
      store.setItem(markKey, seen);
    } catch (error) {
      warn('The simulator could not save its state in this browser.', error);
    }
  }

  simulator.subscribe(() => {
    if (isCatchingUp || isDue) return;
    isDue = true;
    // A call's changes come one after the other: they are written once, before anybody hears its answer.
    queueMicrotask(write);
  });

  const saved = store.getItem(stateKey);
  if (saved !== null) {
    const state = readState(saved);
    if (state) {
      isCatchingUp = true;
      simulator.goOnWith(state);
      isCatchingUp = false;
    } else {
      store.removeItem(stateKey);
      store.removeItem(markKey);
      warn('The simulator could not read what it had saved in this browser, and begins anew.');
    }
  }
  return { catchUp };
}
