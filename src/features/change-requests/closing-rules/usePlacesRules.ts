import { type QueryKey, useQueries } from '@tanstack/react-query';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { isApiError } from '#api/errors.ts';
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

/** Loads the rules of places while they are chosen: one call a place, for the check of overlaps. */
export function usePlacesRules(placeIds: readonly number[], sourceOf: (placeId: number) => RulesSource): PlacesRules {
  const results = useQueries({
    queries: placeIds.map((placeId) => {
      const { queryKey, load } = sourceOf(placeId);
      return decidedQuery(queryKey, (signal) => inTurn(() => load(signal), signal));
    }),
  });
  const known = new Map(placeIds.map((id, at) => [id, rulesIn(results[at] as Result)]));
  const states = [...known.values()].map(({ state }) => state);
  return {
    at: (placeId) => known.get(placeId) ?? { state: 'loading' },
    known: states.filter((state) => state === 'loaded' || state === 'gone').length,
    failed: states.filter((state) => state === 'failed').length,
    isChecking: states.includes('loading'),
    retry: () => {
      for (const [at, state] of states.entries()) if (state === 'failed') void results[at]?.refetch();
    },
  };
}
