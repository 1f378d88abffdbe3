import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export const dashboardScreen: Screen = {
  Component: DashboardPage,
  completeAddress: (url) => completeAddress(url),
  prefetch(queryClient, url) {
    const filters = filtersOf(url.searchParams);
    void queryClient.prefetchQuery(servicesReport(filters));
    void queryClient.prefetchQuery(channelsReport(filters));
    void queryClient.prefetchQuery(serviceIntervals(filters));
    void queryClient.prefetchQuery(channelIntervals(filters));
  },
};
