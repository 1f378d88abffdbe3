import { reportScreen } from '#features/reporting/index.ts';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export const dashboardScreen = reportScreen({
  page: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  calls(ask, filters) {
    void ask(servicesReport(filters));
    void ask(channelsReport(filters));
    void ask(serviceIntervals(filters));
    void ask(channelIntervals(filters));
  },
});
