import { useTranslation } from 'react-i18next';
import { Section } from '#design-system/Section/Section.tsx';
import { HoursNote, PeriodList, PeriodListSkeleton } from '#features/change-requests/index.ts';
import { SectionState, useSectionQuery } from '#features/pages/index.ts';
import { editedPeriodRequest, zonePeriods } from '../queries.ts';
import { usePeriodChanges } from '../usePeriodChanges.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { CopyPeriodsLink } from './CopyPeriodsLink.tsx';
import { NewPeriodLink } from './NewPeriodLink.tsx';

interface HoursTabProps {
  readonly providerId: number;
  readonly zoneId: number;
  readonly zoneName: string;
}

/** A zone's working periods. */
export function HoursTab({ providerId, zoneId, zoneName }: HoursTabProps) {
  const { t } = useTranslation('zones');
  const query = useSectionQuery(zonePeriods(providerId, zoneId));
  const changes = usePeriodChanges(providerId, zoneId);
  const { canCreatePeriods } = useZoneRights();
  const requestQuery = (requestId: number) => editedPeriodRequest(providerId, requestId);
  const add = canCreatePeriods && <NewPeriodLink providerId={providerId} zone={{ id: zoneId, name: zoneName }} />;
  const actions = canCreatePeriods && (
    <>
      <CopyPeriodsLink providerId={providerId} zoneId={zoneId} />
      {add}
    </>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Section title={t('details.hours')} description={<HoursNote />} actions={!isEmpty && actions}>
      <SectionState query={query} skeleton={<PeriodListSkeleton actions={changes !== undefined} />}>
        {(periods) => <PeriodList periods={periods} changes={changes} requestQuery={requestQuery} emptyAction={add} />}
      </SectionState>
    </Section>
  );
}
