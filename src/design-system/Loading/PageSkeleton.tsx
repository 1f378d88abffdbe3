import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { LoadingStatus } from './LoadingStatus.tsx';
import { TileSkeleton } from './TileSkeleton.tsx';

/** The skeleton of a page whose code is loading: title, filters, tiles, a section. */
export function PageSkeleton() {
  return (
    <LoadingStatus>
      <Stack gap="2.5">
        <Skeleton height="6" my="1.5" width="14rem" />
        <Card.Root height="3.125rem" px="2" py="1.5">
          <Skeleton height="9" width="45%" />
        </Card.Root>
        <Grid gap="2.5" templateColumns="repeat(auto-fit, minmax(13rem, 1fr))">
          {[0, 1, 2, 3].map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </Grid>
        <Card.Root height="20rem" p="4">
          <Skeleton height="5" width="9rem" />
        </Card.Root>
      </Stack>
    </LoadingStatus>
  );
}
