import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { cutText, isolated } from '#design-system/LongText/cutText.ts';
import { PeriodEditor } from '#features/change-requests/index.ts';
import { OutletHeader } from '#features/outlets/index.ts';
import { PageLayout, useSectionQuery } from '#features/pages/index.ts';
import { idOf } from '#features/routes/idOf.ts';
import { pathTo } from '#features/routes/paths.ts';
import { ZoneFailure } from './components/ZoneFailure.tsx';
import { type ZoneOfProvider, ZonePage } from './components/ZonePage.tsx';
import { editedPeriod, editedPeriodRequest, useZonesChanged, zonePeriodCalls, zonePeriods } from './queries.ts';
import { periodRequestPath, usePeriodLink } from './usePeriodChanges.ts';

export { EditPeriodPage as Component };

/** Edits a zone's working period, or the pending request for one. */
const EditPeriodPage = () => <ZonePage>{(zone) => <EditPeriod {...zone} />}</ZonePage>;

function EditPeriod({ outlet, zoneId, zoneName, details }: ZoneOfProvider) {
  const { t } = useTranslation(['zones', 'hours']);
  const { workingPeriodId, workingPeriodRequestId } = useParams();
  const isRequest = workingPeriodRequestId !== undefined;
  const itemId = idOf(workingPeriodRequestId ?? workingPeriodId);
  const providerId = outlet.id;
  const zonePath = pathTo('parkingProviderZoneDetails', { id: providerId, zoneId });
  const periods = useSectionQuery(zonePeriods(providerId, zoneId));
  const onChanged = useZonesChanged(providerId);
  const periodLink = usePeriodLink(providerId);
  return (
    <PageLayout>
      <OutletHeader
        outlet={outlet}
        page={t(isRequest ? 'hours:form.editRequestTitle' : 'hours:form.editTitle')}
        trail={[
          { label: t('list.title'), to: pathTo('parkingProviderZones', { id: providerId }) },
          { label: zoneName, to: zonePath },
        ]}
        description={
          zoneName && outlet.name ? `${isolated(cutText(outlet.name))} · ${isolated(cutText(zoneName))}` : ''
        }
      />
      <ZoneFailure details={details} />
      <PeriodEditor
        itemId={itemId}
        isRequest={isRequest}
        queryOf={(item) => (isRequest ? editedPeriodRequest(providerId, item) : editedPeriod(providerId, item))}
        calls={zonePeriodCalls(providerId, zoneId)}
        periods={periods}
        linkTo={(period) => periodLink({ ...period, zoneId })}
        onChanged={onChanged}
        backTo={zonePath}
        requestPath={(requestId) => periodRequestPath(providerId, zoneId, requestId)}
      />
    </PageLayout>
  );
}
