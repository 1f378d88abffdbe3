import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { LoadingStatus } from '#design-system/Loading/LoadingStatus.tsx';
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

/** The skeleton of the ongoing incidents, of about the height of so many. */
export const OngoingSkeleton = ({ incidents }: { readonly incidents: number }) => (
  <Section padding="none">
    <LoadingStatus>
      <Box px="4" py="3">
        <Skeleton height="4" width="9rem" />
      </Box>
      {[...Array(incidents).keys()].map((place) => (
        <Box key={place} px="4" py="3" borderTopWidth="1px" borderColor="border.muted">
          <Skeleton height="3" width="40%" my="1" />
          <Skeleton height="2.5" width="55%" mt="2.5" mb="1" />
        </Box>
      ))}
    </LoadingStatus>
  </Section>
);
