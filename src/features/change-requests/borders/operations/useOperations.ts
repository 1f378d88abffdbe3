import { useEffect, useRef, useState } from 'react';
import type { Polygons } from '../editor/edits.ts';
import type { Done, Operation, RefusalReason } from './operate.ts';
import { runOperation } from './runOperation.ts';

/** Why an operation changed nothing; `failed`: it could not be done at all. */
export type Refused = RefusalReason | 'failed';

/** The operation that runs or was refused: of a panel's tool, or the cutting at one zone. */
interface Last {
  readonly of: Polygons;
  readonly kind: Operation['kind'];
  /** The code of the zone that is cut away. */
  readonly zone: string | undefined;
  readonly refused: Refused | undefined;
}

/**
 * Does operations with a border, one at a time. A refusal is forgotten with the border that it is about.
 *
 * @param onDone - takes what the operation did with `of`.
 */
export function useOperations(present: Polygons, onDone: (done: Done, of: Polygons, zone: string | undefined) => void) {
  const [last, setLast] = useState<Last>();
  const runningRef = useRef<AbortController>(undefined);
  // What works on a border ends with that border.
  useEffect(() => {
    if (present) return () => runningRef.current?.abort();
  }, [present]);
  const shown = last?.of === present ? last : undefined;

  const run = async (operation: Operation, zone?: string) => {
    runningRef.current?.abort();
    const controller = new AbortController();
    runningRef.current = controller;
    const start = { of: present, kind: operation.kind, zone };
    setLast({ ...start, refused: undefined });
    try {
      const outcome = await runOperation(present, operation, controller.signal);
      if (controller.signal.aborted) return;
      if (outcome.kind === 'refused') setLast({ ...start, refused: outcome.reason });
      else {
        setLast(undefined);
        onDone(outcome, present, zone);
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('The operation failed.', error);
      setLast({ ...start, refused: 'failed' });
    }
  };
  return {
    run: (operation: Operation, zone?: string) => void run(operation, zone),
    running: shown && shown.refused === undefined ? shown : undefined,
    refused: shown?.refused === undefined ? undefined : { ...shown, refused: shown.refused },
    forget: () => {
      runningRef.current?.abort();
      setLast(undefined);
    },
  };
}

export type Operations = ReturnType<typeof useOperations>;
