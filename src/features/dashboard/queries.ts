import { request } from '#api/client.ts';
import type { DashboardQuery } from '#api/contract/dashboard.ts';
import * as dashboard from '#api/contract/dashboard.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { comparedQuery, dashboardQueryOf, type ReportFilters } from '#features/reporting/index.ts';

const query = <Report>(
  name: string,
  filters: ReportFilters,
  load: (query: DashboardQuery, signal: AbortSignal) => Promise<Report>,
) =>
  // The response has names of services in the user's language.
  comparedQuery(['dashboard', name, currentLanguage()], filters, (range, signal) =>
    load(dashboardQueryOf(range, filters), signal),
  );

/** Query of figures by service, in both periods. */
export const servicesReport = (filters: ReportFilters) =>
  query('services', filters, (query, signal) => request(dashboard.getTotalsByService, { query }, { signal }));

/** Query of figures by sales channel, in both periods. */
export const channelsReport = (filters: ReportFilters) =>
  query('channels', filters, (query, signal) => request(dashboard.getTotalsByChannel, { query }, { signal }));

/** Query of figures over time for each service. */
export const serviceIntervals = (filters: ReportFilters) =>
  query('service-intervals', filters, (query, signal) => request(dashboard.getServiceIntervals, { query }, { signal }));

/** Query of figures over time for each sales channel. */
export const channelIntervals = (filters: ReportFilters) =>
  query('channel-intervals', filters, (query, signal) => request(dashboard.getChannelIntervals, { query }, { signal }));
