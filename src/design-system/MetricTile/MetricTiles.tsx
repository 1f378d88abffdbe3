import { Grid } from '@chakra-ui/react/grid';
import type { MetricTilesProps } from './types.ts';

/** The row of tiles: as many columns as fit, on a tablet two, so that four tiles fill their rows. */
export function MetricTiles({ label, children }: MetricTilesProps) {
  return (
    <Grid
      as="section"
      aria-label={label}
      gap="2.5"
      templateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(auto-fit, minmax(13rem, 1fr))',
      }}
    >
      {children}
    </Grid>
  );
}
