import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceMark, DifferenceNote } from '../Difference/Difference.tsx';
import { differenceTone } from '../Difference/differenceTone.ts';
import { SkeletonLine } from '../Loading/SkeletonLine.tsx';
import type { MetricComparison, MetricTileProps } from './types.ts';

/** A figure with its name and, when two periods are compared, its change. */
export function MetricTile({ label, value, comparison, loading, comparing, refreshing, hint }: MetricTileProps) {
  const id = useId();
  const waits = loading || value === undefined;
  return (
    <Box
      layerStyle="card"
      role="group"
      aria-labelledby={id}
      aria-busy={waits || refreshing || undefined}
      px="4"
      py="1.5"
      minWidth="0"
    >
      {/* On a phone, where two tiles share a row, all of a tile begins at its left edge. */}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        align={{ base: 'flex-start', md: 'baseline' }}
        columnGap="3"
        wrap={{ md: 'wrap' }}
      >
        <HStack gap="2">
          <Span id={id} textStyle="label" color="fg.muted">
            {label}
          </Span>
          {hint}
        </HStack>
        <Box
          textStyle="figure"
          ms={{ md: 'auto' }}
          whiteSpace="nowrap"
          opacity={refreshing ? 0.55 : 1}
          transition="opacity 150ms"
        >
          {waits ? <SkeletonLine line={7} height={5} width="7rem" /> : <span translate="no">{value}</span>}
        </Box>
      </Flex>
      {waits && comparing && <SkeletonLine line={4} height={3} width="65%" />}
      {!waits && comparison && (
        <Box opacity={refreshing ? 0.55 : 1} transition="opacity 150ms">
          <Comparison {...comparison} />
        </Box>
      )}
    </Box>
  );
}

const signs = { up: 1, same: 0, down: -1 } as const;

function Comparison({ direction, fewerIsBetter, percentage, difference, previous, mark }: MetricComparison) {
  const { t } = useTranslation('data');
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      wrap={{ md: 'wrap' }}
      justify="space-between"
      columnGap="2"
      textStyle="label"
      fontWeight="normal"
      color="fg.muted"
    >
      <span className="difference" data-tone={differenceTone(signs[direction], fewerIsBetter)}>
        <DifferenceMark direction={direction} />
        {percentage && <span translate="no">{percentage}</span>}
        {difference && <span translate="no">{difference}</span>}
        {mark && <DifferenceNote mark={mark} />}
      </span>
      <span>{t('metric.before', { value: previous })}</span>
    </Flex>
  );
}
