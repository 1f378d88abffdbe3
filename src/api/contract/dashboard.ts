import * as z from 'zod/mini';
import { defineCall, json } from './call.ts';
import { type DomainOf, day, id, idList, renamed } from './codecs.ts';
import { salesChannel, service } from './common.ts';
import { channelReport, metricFields, metrics, reportQueryFields, seriesFields } from './reports.ts';

const access = ['DashboardView'] as const;

const dashboardQuery = renamed({ ...reportQueryFields, serviceIds: ['usluge', z.optional(idList)] });
export type DashboardQuery = DomainOf<typeof dashboardQuery>;

const serviceRow = renamed({ id: ['service_type_id', id], name: ['service_type_name', z.string()], ...metricFields });

export const getTotalsByService = defineCall({
  name: 'getTotalsByService',
  summary: 'Figures by service',
  method: 'GET',
  path: '/dashboard/ukupno-po-uslugama/',
  access,
  query: dashboardQuery,
  reply: json(renamed({ rows: ['usluge', z.array(serviceRow)], total: ['ukupno', metrics] })),
});

export const getTotalsByChannel = defineCall({
  name: 'getTotalsByChannel',
  summary: 'Figures by sales channel',
  method: 'GET',
  path: '/dashboard/ukupno-po-distributerima/',
  access,
  query: dashboardQuery,
  reply: json(channelReport),
});

const servicePoint = renamed({ id: ['usluga', id], date: ['datum', day], ...metricFields });
const channelPoint = renamed({ id: ['reseller', id], date: ['datum', day], ...metricFields });

/** Figures over time, one line for each service or channel: points carry the `id` of theirs. */
export const getServiceIntervals = defineCall({
  name: 'getServiceIntervals',
  summary: 'Figures over time by service',
  method: 'GET',
  path: '/dashboard/usluge-intervalno/',
  access,
  query: dashboardQuery,
  reply: json(
    renamed({
      groups: ['usluge', z.array(service)],
      ...seriesFields('usluge_', servicePoint),
    }),
  ),
});

export const getChannelIntervals = defineCall({
  name: 'getChannelIntervals',
  summary: 'Figures over time by sales channel',
  method: 'GET',
  path: '/dashboard/distributeri-intervalno/',
  access,
  query: dashboardQuery,
  reply: json(
    renamed({
      groups: ['distributeri', z.array(salesChannel)],
      ...seriesFields('distributeri_', channelPoint),
    }),
  ),
});
