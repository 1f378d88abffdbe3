import { useTranslation } from 'react-i18next';
import { MetricTiles } from '../MetricTile/MetricTiles.tsx';
import { TileSkeleton } from './TileSkeleton.tsx';
import type { TilesSkeletonProps } from './types.ts';

/** The row of tiles before their names are known; a tile whose name is known has its own `loading`. */
export function TilesSkeleton({ tiles = 4, comparing }: TilesSkeletonProps) {
  const { t } = useTranslation('ui');
  return (
    <MetricTiles label={t('loading.label')}>
      {Array.from({ length: tiles }, (_, index) => index).map((tile) => (
        <TileSkeleton key={tile} comparing={comparing} />
      ))}
    </MetricTiles>
  );
}
