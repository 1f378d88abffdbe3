import type { AppliedStatistics } from '../useStatisticsFilters.ts';

/** Props of every view: the applied periods and page, and how to go to another page. */
export interface ViewProps {
  readonly applied: AppliedStatistics;
}
