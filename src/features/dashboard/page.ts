import { defineReportPage } from '#features/reporting/index.ts';
import { channelIntervals, channelsReport, serviceIntervals, servicesReport } from './queries.ts';

export const dashboardPage = defineReportPage('home', (filters) => ({
  services: servicesReport(filters),
  channels: channelsReport(filters),
  serviceIntervals: serviceIntervals(filters),
  channelIntervals: channelIntervals(filters),
}));
