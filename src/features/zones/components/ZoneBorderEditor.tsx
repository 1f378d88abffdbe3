import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { approvedBorders, BorderEditor } from '#features/change-requests/index.ts';
import type { Outlet } from '#features/outlets/index.ts';
import { useSectionQuery } from '#features/pages/index.ts';
import { changeBorder, useZonesChanged, zoneDetails } from '../queries.ts';
import { placeOf } from './placeOf.ts';

interface ZoneBorderEditorProps {
  readonly providerId: number;
  readonly zone: ZoneDetails;
  readonly info: ParkingProviderInfo | undefined;
  /** The error of the provider's info, which has its place. */
  readonly failed: Outlet<ParkingProviderInfo>['failed'];
  readonly onClose: () => void;
  /** CSS height on a large screen; default: the window's. */
  readonly height?: string;
}

const none: readonly ZoneBorder[] = [];

/** The editor of a zone's border, with the borders of the provider's other zones; a saved border awaits approval. */
export function ZoneBorderEditor({ providerId, zone, info, failed, onClose, height }: ZoneBorderEditorProps) {
  const others = useSectionQuery(approvedBorders(providerId));
  const onChanged = useZonesChanged(providerId);
  const save = useCallback(
    async (border: ZoneBorder) => {
      await changeBorder(providerId, zone.id, border);
      onChanged();
    },
    [providerId, zone.id, onChanged],
  );
  const queryClient = useQueryClient();
  const reload = () => {
    const { queryKey, queryFn } = zoneDetails(providerId, zone.id);
    return queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  };
  return (
    <BorderEditor
      key={zone.id}
      zone={zone}
      place={placeOf(info) ?? null}
      placeFailure={failed}
      others={others.data ?? none}
      neighbours={
        others.data ? undefined : others.error ? { state: 'failed', retry: others.retry } : { state: 'loading' }
      }
      onSave={save}
      onReload={reload}
      onClose={onClose}
      {...(height === undefined ? {} : { height })}
    />
  );
}
