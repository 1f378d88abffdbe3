import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { SkeletonLine } from './SkeletonLine.tsx';

/** The skeleton of a `MetricTile`, with lines of the same height, so that nothing moves when the figures arrive. */
export function TileSkeleton({ comparing }: { comparing?: boolean | undefined }) {
  return (
    <Box layerStyle="card" px="4" py="1.5" aria-hidden>
      <Flex justify="space-between" align="center">
        <SkeletonLine line={4} height={3} width="5rem" />
        <SkeletonLine line={7} height={5} width="7rem" />
      </Flex>
      {comparing && <SkeletonLine line={4} height={3} width="65%" />}
    </Box>
  );
}
