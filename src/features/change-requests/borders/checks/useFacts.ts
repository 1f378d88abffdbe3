import { useMemo } from 'react';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { verticesOf } from '../geometry/measure.ts';
import { type BorderFacts, borderFacts } from './facts.ts';
import { useWork } from './useWork.ts';

/** The most vertices that are checked at once: the first time that takes about 30 ms, later a frame. */
const atOnce = 150;

interface FactsTask {
  readonly kind: 'facts';
  readonly polygons: readonly Polygon[];
  readonly others: readonly ZoneBorder[];
}
const run = ({ polygons, others }: FactsTask) => borderFacts(polygons, others);

export interface KnownFacts {
  /** The facts of the given polygons, or those of the previous ones while the given ones are checked. */
  readonly facts: BorderFacts | undefined;
  /** The facts are not yet those of the given polygons, so the border cannot be saved. */
  readonly pending: boolean;
}

/** Checks and measures a border: a small one at once, a large one in a worker while the page stays responsive. */
export function useFacts(polygons: readonly Polygon[], others: readonly ZoneBorder[]): KnownFacts {
  const task = useMemo((): FactsTask => ({ kind: 'facts', polygons, others }), [polygons, others]);
  const { result, pending } = useWork(task, verticesOf(polygons) <= atOnce, run);
  return { facts: result, pending };
}
