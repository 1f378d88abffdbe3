import { pathTo, type ReportRoute, type RouteName, reportRoutes } from '#features/paths.ts';
import { reportAddress } from '#features/reporting/index.ts';
import { statisticsAddress } from '#features/statistics/index.ts';

const isReport = (name: RouteName): name is ReportRoute => name in reportRoutes;

/** The address that the menu's link to a page has: with the filters that the page would otherwise add to its URL. */
export function linkAddress(name: RouteName): string {
  if (isReport(name)) return reportAddress(name as 'parking');
  return name === 'statistics' ? statisticsAddress() : pathTo(name as 'settings');
}
