import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { isApiError } from '#api/errors.ts';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import { decidedQuery } from '../pendingQuery.ts';
import type { PlaceRules } from './asked.ts';
import { inTurns } from './inTurns.ts';

/** Where the rules of a place come from, approved and pending. */
export interface RulesSource {
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<readonly ClosingRule[]>;
}

/** A provider may have many zones: the page's other calls do not wait for all of them. */
const inTurn = inTurns(4);

/** The rules of the places that were chosen. */
export interface PlacesRules {
  readonly at: (placeId: number) => PlaceRules;
  /** How many places are known, and how many did not load. */
  readonly known: number;
  readonly failed: number;
  readonly isChecking: boolean;
  /** Loads again what failed. */
  readonly retry: () => void;
}

interface Result {
  readonly data: readonly ClosingRule[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
}

function rulesIn({ data, error, isFetching }: Result): PlaceRules {
  if (isApiError(error) && error.status === 404 && !isFetching) return { state: 'gone' };
  if (data) return { state: 'loaded', rules: data };
  return { state: isFetching || error === null ? 'loading' : 'failed' };
}

/** What is known of the places, in their order; the same array while nothing changes, as TanStack Query keeps it. */
const combined = (results: readonly Result[]): readonly PlaceRules[] => results.map(rulesIn);

/** Loads the rules of places while they are chosen: one call a place, for the check of overlaps. */
export function usePlacesRules(placeIds: readonly number[], sourceOf: (placeId: number) => RulesSource): PlacesRules {
  const queryClient = useQueryClient();
  const known = useQueries({
    queries: placeIds.map((placeId) => {
      const { queryKey, load } = sourceOf(placeId);
      return decidedQuery(queryKey, (signal) => inTurn(() => load(signal), signal));
    }),
    combine: combined,
  });
  const retry = useStableCallback(() => {
    for (const [at, { state }] of known.entries()) {
      const placeId = placeIds[at];
      if (state !== 'failed' || placeId === undefined) continue;
      void queryClient.refetchQueries({ queryKey: sourceOf(placeId).queryKey, exact: true });
    }
  });
  return useMemo(() => {
    const byPlace = new Map(placeIds.map((id, at) => [id, known[at]]));
    const countOf = (...states: readonly PlaceRules['state'][]) =>
      known.filter(({ state }) => states.includes(state)).length;
    return {
      at: (placeId) => byPlace.get(placeId) ?? { state: 'loading' },
      known: countOf('loaded', 'gone'),
      failed: countOf('failed'),
      isChecking: countOf('loading') > 0,
      retry,
    };
  }, [placeIds, known, retry]);
}
