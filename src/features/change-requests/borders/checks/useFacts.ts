import { useEffect, useMemo, useState } from 'react';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { verticesOf } from '../geometry/measure.ts';
import { askWorker } from './askWorker.ts';
import { type BorderFacts, borderFacts } from './facts.ts';

/** Vertices up to which all is worked out at once: a third of a frame, whose rest is the page's. */
const atOnce = 500;

export interface KnownFacts {
  /** Those of the polygons that are given, or, while these are looked at, those before. */
  readonly facts: BorderFacts | undefined;
  /** The facts are not those of what is given yet: nothing may be saved by them. */
  readonly pending: boolean;
}

/** What is worked out from a border: of a small one at once, of a large one in a worker while the page goes on. */
export function useFacts(polygons: readonly Polygon[], others: readonly ZoneBorder[]): KnownFacts {
  const isSmall = verticesOf(polygons) <= atOnce;
  const small = useMemo(() => (isSmall ? borderFacts(polygons, others) : undefined), [isSmall, polygons, others]);
  const [large, setLarge] = useState<{ readonly of: readonly Polygon[]; readonly facts: BorderFacts }>();
  useEffect(() => {
    if (isSmall) return;
    const leaving = new AbortController();
    askWorker({ kind: 'facts', polygons, others }, leaving.signal).then(
      (facts) => setLarge({ of: polygons, facts }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // Without a worker the page waits a moment; it must not save what nobody looked at.
        console.warn('The border is checked without a worker.', error);
        setLarge({ of: polygons, facts: borderFacts(polygons, others) });
      },
    );
    return () => leaving.abort(new DOMException('Another border', 'AbortError'));
  }, [isSmall, polygons, others]);
  return small ? { facts: small, pending: false } : { facts: large?.facts, pending: large?.of !== polygons };
}
