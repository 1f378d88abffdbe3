import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { zoneRules } from '../queries.ts';

/** The most calls at once. */
const mostAtOnce = 4;

/** The closing rules of zones, as far as they have come. */
interface RulesOfZones {
  /** In the order of the zones; undefined for a zone whose rules did not load, or not yet. The same array until one changes. */
  readonly lists: readonly (readonly ClosingRule[] | undefined)[];
  /** How many did not load. */
  readonly failed: number;
  /** How many have come or failed. */
  readonly settled: number;
  readonly retry: () => void;
}

const combine = (results: readonly UseQueryResult<ClosingRule[]>[]) => ({
  lists: results.map(({ data }) => data),
  failed: results.map(({ isError, data }) => isError && data === undefined),
  settled: results.filter(({ data, isError }) => data !== undefined || isError).length,
  retries: results.map(({ refetch }) => refetch),
});

/**
 * Loads the closing rules of many zones, four calls at a time: the API gives those of one zone alone. They are the queries of
 * the zones' own pages, so that neither loads what the other has.
 *
 * @param zoneIds - the same array until it changes; an empty one of a user who may not read the rules.
 */
export function useZoneRules(providerId: number, zoneIds: readonly number[]): RulesOfZones {
  const [asked, setAsked] = useState(mostAtOnce);
  const { lists, failed, settled, retries } = useQueries({
    queries: zoneIds.map((zoneId, at) => ({
      ...zoneRules(providerId, zoneId),
      enabled: at < asked,
      retryOnMount: false,
    })),
    combine,
  });
  // Each that has come makes place for another one.
  if (settled + mostAtOnce > asked && asked < zoneIds.length) setAsked(settled + mostAtOnce);
  const retry = useCallback(() => {
    for (const [at, hasFailed] of failed.entries()) if (hasFailed) void retries[at]?.();
  }, [failed, retries]);
  return { lists, failed: failed.filter(Boolean).length, settled, retry };
}
