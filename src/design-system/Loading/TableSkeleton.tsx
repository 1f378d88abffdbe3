import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useIsPhone } from '../useMediaQuery.ts';
import { LoadingStatus } from './LoadingStatus.tsx';
import type { TableSkeletonProps } from './types.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Widths of names, so that the rows look like words rather than like a grid. */
const widths = ['62%', '48%', '70%', '54%', '66%', '44%'];

/**
 * The skeleton of a table: a head and rows as high as a table's, each with a name and numbers at the end; on a phone,
 * cards of two lines.
 */
export function TableSkeleton({ rows = 6, columns = 5, grouped }: TableSkeletonProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <LoadingStatus>
        {numbers(rows).map((row) => (
          <Grid
            key={row}
            alignItems="center"
            columnGap="3"
            rowGap="2"
            minHeight="14"
            px="4"
            py="3"
            borderBottomWidth="1px"
            style={{ gridTemplateColumns: 'minmax(0, 1fr) 4rem' }}
          >
            <Skeleton height="3" style={{ width: widths[row % widths.length] }} />
            <Skeleton height="3" />
            <Skeleton height="2.5" style={{ width: widths[(row + 3) % widths.length] }} />
            <Skeleton height="2.5" justifySelf="end" width="60%" />
          </Grid>
        ))}
      </LoadingStatus>
    );
  }
  return (
    <LoadingStatus>
      {numbers(rows + 1).map((row) => (
        <Grid
          key={row}
          alignItems="center"
          gap="6"
          height={row === 0 && grouped ? '3.75rem' : 'tableRow'}
          px="4"
          borderBottomWidth="1px"
          bg={row === 0 ? 'bg.raised' : undefined}
          overflow="hidden"
          style={{ gridTemplateColumns: `minmax(8rem, 2fr) repeat(${columns - 1}, minmax(4rem, 1fr))` }}
        >
          {numbers(columns).map((column) => (
            <Skeleton
              key={column}
              height={row === 0 ? '2.5' : '3'}
              justifySelf={column === 0 ? 'start' : 'end'}
              style={{ width: column > 0 ? '60%' : row === 0 ? '30%' : widths[row % widths.length] }}
            />
          ))}
        </Grid>
      ))}
    </LoadingStatus>
  );
}
