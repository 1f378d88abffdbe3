import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';

/** The skeleton of a `RulesForm`, about as high. */
export const RulesFormSkeleton = () => (
  <Section>
    <TableSkeleton rows={18} columns={3} />
  </Section>
);
