import { Skeleton } from '@chakra-ui/react/skeleton';
import { LoadingStatus } from '#design-system/Loading/LoadingStatus.tsx';
import { Section } from '#design-system/Section/Section.tsx';

/** The skeleton of a year: a card as high as the calendar. */
export const YearSkeleton = () => (
  <Section>
    <LoadingStatus>
      <Skeleton height="48rem" />
    </LoadingStatus>
  </Section>
);
