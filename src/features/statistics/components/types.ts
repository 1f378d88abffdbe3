import type { useListFilters } from '#features/reporting/index.ts';

/** What every view is given: the range and the page that are applied, and how to go to another page. */
export interface ViewProps {
  readonly applied: ReturnType<typeof useListFilters>;
}
