import { type PathArguments, pathTo, type ReportRoute, reportRoutes } from '#features/paths.ts';
import { completeAddress } from './useReportFilters.ts';

/** The address of a report page with its filters: those of the last search in this session, else the page's defaults. */
export function reportAddress<Name extends ReportRoute>(name: Name, ...params: PathArguments<Name>): string {
  const path = pathTo(name, ...params);
  return completeAddress(new URL(path, window.location.origin), reportRoutes[name]) ?? path;
}
