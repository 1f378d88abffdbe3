import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { usePermission } from '#features/auth/index.ts';
import { FailedPart, useSectionQuery } from '#features/pages/index.ts';
import { approvedBorders, currentItemQuery, pendingRequestsQuery, placeItemsQuery } from '../queries.ts';
import { RequestReview } from './RequestReview.tsx';

/**
 * The review of a request with the current values of its item, which are loaded when the request is outdated, does not
 * contain them, and the user may read the item. It says what is missing, and why.
 */
export function CurrentReview({ request }: { readonly request: ChangeRequest }) {
  const { t } = useTranslation('changeRequests');
  const mayRead = usePermission(request.garage ? 'GarazaWorkingHoursView' : 'ParkingProviderZoneDetailsView');
  const lacksNow = request.outdated && request.now === undefined;
  const isMissing = lacksNow && mayRead;
  const current = useSectionQuery(currentItemQuery(request, isMissing));
  const maySeeZones = usePermission('ParkingProviderZonesView');
  const hasNeighbours = request.resource === 'border' && request.provider !== null;
  const neighbours = useSectionQuery(approvedBorders(request.provider?.id ?? 0, hasNeighbours && maySeeZones));
  const hasCalendar = request.resource !== 'border';
  const items = useSectionQuery(placeItemsQuery(request, hasCalendar && mayRead));
  const maySeeRequests = usePermission('ChangeRequestsView');
  const pending = useSectionQuery({
    ...pendingRequestsQuery(),
    enabled: maySeeRequests && hasCalendar && request.status === 'pending',
  });
  if (isMissing && !current.data && !current.error)
    return <Skeleton height="22rem" role="status" aria-label={t('review.loadingNow')} />;
  const now = isMissing ? current.data?.now : undefined;
  return (
    <>
      {isMissing && current.error ? <FailedPart retry={current.retry}>{t('review.nowFailed')}</FailedPart> : null}
      {lacksNow && !mayRead && <FormBanner tone="info">{t('review.nowHidden')}</FormBanner>}
      {neighbours.error ? <FailedPart retry={neighbours.retry}>{t('review.neighboursFailed')}</FailedPart> : null}
      {hasNeighbours && !maySeeZones && <FormBanner tone="info">{t('review.neighboursHidden')}</FormBanner>}
      {items.error ? <FailedPart retry={items.retry}>{t('contradicts.failed')}</FailedPart> : null}
      {hasCalendar && !mayRead && <FormBanner tone="info">{t('contradicts.hidden')}</FormBanner>}
      <RequestReview
        request={now === undefined ? request : { ...request, now }}
        neighbours={neighbours.data}
        items={items.data}
        areItemsLoading={hasCalendar && mayRead && !items.data && !items.error}
        pending={pending.data}
      />
    </>
  );
}
