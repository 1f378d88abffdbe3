import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '#api/contract/zones.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { isPending, pendingRequestsQuery } from '#features/change-requests/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useZoneRights } from '../useZoneRights.ts';
import { YesNo } from './YesNo.tsx';
import { ZoneHours } from './ZoneHours.tsx';
import { ZoneName } from './ZoneName.tsx';
import { ZoneState } from './ZoneState.tsx';

interface ZonesTableProps {
  readonly providerId: number;
  readonly zones: readonly Zone[];
  /** The code of the zone that is pointed at on the map. */
  readonly lit: string | undefined;
  /** Receives the code of the zone whose row the pointer or the focus reaches; undefined when it leaves. */
  readonly onPoint: (code: string | undefined) => void;
}

const Pointed = chakra('div', {
  base: {
    '& tr[data-tone=lit]': { '--tint': 'colors.brand.subtle' },
    '& li[data-tone=lit]': { bg: 'brand.subtle' },
  },
});

/** The code of the zone in whose row or card an element is. */
const codeAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest('tr, li')?.querySelector<HTMLElement>('[data-zone]')?.dataset.zone ?? undefined)
    : undefined;

/** The numbers of pending requests of a zone that the zone itself does not tell. */
type PendingOfZone = Readonly<Record<'border' | 'closingRule', number>>;
const nothingPending: PendingOfZone = { border: 0, closingRule: 0 };

/**
 * Returns the pending borders and closing rules of zones by the zone's id. The list of zones tells only of pending
 * working hours, so they are taken from the user's change requests, for users who may see these.
 */
function usePendingOfZones(): (zoneId: number) => PendingOfZone {
  const { seesRequests } = useZoneRights();
  const { data } = useQuery({ ...pendingRequestsQuery(), enabled: seesRequests });
  return useMemo(() => {
    const byZone = new Map<number, Record<'border' | 'closingRule', number>>();
    for (const { zone, resource } of data ?? []) {
      if (!zone || resource === 'workingPeriod') continue;
      const ofZone = byZone.get(zone.id) ?? { ...nothingPending };
      ofZone[resource] += 1;
      byZone.set(zone.id, ofZone);
    }
    return (zoneId) => byZone.get(zoneId) ?? nothingPending;
  }, [data]);
}

/** A provider's zones with what is pending; a row opens to its working periods. */
export function ZonesTable({ providerId, zones, lit, onPoint }: ZonesTableProps) {
  const { t } = useTranslation('zones');
  return (
    <Pointed
      onPointerOver={({ target }) => onPoint(codeAt(target))}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={({ target }) => onPoint(codeAt(target))}
      onBlur={() => onPoint(undefined)}
    >
      <DataTable
        label={t('list.title')}
        columns={useZoneColumns(providerId)}
        rows={zones}
        rowId={(zone) => String(zone.id)}
        rowLabel={({ name }) => t('list.hoursOf', { name })}
        rowTone={({ code }) => (code === lit ? 'lit' : undefined)}
        renderExpanded={(zone) => <ZoneHours providerId={providerId} zone={zone} />}
        empty={<EmptyState compact title={t('list.none')} text={t('list.noneText')} />}
      />
    </Pointed>
  );
}

function useZoneColumns(providerId: number): readonly DataTableColumn<Zone>[] {
  const { t } = useTranslation('zones');
  const { seesDetails } = useZoneRights();
  const pendingOf = usePendingOfZones();
  return useMemo(
    () => [
      {
        id: 'zone',
        header: t('list.zone'),
        kind: 'text',
        width: 240,
        card: 'title',
        value: (zone) => zone.name,
        cell: (zone) => (
          <span data-zone={zone.code}>
            <ZoneName {...zone} />
          </span>
        ),
      },
      {
        id: 'state',
        words: true,
        header: t('list.state'),
        kind: 'text',
        width: 120,
        card: 'figure',
        value: (zone) => t(zone.isActive ? 'list.active' : 'list.inactive'),
        cell: (zone) => <ZoneState isActive={zone.isActive} />,
      },
      {
        id: 'border',
        words: true,
        header: t('list.border'),
        kind: 'text',
        width: 200,
        card: 'line',
        cardHead: `${t('list.border')}:`,
        cardCell: ({ id, hasBorder }) => (
          <Marked value={hasBorder} plain>
            <PendingBorders count={pendingOf(id).border} />
          </Marked>
        ),
        value: (zone) => (zone.hasBorder ? 0 : 1),
        cell: ({ id, hasBorder }) => (
          <Marked value={hasBorder}>
            <PendingBorders count={pendingOf(id).border} />
          </Marked>
        ),
      },
      {
        id: 'hours',
        words: true,
        header: t('list.hours'),
        kind: 'text',
        width: 220,
        card: 'line',
        cardHead: `${t('list.hours')}:`,
        cardCell: (zone) => <HoursCell plain zone={zone} rules={pendingOf(zone.id).closingRule} />,
        value: (zone) => (zone.hasWorkingPeriods ? 0 : 1),
        cell: (zone) => <HoursCell zone={zone} rules={pendingOf(zone.id).closingRule} />,
      },
      ...(seesDetails
        ? [
            {
              id: 'details',
              header: t('list.details'),
              kind: 'custom',
              align: 'end',
              width: 110,
              card: 'action',
              cardCell: ({ id, name }) => (
                <CardLink
                  to={pathTo('parkingProviderZoneDetails', { id: providerId, zoneId: id })}
                  label={t('list.detailsOf', { name })}
                />
              ),
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
    [t, seesDetails, pendingOf, providerId],
  );
}

function PendingBorders({ count }: { readonly count: number }) {
  const { t } = useTranslation('zones');
  return count > 0 && <StatusTag tone="warning" label={t('list.pending', { count })} />;
}

interface HoursCellProps {
  readonly plain?: boolean;
  readonly zone: Zone;
  /** The number of pending closing rules. */
  readonly rules: number;
}

function HoursCell({ plain = false, zone, rules }: HoursCellProps) {
  const { t } = useTranslation('zones');
  const count = zone.workingPeriods.filter(isPending).length;
  return (
    <Marked value={zone.hasWorkingPeriods} plain={plain}>
      {count > 0 && <StatusTag tone="warning" label={t('list.pending', { count })} />}
      {rules > 0 && <StatusTag tone="warning" label={t('list.pendingRules', { count: rules })} />}
    </Marked>
  );
}

interface MarkedProps {
  readonly value: boolean;
  /** Within a sentence: the word alone. */
  readonly plain?: boolean;
  /** The tags of what is pending. */
  readonly children: ReactNode;
}

const Marked = ({ value, plain = false, children }: MarkedProps) => (
  <Span display={plain ? 'inline' : 'inline-flex'} flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
    <YesNo value={value} plain={plain} />
    {children}
  </Span>
);
