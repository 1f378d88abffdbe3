import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { MapView } from '#design-system/map/MapView.tsx';
import type { MapShape } from '#design-system/map/types.ts';
import { usePermission } from '#features/auth/index.ts';
import { approvedBorders, BorderComparison, PendingRequestReview } from '#features/change-requests/index.ts';
import { useSectionQuery } from '#features/pages/index.ts';
import { placeOf } from './placeOf.ts';
import { WithdrawBorder } from './WithdrawBorder.tsx';

interface BorderStateProps {
  readonly providerId: number;
  readonly zone: ZoneDetails;
  readonly info: ParkingProviderInfo | undefined;
  readonly canChange: boolean;
}

/** Returns how a pending request changes a border. */
const actionOf = ({ border, borderRequest }: ZoneDetails) => {
  if (borderRequest === null) return undefined;
  if (borderRequest.border.polygons.length === 0) return 'Delete';
  return border === null ? 'Create' : 'Update';
};

/** A zone's approved and requested border on maps, and the state of the pending request. */
export function BorderState({ providerId, zone, info, canChange }: BorderStateProps) {
  const { t } = useTranslation('zones');
  const [withdrawing, setWithdrawing] = useState(false);
  const action = actionOf(zone);
  const formats = useFormats();
  const { border, borderRequest } = zone;
  const maySeeZones = usePermission('ParkingProviderZonesView');
  const neighbours = useSectionQuery({
    ...approvedBorders(providerId),
    enabled: maySeeZones && borderRequest !== null,
  }).data;
  const { requestedAt } = borderRequest ?? {};
  const since = requestedAt && t('borders.since', { moment: formats.moment(requestedAt) });
  const shapes = useMemo(
    (): readonly MapShape[] =>
      border
        ? [
            {
              id: 'approved',
              label: t('borders.approved'),
              polygons: border.polygons,
              fill: border.fill,
              fillOpacity: border.fillOpacity,
            },
          ]
        : [],
    [border, t],
  );
  return (
    <>
      {action && (
        <FormBanner
          tone="warning"
          title={t(`borders.pending${action}`)}
          action={
            canChange && (
              <Button size="sm" onClick={() => setWithdrawing(true)}>
                {t('borders.withdraw')}
              </Button>
            )
          }
        >
          {[since, canChange && t('borders.pendingText')].filter(Boolean).join(' ')}
        </FormBanner>
      )}
      {borderRequest ? (
        <PendingRequestReview requestId={borderRequest.requestId}>
          <BorderComparison approved={border} requested={borderRequest.border} neighbours={neighbours} height={340} />
        </PendingRequestReview>
      ) : shapes.length === 0 ? (
        <EmptyState compact title={t('borders.none')} text={t('borders.noneText')} />
      ) : (
        <MapView label={t('borders.title')} shapes={shapes} place={placeOf(info)} height={420} legend={false} />
      )}
      {borderRequest && (
        <WithdrawBorder
          open={withdrawing}
          providerId={providerId}
          zoneId={zone.id}
          requestId={borderRequest.requestId}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  );
}
