import { useEffect, useMemo, useState } from 'react';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { verticesOf } from '../geometry/measure.ts';
import { type BorderFacts, borderFacts } from './facts.ts';
import { runInWorker } from './runInWorker.ts';

/** The most vertices that are checked at once: that takes a third of a frame. */
const atOnce = 500;

export interface KnownFacts {
  /** The facts of the given polygons, or those of the previous ones while the given ones are checked. */
  readonly facts: BorderFacts | undefined;
  /** The facts are not yet those of the given polygons, so the border cannot be saved. */
  readonly pending: boolean;
}

/** Checks and measures a border: a small one at once, a large one in a worker while the page stays responsive. */
export function useFacts(polygons: readonly Polygon[], others: readonly ZoneBorder[]): KnownFacts {
  const isSmall = verticesOf(polygons) <= atOnce;
  const small = useMemo(() => (isSmall ? borderFacts(polygons, others) : undefined), [isSmall, polygons, others]);
  const [large, setLarge] = useState<{ readonly of: readonly Polygon[]; readonly facts: BorderFacts }>();
  useEffect(() => {
    if (isSmall) return;
    const controller = new AbortController();
    runInWorker({ kind: 'facts', polygons, others }, controller.signal).then(
      (facts) => setLarge({ of: polygons, facts }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // Without a worker the page waits a moment; a border is never saved unchecked.
        console.warn('The border is checked without a worker.', error);
        setLarge({ of: polygons, facts: borderFacts(polygons, others) });
      },
    );
    return () => controller.abort(new DOMException('Another border', 'AbortError'));
  }, [isSmall, polygons, others]);
  return small ? { facts: small, pending: false } : { facts: large?.facts, pending: large?.of !== polygons };
}
