import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reloadFigures, useToday } from '#features/pages/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { type StatisticsFilters, statisticsParams } from './filters.ts';

/** The applied filters of the statistics and the page; the URL is their state. */
export function useStatisticsFilters() {
  const queryClient = useQueryClient();
  const today = useToday();
  const description = useMemo(() => statisticsParams(today), [today]);
  const { state: filters, problems, differs, write } = useUrlState(description);
  return {
    filters,
    problems,
    today,
    /** Applies edited filters (Search), goes to the first page, and fetches it again, also when nothing has changed. */
    apply: (edited: Omit<StatisticsFilters, 'page'>) => {
      const next = { ...edited, page: 1 };
      reloadFigures(queryClient, next.range);
      if (differs(next)) write(next);
    },
    toPage: (page: number) => write({ ...filters, page }),
  };
}

export type AppliedStatistics = ReturnType<typeof useStatisticsFilters>;
