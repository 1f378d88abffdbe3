import type { QueryClient } from '@tanstack/react-query';
import { filtersOf } from '#features/reporting/index.ts';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export { DashboardPage } from './DashboardPage.tsx';

/** Starts the dashboard's calls for a URL, before the page is shown. */
export function prefetchDashboard(queryClient: QueryClient, url: URL) {
  const filters = filtersOf(url.searchParams);
  void queryClient.prefetchQuery(servicesReport(filters));
  void queryClient.prefetchQuery(channelsReport(filters));
  void queryClient.prefetchQuery(serviceIntervals(filters));
  void queryClient.prefetchQuery(channelIntervals(filters));
}
