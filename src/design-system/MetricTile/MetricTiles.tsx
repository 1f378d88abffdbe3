import { chakra } from '@chakra-ui/react/styled-system';
import type { MetricTilesProps } from './types.ts';

/** The row of tiles: as many beside each other as fit, on a tablet two, so that none of four stands alone. */
export function MetricTiles({ label, children }: MetricTilesProps) {
  return (
    <chakra.section
      aria-label={label}
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(auto-fit, minmax(13rem, 1fr))',
      }}
    >
      {children}
    </chakra.section>
  );
}
