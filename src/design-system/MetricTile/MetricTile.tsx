import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceMark, DifferenceNote } from '../Difference/Difference.tsx';
import { SkeletonLine } from '../Loading/SkeletonLine.tsx';
import type { MetricComparison, MetricTileProps } from './types.ts';

/** A figure with its name and, when two periods are compared, how it moved. */
export function MetricTile({ label, value, comparison, loading, comparing, refreshing, hint }: MetricTileProps) {
  const id = useId();
  const waits = loading || value === undefined;
  return (
    <chakra.div
      layerStyle="card"
      role="group"
      aria-labelledby={id}
      aria-busy={waits || refreshing || undefined}
      px="4"
      py="3.5"
      minWidth="0"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" minHeight="5">
        <chakra.span id={id} textStyle="label" color="fg.muted">
          {label}
        </chakra.span>
        {hint}
      </chakra.div>
      <chakra.div opacity={refreshing ? 0.55 : 1} transition="opacity 150ms">
        <chakra.div textStyle="figure" mt="0.5" overflowWrap="anywhere">
          {waits ? <SkeletonLine line={8} height={6} width="60%" /> : value}
        </chakra.div>
        {waits && comparing && (
          <chakra.div mt="1" display="grid" rowGap="0.5">
            <SkeletonLine line={5} height={3.5} width="65%" />
            <SkeletonLine line={5} height={3.5} width="45%" />
          </chakra.div>
        )}
        {!waits && comparison && <Comparison {...comparison} />}
      </chakra.div>
    </chakra.div>
  );
}

function Comparison({ direction, percentage, difference, previous, mark }: MetricComparison) {
  const { t } = useTranslation('ui');
  return (
    // Two lines always: where one figure needs both, the tiles beside it would look out of line.
    <chakra.div display="grid" rowGap="0.5" mt="1" textStyle="table" color="fg.muted">
      <span className="difference" data-tone={direction === 'up' ? 'rise' : 'fall'}>
        <DifferenceMark direction={direction} />
        {percentage && <span>{percentage}</span>}
        {difference && <span>{difference}</span>}
        {mark && <DifferenceNote mark={mark} />}
      </span>
      <span>{t('metric.before', { value: previous })}</span>
    </chakra.div>
  );
}
