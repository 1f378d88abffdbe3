import { reportScreen } from '#features/reporting/index.ts';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export const dashboardScreen = reportScreen({
  calls(ask, filters) {
    ask(servicesReport(filters));
    ask(channelsReport(filters));
    ask(serviceIntervals(filters));
    ask(channelIntervals(filters));
  },
});
