import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { TileSkeleton } from './TileSkeleton.tsx';
import { Waiting } from './Waiting.tsx';

/** The skeleton of a page whose code is loading: title, filters, tiles, a section. */
export function PageSkeleton() {
  return (
    <Waiting>
      <Stack gap="4">
        <Skeleton height="6" my="1.5" width="14rem" />
        <Card.Root height="8.125rem" p="4">
          <Skeleton height="9" mt="6" width="45%" />
        </Card.Root>
        <Grid gap="4" templateColumns="repeat(auto-fit, minmax(13rem, 1fr))">
          {[0, 1, 2, 3].map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </Grid>
        <Card.Root height="20rem" p="4">
          <Skeleton height="5" width="9rem" />
        </Card.Root>
      </Stack>
    </Waiting>
  );
}
