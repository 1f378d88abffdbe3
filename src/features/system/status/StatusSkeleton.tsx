import { Skeleton } from '@chakra-ui/react/skeleton';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { TwoColumns } from './TwoColumns.tsx';

/** The skeleton of the overall status and the groups, of about the same height. */
export const StatusSkeleton = () => (
  <>
    <Skeleton height="4.9rem" borderRadius="l3" bg="bg.muted" aria-hidden />
    <TwoColumns>
      {[0, 1].map((place) => (
        <Section key={place} padding="none">
          <TableSkeleton rows={7} columns={2} grouped />
        </Section>
      ))}
    </TwoColumns>
  </>
);
