import { useCallback } from 'react';
import { useToday } from '#features/clock.ts';
import { pathTo, type ReportRoute, type RouteName, reportRoutes } from '#features/paths.ts';
import { useReportAddress } from '#features/reporting/index.ts';
import { statisticsAddress } from '#features/statistics/index.ts';

const isReport = (name: RouteName): name is ReportRoute => name in reportRoutes;

/** Returns a function for the addresses of the menu's links: with the filters that the current page shows. */
export function useLinkAddress() {
  const reportAddress = useReportAddress();
  const today = useToday();
  return useCallback(
    (name: RouteName): string => {
      if (isReport(name)) return reportAddress(name as 'parking');
      return name === 'statistics' ? statisticsAddress(today) : pathTo(name as 'settings');
    },
    [reportAddress, today],
  );
}
