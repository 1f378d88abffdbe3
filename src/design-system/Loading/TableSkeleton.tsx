import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { TableSkeletonProps } from './types.ts';
import { Waiting } from './Waiting.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Widths of names, so that the rows look like words rather than like a grid. */
const widths = ['62%', '48%', '70%', '54%', '66%', '44%'];

/** The skeleton of a table: a head and rows of 36 px, each with a name and numbers at the end. */
export function TableSkeleton({ rows = 6, columns = 5, grouped }: TableSkeletonProps) {
  return (
    <Waiting>
      {numbers(rows + 1).map((row) => (
        <Grid
          key={row}
          alignItems="center"
          gap="6"
          height={row === 0 && grouped ? '3.75rem' : '9'}
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
    </Waiting>
  );
}
