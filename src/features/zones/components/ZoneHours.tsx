import { Stack } from '@chakra-ui/react/stack';
import type { Zone } from '#api/contract/zones.ts';
import { HoursNote, PeriodList } from '#features/change-requests/index.ts';
import { editedPeriodRequest } from '../queries.ts';
import { usePeriodChanges } from '../usePeriodChanges.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { NewPeriodLink } from './NewPeriodLink.tsx';

interface ZoneHoursProps {
  readonly providerId: number;
  readonly zone: Pick<Zone, 'id' | 'name' | 'workingPeriods'>;
}

/** A zone's working periods with their actions, in the expanded row of the zones table. */
export function ZoneHours({ providerId, zone }: ZoneHoursProps) {
  const changes = usePeriodChanges(providerId, zone.id);
  const { canCreatePeriods, seesDetails } = useZoneRights();
  const requestQuery = seesDetails ? (requestId: number) => editedPeriodRequest(providerId, requestId) : undefined;
  const add = canCreatePeriods && <NewPeriodLink providerId={providerId} zone={zone} />;
  return (
    <Stack gap="4" p="4">
      <HoursNote />
      <PeriodList periods={zone.workingPeriods} changes={changes} requestQuery={requestQuery} emptyAction={add} />
      {zone.workingPeriods.length > 0 && add && <div>{add}</div>}
    </Stack>
  );
}
