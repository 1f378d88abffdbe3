import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import type { MapShape } from '#design-system/map/types.ts';
import type { Overlap } from '../geometry/overlap.ts';
import '../texts.ts';
import type { Polygons } from './edits.ts';
import type { EditorState } from './reducer.ts';

interface MapShapesOptions {
  readonly state: EditorState;
  readonly border: ZoneBorder;
  readonly others: readonly ZoneBorder[];
  readonly overlaps: readonly Overlap[];
  /** What holds while another is asked for. */
  readonly approved: ZoneBorder | null;
  /** A city's boundary that a search found. */
  readonly found: { readonly name: string; readonly polygons: Polygons } | undefined;
}

/** The id on the map of one of the border's own polygons, and back. */
export const ownShape = (index: number) => `own-${index}`;
export const ownIndex = (id: string) => (id.startsWith('own-') ? Number(id.slice(4)) : undefined);

/** What lies on the map, from below to above; the polygon that is edited is not among it. */
export function useMapShapes({
  state,
  border,
  others,
  overlaps,
  approved,
  found,
}: MapShapesOptions): readonly MapShape[] {
  const { t } = useTranslation('borders');
  const { present, mode } = state;
  const edited = mode.kind === 'edit' ? mode.polygon : undefined;
  const isBusy = mode.kind !== 'idle';

  const around = useMemo(
    () =>
      others.map(
        (other): MapShape => ({
          id: `zone-${other.zoneCode}`,
          label: `${other.zoneCode} ${other.zoneName}`,
          polygons: other.polygons,
          look: isBusy ? 'muted' : 'zone',
          fill: other.fill,
          fillOpacity: Math.min(other.fillOpacity, 0.15),
        }),
      ),
    [others, isBusy],
  );

  // One that did not change stays the same object, so that a moved vertex draws nothing else anew.
  const known = useRef(new Map<Polygon, MapShape>());
  const own = useMemo(() => {
    const shapes = present.map((polygon, index): MapShape => {
      const look = edited === undefined ? 'zone' : 'muted';
      const before = known.current.get(polygon);
      const id = ownShape(index);
      const label = t('polygons.name', { number: index + 1 });
      if (before?.id === id && before.look === look && before.label === label) return before;
      return { id, label, polygons: [polygon], look, fill: border.fill, fillOpacity: border.fillOpacity };
    });
    known.current = new Map(present.map((polygon, index) => [polygon, shapes[index] as MapShape]));
    return shapes.filter((_, index) => index !== edited);
  }, [present, edited, border.fill, border.fillOpacity, t]);

  return useMemo(
    () => [
      ...around,
      ...(found ? [{ id: 'found', label: found.name, polygons: found.polygons, look: 'found' as const }] : []),
      ...own,
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
    [around, found, own, overlaps, approved, t],
  );
}
