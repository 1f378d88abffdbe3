import type { useListFilters } from '#features/pages/index.ts';

/** Props of every view: the applied range and page, and how to go to another page. */
export interface ViewProps {
  readonly applied: ReturnType<typeof useListFilters>;
}
