import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { SkeletonLine } from './SkeletonLine.tsx';

/** The skeleton of a `MetricTile`, with lines of the same height, so that nothing moves when the figures arrive. */
export function TileSkeleton({ comparing }: { comparing?: boolean | undefined }) {
  return (
    <Card.Root px="4" py="3.5" aria-hidden>
      <SkeletonLine line={5} height={3} width="40%" />
      <Box mt="0.5">
        <SkeletonLine line={8} height={6} width="60%" />
      </Box>
      {comparing && (
        <Grid mt="1" rowGap="0.5">
          <SkeletonLine line={5} height={3.5} width="65%" />
          <SkeletonLine line={5} height={3.5} width="45%" />
        </Grid>
      )}
    </Card.Root>
  );
}
