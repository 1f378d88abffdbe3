import { useCallback, useRef, useState } from 'react';

/**
 * Which rows are open. A row that closes stays until it has shrunk
 * (`settle`); with `one`, opening a row closes the other.
 */
export function useExpansion(mode: 'many' | 'one', onChange: (id: string, open: boolean) => void) {
  const [state, setState] = useState<{ open: ReadonlySet<string>; closing: ReadonlySet<string> }>({
    open: new Set(),
    closing: new Set(),
  });
  const fresh = useRef(new Set<string>());
  const latest = useRef({ state, mode, onChange });
  latest.current = { state, mode, onChange };

  const toggle = useCallback((id: string) => {
    const { state: now, mode: kind, onChange: tell } = latest.current;
    const opens = !now.open.has(id);
    const closes = opens ? (kind === 'one' ? [...now.open] : []) : [id];
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
    for (const other of closes) tell(other, false);
    if (opens) tell(id, true);
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
