import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { MapName, MapShape } from '#design-system/map/types.ts';
import { areaOf } from '../geometry/measure.ts';
import type { Overlap } from '../geometry/overlap.ts';
import type { Polygons } from './edits.ts';
import type { EditorState } from './reducer.ts';

interface MapShapesOptions {
  readonly state: EditorState;
  readonly border: ZoneBorder;
  readonly others: readonly ZoneBorder[];
  readonly overlaps: readonly Overlap[];
  /** The approved border while another one is requested. */
  readonly approved: ZoneBorder | null;
  /** A city's boundary that a search found. */
  readonly found: { readonly name: string; readonly polygons: Polygons } | undefined;
  /** Polygons from a file or a search that were refused. */
  readonly refused: Polygons | undefined;
  /** The border or the refused polygons as they would be after mending, which the map shows beside those before. */
  readonly mended: Polygons | undefined;
}

/** Returns the id on the map of one of the border's own polygons; `ownIndex` is its inverse. */
const ownShape = (index: number) => `own-${index}`;
export const ownIndex = (id: string) => (id.startsWith('own-') ? Number(id.slice(4)) : undefined);

/** Returns the map's shapes, the lowest first, without the polygon that is edited. */
export function useMapShapes({
  state,
  border,
  others,
  overlaps,
  approved,
  found,
  refused,
  mended,
}: MapShapesOptions): readonly MapShape[] {
  const { t } = useTranslation('borders');
  const { present, mode } = state;
  const edited = mode.kind === 'edit' ? mode.polygon : undefined;
  const isBusy = mode.kind !== 'idle';
  const isMending = mended !== undefined;

  const around = useMemo(
    () =>
      others.map(
        (other): MapShape => ({
          id: `zone-${other.zoneCode}`,
          label: `${other.zoneCode} ${other.zoneName}`,
          polygons: other.polygons,
          name: { short: other.zoneCode, long: `${other.zoneCode} ${other.zoneName}`, isOwn: false },
          look: isBusy ? 'muted' : 'neighbour',
          fill: other.fill,
        }),
      ),
    [others, isBusy],
  );

  const own = useMemo(() => {
    const look = edited === undefined && !isMending ? 'own' : 'muted';
    const areas = present.map((polygon) => areaOf([polygon]));
    const largest = areas.indexOf(Math.max(...areas));
    const name: MapName = { short: border.zoneCode, long: `${border.zoneCode} ${border.zoneName}`, isOwn: true };
    return present
      .map(
        (polygon, index): MapShape => ({
          id: ownShape(index),
          label: t('polygons.name', { number: index + 1 }),
          polygons: [polygon],
          name: index === largest ? name : undefined,
          look,
          fill: border.fill,
          fillOpacity: border.fillOpacity,
        }),
      )
      .filter((_, index) => index !== edited);
  }, [present, edited, isMending, border.zoneCode, border.zoneName, border.fill, border.fillOpacity, t]);

  return useMemo(
    () => [
      ...around,
      ...(found ? [{ id: 'found', label: found.name, polygons: found.polygons, look: 'found' as const }] : []),
      ...own,
      // Each by itself: where two overlap, the map would show a hole.
      ...(refused ?? []).map(
        (polygon, index): MapShape => ({
          id: `refused-${index}`,
          label: t('files.refused'),
          polygons: [polygon],
          look: isMending ? 'muted' : 'lost',
        }),
      ),
      ...(mended ? [{ id: 'mended', label: t('mend.title'), polygons: mended, look: 'gained' } as const] : []),
      ...overlaps.map(({ zoneCode, polygons }) => ({
        id: `overlap-${zoneCode}`,
        label: '',
        polygons,
        look: 'overlap' as const,
      })),
      ...(approved
        ? [{ id: 'approved', label: t('compare.approved'), polygons: approved.polygons, look: 'approved' as const }]
        : []),
    ],
    [around, found, own, refused, isMending, mended, overlaps, approved, t],
  );
}
