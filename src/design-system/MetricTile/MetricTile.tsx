import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
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
    <Card.Root
      role="group"
      aria-labelledby={id}
      aria-busy={waits || refreshing || undefined}
      px="4"
      py="3.5"
      minWidth="0"
    >
      <HStack justify="space-between" gap="2" minHeight="5">
        <Span id={id} textStyle="label" color="fg.muted">
          {label}
        </Span>
        {hint}
      </HStack>
      <Box opacity={refreshing ? 0.55 : 1} transition="opacity 150ms">
        <Box textStyle="figure" mt="0.5" overflowWrap="anywhere">
          {waits ? <SkeletonLine line={8} height={6} width="60%" /> : value}
        </Box>
        {waits && comparing && (
          <Grid mt="1" rowGap="0.5">
            <SkeletonLine line={5} height={3.5} width="65%" />
            <SkeletonLine line={5} height={3.5} width="45%" />
          </Grid>
        )}
        {!waits && comparison && <Comparison {...comparison} />}
      </Box>
    </Card.Root>
  );
}

function Comparison({ direction, percentage, difference, previous, mark }: MetricComparison) {
  const { t } = useTranslation('ui');
  return (
    // Two lines always: where one figure needs both, the tiles beside it would look out of line.
    <Grid rowGap="0.5" mt="1" textStyle="table" color="fg.muted">
      <span className="difference" data-tone={direction === 'up' ? 'rise' : 'fall'}>
        <DifferenceMark direction={direction} />
        {percentage && <span>{percentage}</span>}
        {difference && <span>{difference}</span>}
        {mark && <DifferenceNote mark={mark} />}
      </span>
      <span>{t('metric.before', { value: previous })}</span>
    </Grid>
  );
}
