/** What a switchboard depends on. */
export interface SwitchboardOptions {
  /** What the server has, as far as it is known. */
  readonly stored: (key: string) => boolean;
  /** Writes one value; once it resolves `stored` returns it. */
  readonly write: (key: string, value: boolean) => Promise<void>;
  /** The value that was wanted last is stored. */
  readonly onSaved: (key: string) => void;
  /** The value that was wanted last could not be stored, and is shown no more. */
  readonly onFailed: (key: string, error: unknown) => void;
}

export interface Switchboard {
  /** What a switch shows: what was wanted last, else what is stored. */
  readonly shown: (key: string) => boolean;
  readonly set: (key: string, value: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with every change of what is shown. */
  readonly version: () => number;
}

/**
 * Switches that show at once what was clicked and are written one after another, so that replies cannot overtake each
 * other. While one write is under way only the last requested value of each switch waits: however fast it is clicked, the last state
 * wins and is what the server has. A failure puts the switch back to what is stored, unless something else is wanted by then.
 */
export function createSwitchboard({ stored, write, onSaved, onFailed }: SwitchboardOptions): Switchboard {
  const wanted = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  let version = 0;
  let isWriting = false;
  const changed = () => {
    version++;
    for (const listener of listeners) listener();
  };

  /** Writes until nothing is wanted that is not stored. */
  const work = async () => {
    if (isWriting) return;
    isWriting = true;
    for (let next = wanted.entries().next(); !next.done; next = wanted.entries().next()) {
      const [key, value] = next.value;
      const isStill = () => wanted.get(key) === value;
      try {
        if (stored(key) !== value) await write(key, value);
        if (isStill()) {
          wanted.delete(key);
          onSaved(key);
        }
      } catch (error) {
        if (isStill()) {
          wanted.delete(key);
          onFailed(key, error);
        }
      }
      changed();
    }
    isWriting = false;
  };

  return {
    shown: (key) => wanted.get(key) ?? stored(key),
    set(key, value) {
      wanted.set(key, value);
      changed();
      void work();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
