import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { isApiError } from '#api/errors.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { type Outlet, OutletPage, useParkingArea } from '#features/outlets/index.ts';
import { type SectionQuery, useSectionQuery, ViewsOfGone } from '#features/pages/index.ts';
import { idOf } from '#features/routes/idOf.ts';
import { pathTo } from '#features/routes/paths.ts';
import { zoneDetailsPage } from '../pages.ts';

/** The data of a zone that its pages share. */
export interface ZoneOfProvider {
  readonly outlet: Outlet<ParkingProviderInfo>;
  readonly zoneId: number;
  readonly details: SectionQuery<ZoneDetails>;
  /** Empty while it loads. */
  readonly zoneName: string;
}

/** Renders the page of the zone in the address, or an empty state when the provider has no such zone. */
export const ZonePage = ({ children }: { readonly children: (zone: ZoneOfProvider) => ReactNode }) => (
  <OutletPage area={useParkingArea()}>{(outlet) => <OfProvider outlet={outlet}>{children}</OfProvider>}</OutletPage>
);

interface OfProviderProps {
  readonly outlet: Outlet<ParkingProviderInfo>;
  readonly children: (zone: ZoneOfProvider) => ReactNode;
}

function OfProvider({ outlet, children }: OfProviderProps) {
  const { zoneId: text = '' } = useParams();
  const zoneId = idOf(text);
  return zoneId === undefined ? (
    <NoSuchZone providerId={outlet.id} id={text} />
  ) : (
    <KnownZone key={zoneId} outlet={outlet} zoneId={zoneId}>
      {children}
    </KnownZone>
  );
}

/** A memo, for the reason of that in OutletPage. */
const KnownZone = memo(function KnownZone({ outlet, zoneId, children }: OfProviderProps & { readonly zoneId: number }) {
  const { t } = useTranslation('zones');
  const details = useSectionQuery(zoneDetailsPage.queries({ id: outlet.id, zoneId }).details);
  if (isApiError(details.error) && details.error.status === 404) {
    return <NoSuchZone providerId={outlet.id} id={String(zoneId)} />;
  }
  const zoneName = details.data?.name ?? (details.error ? t('details.unnamed', { id: zoneId }) : '');
  return children({ outlet, zoneId, details, zoneName });
});

function NoSuchZone({ providerId, id }: { readonly providerId: number; readonly id: string }) {
  const { t } = useTranslation('zones');
  return (
    <>
      <EmptyState
        title={t('details.notFoundTitle')}
        text={t('details.notFoundText', { id })}
        action={<LinkButton to={pathTo('parkingProviderZones', { id: providerId })}>{t('details.toList')}</LinkButton>}
      />
      <ViewsOfGone />
    </>
  );
}
