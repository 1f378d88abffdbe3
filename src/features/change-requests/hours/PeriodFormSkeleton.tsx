import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';

/** The skeleton of a `PeriodForm`. It is about as high, so that the page's footer does not move when the form comes. */
export const PeriodFormSkeleton = () => (
  <Section>
    <TableSkeleton rows={24} columns={3} />
  </Section>
);
