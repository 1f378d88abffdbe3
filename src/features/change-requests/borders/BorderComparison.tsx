import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { MapView } from '#design-system/map/MapView.tsx';
import type { MapShape } from '#design-system/map/types.ts';
import { borderChange } from './geometry/change.ts';
import { areaOf } from './geometry/measure.ts';
import { useAreaFormat } from './useAreaFormat.ts';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    '& figure': { display: 'grid', gap: '2', margin: '0', minWidth: '0' },
    '& figcaption': { display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'text' },
    '& strong': { fontWeight: 'semibold' },
    '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

export interface BorderComparisonProps {
  /** The approved border; null or without polygons: none. */
  readonly approved: ZoneBorder | null;
  /** The requested border; without polygons: its removal. */
  readonly requested: ZoneBorder | null;
  /** Pixels of each map; left out: 260. */
  readonly height?: number;
}

/** The approved and the requested border, side by side, over the same part of the town. */
export function BorderComparison({ approved, requested, height = 260 }: BorderComparisonProps) {
  const { t } = useTranslation('borders');
  const formatArea = useAreaFormat();
  const sides = useMemo(() => {
    const side = (name: 'approved' | 'requested', border: ZoneBorder | null, other: ZoneBorder | null) => {
      const own = border?.polygons ?? [];
      // The other border lies below, in grey, so that both maps show the same part of the town.
      const shapes: MapShape[] = [
        { id: 'other', label: '', polygons: other?.polygons ?? [], look: 'muted' },
        {
          id: name,
          label: t(`compare.${name}`),
          polygons: own,
          ...(border && { fill: border.fill, fillOpacity: border.fillOpacity }),
        },
      ];
      return { name, area: areaOf(own), shapes };
    };
    return [side('approved', approved, requested), side('requested', requested, approved)];
  }, [approved, requested, t]);
  const { gained, lost } = useMemo(
    () => borderChange(approved?.polygons ?? [], requested?.polygons ?? []),
    [approved, requested],
  );
  return (
    <Sides>
      {sides.map(({ name, area, shapes }) => (
        <figure key={name}>
          <figcaption>
            <strong>{t(`compare.${name}`)}</strong>
            <span>{area > 0 ? t('compare.area', { area: formatArea(area) }) : t('compare.none')}</span>
            {name === 'requested' && gained > 0 && <span>{t('compare.gained', { area: formatArea(gained) })}</span>}
            {name === 'requested' && lost > 0 && <span>{t('compare.lost', { area: formatArea(lost) })}</span>}
          </figcaption>
          <MapView label={t(`compare.${name}`)} shapes={shapes} height={height} legend={false} />
        </figure>
      ))}
    </Sides>
  );
}
