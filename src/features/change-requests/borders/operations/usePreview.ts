import { useEffect, useState } from 'react';
import type { Polygons } from '../editor/edits.ts';
import type { Operation, Outcome } from './operate.ts';
import { runOperation } from './runOperation.ts';

export interface Preview {
  readonly of: Polygons;
  readonly operation: Operation;
  readonly outcome: Outcome | 'failed';
}

/** Milliseconds after which a typed tolerance is taken. */
const pause = 150;

/**
 * Returns what an operation would do; undefined while it is worked out, and without an operation.
 *
 * @param operation - a new object starts it again.
 */
export function usePreview(polygons: Polygons, operation: Operation | undefined): Preview['outcome'] | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    if (!operation) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      runOperation(polygons, operation, controller.signal).then(
        (outcome) => setPreview({ of: polygons, operation, outcome }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          console.warn('The preview failed.', error);
          setPreview({ of: polygons, operation, outcome: 'failed' });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [polygons, operation]);
  return preview?.of === polygons && preview.operation === operation ? preview.outcome : undefined;
}
