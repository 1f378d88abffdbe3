import { useMemo } from 'react';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { type Compared, type Comparison, compareBorders } from '../geometry/compare.ts';
import { verticesOf } from '../geometry/measure.ts';
import { useWork } from './useWork.ts';

/** The most vertices that are compared at once. */
const atOnce = 1000;

type CompareTask = { readonly kind: 'compare' } & Compared;

const none: readonly never[] = [];

/** Compares borders: small ones at once, large ones in a worker. Undefined until the first result. */
export function useComparison(
  approved: ZoneBorder | null,
  now: ZoneBorder | null | undefined,
  requested: ZoneBorder | null,
  others: readonly ZoneBorder[],
): Comparison | undefined {
  const task = useMemo(
    (): CompareTask => ({
      kind: 'compare',
      approved: approved?.polygons ?? none,
      now: now === undefined ? undefined : (now?.polygons ?? none),
      requested: requested?.polygons ?? none,
      others,
    }),
    [approved, now, requested, others],
  );
  const isSmall = verticesOf(task.approved) + verticesOf(task.now ?? none) + verticesOf(task.requested) <= atOnce;
  return useWork(task, isSmall, compareBorders).result;
}
