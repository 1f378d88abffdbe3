import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '#api/contract/zones.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { isPending } from '#features/change-requests/index.ts';
import { pathTo } from '#features/paths.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { YesNo } from './YesNo.tsx';
import { ZoneHours } from './ZoneHours.tsx';
import { ZoneName } from './ZoneName.tsx';
import { ZoneState } from './ZoneState.tsx';

interface ZonesTableProps {
  readonly providerId: number;
  readonly zones: readonly Zone[];
}

/** A provider's zones; a row opens to its working periods. */
export function ZonesTable({ providerId, zones }: ZonesTableProps) {
  const { t } = useTranslation('zones');
  return (
    <DataTable
      label={t('list.title')}
      columns={useZoneColumns(providerId)}
      rows={zones}
      rowId={(zone) => String(zone.id)}
      rowLabel={({ name }) => t('list.hoursOf', { name })}
      renderExpanded={(zone) => <ZoneHours providerId={providerId} zone={zone} />}
      empty={<EmptyState compact title={t('list.none')} text={t('list.noneText')} />}
    />
  );
}

function useZoneColumns(providerId: number): readonly DataTableColumn<Zone>[] {
  const { t } = useTranslation('zones');
  const { seesDetails } = useZoneRights();
  return useMemo(
    () => [
      {
        id: 'zone',
        header: t('list.zone'),
        kind: 'text',
        width: 240,
        value: (zone) => zone.name,
        cell: (zone) => <ZoneName {...zone} />,
      },
      {
        id: 'state',
        header: t('list.state'),
        kind: 'text',
        width: 120,
        value: (zone) => t(zone.isActive ? 'list.active' : 'list.inactive'),
        cell: (zone) => <ZoneState isActive={zone.isActive} />,
      },
      {
        id: 'border',
        header: t('list.border'),
        kind: 'text',
        width: 110,
        value: (zone) => (zone.hasBorder ? 0 : 1),
        cell: (zone) => <YesNo value={zone.hasBorder} />,
      },
      {
        id: 'hours',
        header: t('list.hours'),
        kind: 'text',
        width: 220,
        value: (zone) => (zone.hasWorkingPeriods ? 0 : 1),
        cell: (zone) => <HoursCell zone={zone} />,
      },
      ...(seesDetails
        ? [
            {
              id: 'details',
              header: t('list.details'),
              kind: 'custom',
              align: 'end',
              width: 110,
              value: () => null,
              cell: ({ id, name }) => (
                <LinkButton
                  size="xs"
                  to={pathTo('parkingProviderZoneDetails', { id: providerId, zoneId: id })}
                  label={t('list.detailsOf', { name })}
                >
                  {t('list.details')}
                </LinkButton>
              ),
            } satisfies DataTableColumn<Zone>,
          ]
        : []),
    ],
    [t, seesDetails, providerId],
  );
}

function HoursCell({ zone }: { readonly zone: Zone }) {
  const { t } = useTranslation('zones');
  const count = zone.workingPeriods.filter(isPending).length;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
      <YesNo value={zone.hasWorkingPeriods} />
      {count > 0 && <StatusTag tone="warning" label={t('list.pending', { count })} />}
    </chakra.span>
  );
}
