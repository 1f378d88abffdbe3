import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export const dashboardScreen: Screen = {
  page: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  completeAddress: (url) => completeAddress(url),
  prefetch(queryClient, url) {
    const filters = filtersOf(url.searchParams);
    void queryClient.prefetchQuery(servicesReport(filters));
    void queryClient.prefetchQuery(channelsReport(filters));
    void queryClient.prefetchQuery(serviceIntervals(filters));
    void queryClient.prefetchQuery(channelIntervals(filters));
  },
};
