import { useTranslation } from 'react-i18next';
import { MetricTiles } from '../MetricTile/MetricTiles.tsx';
import { TileSkeleton } from './TileSkeleton.tsx';
import type { TilesSkeletonProps } from './types.ts';

/** The skeleton of a row of tiles whose names are unknown; a tile with a known name has its own `loading`. */
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
