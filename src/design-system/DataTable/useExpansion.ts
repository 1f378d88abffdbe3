import { useCallback, useRef, useState } from 'react';

interface ExpansionOptions {
  /** `one`: opening a row closes the other. */
  readonly mode: 'many' | 'one';
  readonly openAtFirst: readonly string[] | undefined;
  /** Called for each row that opens or closes. */
  readonly onChange: (id: string, open: boolean) => void;
  /** Called with all open rows. */
  readonly onOpenRowsChange: ((ids: readonly string[]) => void) | undefined;
}

/** The open rows of a table. A row that closes stays until it has shrunk (`settle`). */
export function useExpansion({ openAtFirst, ...options }: ExpansionOptions) {
  const [state, setState] = useState<{ open: ReadonlySet<string>; closing: ReadonlySet<string> }>(() => ({
    open: new Set(openAtFirst),
    closing: new Set(),
  }));
  const fresh = useRef(new Set<string>());
  const latest = useRef({ state, ...options });
  latest.current = { state, ...options };

  const toggle = useCallback((id: string) => {
    const { state: now, mode, onChange, onOpenRowsChange } = latest.current;
    const opens = !now.open.has(id);
    const closes = opens ? (mode === 'one' ? [...now.open] : []) : [id];
    const open = new Set(now.open);
    const closing = new Set(now.closing);
    for (const other of closes) {
      open.delete(other);
      closing.add(other);
    }
    if (opens) {
      open.add(id);
      closing.delete(id);
      fresh.current.add(id);
    }
    setState({ open, closing });
    for (const other of closes) onChange(other, false);
    if (opens) onChange(id, true);
    onOpenRowsChange?.([...open]);
  }, []);

  const settle = useCallback((id: string) => {
    fresh.current.delete(id);
    setState((now) =>
      now.closing.has(id)
        ? { open: now.open, closing: new Set([...now.closing].filter((other) => other !== id)) }
        : now,
    );
  }, []);

  return {
    isOpen: (id: string) => state.open.has(id),
    /** Whether what belongs under the row is to be there: open, or closing still. */
    isShown: (id: string) => state.open.has(id) || state.closing.has(id),
    /** Whether the row was opened just now, and has not grown to its height yet. */
    isFresh: (id: string) => fresh.current.has(id),
    toggle,
    settle,
  };
}

export type Expansion = ReturnType<typeof useExpansion>;
