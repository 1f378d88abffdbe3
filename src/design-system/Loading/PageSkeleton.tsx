import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { TileSkeleton } from './TileSkeleton.tsx';
import { Waiting } from './Waiting.tsx';

/** A page's shape while its code is on its way: title, filters, tiles, a section. */
export function PageSkeleton() {
  return (
    <Waiting>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <Skeleton height="6" my="1.5" width="14rem" />
        <chakra.div layerStyle="card" height="8.125rem" p="4">
          <Skeleton height="9" mt="6" width="45%" />
        </chakra.div>
        <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(13rem, 1fr))">
          {[0, 1, 2, 3].map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </chakra.div>
        <chakra.div layerStyle="card" height="20rem" p="4">
          <Skeleton height="5" width="9rem" />
        </chakra.div>
      </chakra.div>
    </Waiting>
  );
}
