import { chakra } from '@chakra-ui/react/styled-system';
import { SkeletonLine } from './SkeletonLine.tsx';

/** A tile's shape, line for line as high as `MetricTile`, so that nothing moves when the figures arrive. */
export function TileSkeleton({ comparing }: { comparing?: boolean | undefined }) {
  return (
    <chakra.div layerStyle="card" px="4" py="3.5" aria-hidden>
      <SkeletonLine line={5} height={3} width="40%" />
      <chakra.div mt="0.5">
        <SkeletonLine line={8} height={6} width="60%" />
      </chakra.div>
      {comparing && (
        <chakra.div mt="1" display="grid" rowGap="0.5">
          <SkeletonLine line={5} height={3.5} width="65%" />
          <SkeletonLine line={5} height={3.5} width="45%" />
        </chakra.div>
      )}
    </chakra.div>
  );
}
