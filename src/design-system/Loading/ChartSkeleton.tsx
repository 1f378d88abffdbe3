import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { LoadingStatus } from './LoadingStatus.tsx';
import type { ChartSkeletonProps } from './types.ts';

const columns = [58, 74, 66, 82, 70, 38, 32, 62, 78, 86, 72, 64, 40, 34];

/** The skeleton of a chart, of the same height, so that nothing jumps when the chart arrives. */
export function ChartSkeleton({ height = 320 }: ChartSkeletonProps) {
  return (
    <LoadingStatus>
      <Flex align="flex-end" justify="space-around" gap="3" ps="10" borderBottomWidth="1px" style={{ height }}>
        {columns.map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          <Skeleton key={index} flex="1" maxWidth="10" borderBottomRadius="0" style={{ height: `${share}%` }} />
        ))}
      </Flex>
    </LoadingStatus>
  );
}
