import { useCallback, useState } from 'react';
import { useStableCallback } from '../useStableCallback.ts';

interface ExpansionOptions {
  /** `one`: opening a row closes the other. */
  readonly mode: 'many' | 'one';
  readonly openAtFirst: readonly string[] | undefined;
  /** Called for each row that opens or closes. */
  readonly onChange: (id: string, open: boolean) => void;
  /** Called with all open rows. */
  readonly onOpenRowsChange: ((ids: readonly string[]) => void) | undefined;
}

interface ExpansionState {
  readonly open: ReadonlySet<string>;
  /** Closed rows whose animation has not ended yet. */
  readonly closing: ReadonlySet<string>;
  /** Opened rows whose animation has not ended yet. */
  readonly fresh: ReadonlySet<string>;
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));

/** The open rows of a table. The content of a closing row stays mounted until its animation has ended (`settle`). */
export function useExpansion({ openAtFirst, mode, onChange, onOpenRowsChange }: ExpansionOptions) {
  const [state, setState] = useState<ExpansionState>(() => ({
    open: new Set(openAtFirst),
    closing: new Set(),
    fresh: new Set(),
  }));

  const toggle = useStableCallback((id: string) => {
    const opens = !state.open.has(id);
    const closes = opens ? (mode === 'one' ? [...state.open] : []) : [id];
    const open = new Set(state.open);
    const closing = new Set(state.closing);
    const fresh = new Set(state.fresh);
    for (const other of closes) {
      open.delete(other);
      closing.add(other);
    }
    if (opens) {
      open.add(id);
      closing.delete(id);
      fresh.add(id);
    }
    setState({ open, closing, fresh });
    for (const other of closes) onChange(other, false);
    if (opens) onChange(id, true);
    onOpenRowsChange?.([...open]);
  });

  const settle = useCallback((id: string) => {
    setState((now) =>
      now.closing.has(id) || now.fresh.has(id)
        ? { open: now.open, closing: without(now.closing, id), fresh: without(now.fresh, id) }
        : now,
    );
  }, []);

  return {
    isOpen: (id: string) => state.open.has(id),
    /** Whether the row's content is mounted: open, or still closing. */
    isShown: (id: string) => state.open.has(id) || state.closing.has(id),
    /** Whether the row was opened just now and its animation has not ended. */
    isFresh: (id: string) => state.fresh.has(id),
    toggle,
    settle,
  };
}

export type Expansion = ReturnType<typeof useExpansion>;
