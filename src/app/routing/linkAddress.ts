import { useCallback } from 'react';
import { useReportAddress } from '#features/reporting/index.ts';
import { pathTo, type ReportRoute, type RouteName, reportRoutes } from '#features/routes/paths.ts';

const isReport = (name: RouteName): name is ReportRoute => name in reportRoutes;

/** Returns a function for the addresses of the menu's links: with the filters that the current page shows. */
export function useLinkAddress() {
  const reportAddress = useReportAddress();
  return useCallback(
    (name: RouteName): string => (isReport(name) ? reportAddress(name as 'parking') : pathTo(name as 'settings')),
    [reportAddress],
  );
}
