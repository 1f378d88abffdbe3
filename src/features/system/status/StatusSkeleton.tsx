import { Skeleton } from '@chakra-ui/react/skeleton';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { Columns } from './Columns.tsx';

/** What stands in the place of the sentence and the groups until they are there, about as high. */
export const StatusSkeleton = () => (
  <>
    <Skeleton height="4.9rem" borderRadius="l3" bg="bg.muted" aria-hidden />
    <Columns>
      {[0, 1].map((place) => (
        <Section key={place} padding="none">
          <TableSkeleton rows={7} columns={2} grouped />
        </Section>
      ))}
    </Columns>
  </>
);
