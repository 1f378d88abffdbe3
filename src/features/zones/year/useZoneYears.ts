import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Zone } from '#api/contract/zones.ts';
import type { Day } from '#api/days.ts';
import { isPending, pendingRequestsQuery } from '#features/change-requests/index.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { useZoneRules } from './useZoneRules.ts';
import { zoneYear } from './zoneYears.ts';

const none: readonly number[] = [];

/** The years of a provider's zones, with their rules as far as they have come and the user may read them. */
export function useZoneYears(providerId: number, zones: readonly Zone[], year: number, today: Day) {
  const { seesDetails, seesRequests } = useZoneRights();
  const ids = useMemo(() => zones.map(({ id }) => id), [zones]);
  const rules = useZoneRules(providerId, seesDetails ? ids : none);
  const { lists } = rules;
  const awaits = [
    ...zones.flatMap(({ workingPeriods }) => workingPeriods),
    ...lists.flatMap((list) => list ?? []),
  ].some(isPending);
  const { data: requests } = useQuery({ ...pendingRequestsQuery(), enabled: seesRequests && awaits });
  const years = useMemo(
    () => zones.map((zone, at) => zoneYear({ zone, rules: lists[at], requests }, year, today)),
    [zones, lists, requests, year, today],
  );
  return { years, rules, isLoading: seesDetails && rules.settled < zones.length, seesDetails };
}
