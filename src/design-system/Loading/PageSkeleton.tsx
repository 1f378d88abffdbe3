import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { LoadingStatus } from './LoadingStatus.tsx';

const line = <Skeleton height="6" width="10rem" maxWidth="full" />;

/** The skeleton of a page whose code is loading: title, filters, tiles, a section; as the frame in index.html has it. */
export const PageSkeleton = () => (
  <LoadingStatus>
    <Grid gap="2.5" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}>
      <Box my="1.5">{line}</Box>
      <Box layerStyle="card" gridColumn={{ base: '1 / -1', md: '2 / -1' }} px="4" py="2">
        {line}
      </Box>
      {[0, 1, 2, 3].map((tile) => (
        <Box layerStyle="card" key={tile} px="4" py="2">
          {line}
        </Box>
      ))}
      <Box layerStyle="card" gridColumn="1 / -1" height="28rem" px="4" py="2">
        {line}
      </Box>
    </Grid>
  </LoadingStatus>
);
