import { reportScreen } from '#features/reporting/index.ts';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export const dashboardScreen = reportScreen({
  calls(ask, filters) {
    void ask(servicesReport(filters));
    void ask(channelsReport(filters));
    void ask(serviceIntervals(filters));
    void ask(channelIntervals(filters));
  },
});
