import type * as calls from '#api/contract/dashboard.ts';
import type { DashboardQuery } from '#api/contract/dashboard.ts';
import { byOutlet, channelsOf, type Point, series, sumOf } from '../ledger/aggregates.ts';
import type { User } from '../world/world.ts';
import { servicesIn } from './common.ts';
import type { CallContext, Handlers } from './handler.ts';
import { buckets, channelReport, metricsOf, outletsOf, selectionOf } from './outlets/reports.ts';

/** The services of the query, and the ledger selection made from them, the channels and the days. */
function chosen(context: CallContext<User>, query: DashboardQuery) {
  const services = servicesIn(context.texts).filter(({ id }) => query.serviceIds?.includes(id) ?? true);
  const names = new Set(services.map(({ service }) => service));
  const outlets = outletsOf(context).filter(({ service }) => names.has(service));
  return { services, selection: selectionOf(context, query, outlets) };
}

/** Series whose groups are identified by id on the wire. */
const pointsOf = (points: readonly Point[], groups: readonly { readonly id: number }[]) =>
  points.flatMap(({ group, date, ...figures }) => {
    const id = groups[group]?.id;
    return id === undefined ? [] : [{ id, date, ...metricsOf(figures) }];
  });

export const dashboard: Handlers<typeof calls> = {
  getTotalsByService({ query }, context) {
    const { services, selection } = chosen(context, query);
    const outlets = byOutlet(context.ledger, selection);
    const rows = services.map(({ service, id, name }) => ({
      id,
      name,
      figures: sumOf(outlets.filter(({ outlet }) => outlet.service === service)),
    }));
    return {
      rows: rows.map(({ id, name, figures }) => ({ id, name, ...metricsOf(figures) })),
      total: metricsOf(sumOf(rows.map(({ figures }) => figures))),
    };
  },

  getTotalsByChannel: ({ query }, context) => channelReport(context, chosen(context, query).selection),

  getServiceIntervals({ query }, context) {
    const { services, selection } = chosen(context, query);
    const groupOf = new Map(services.map(({ service }, group) => [service, group]));
    const found = series(context.ledger, selection, services.length, ({ service }) => groupOf.get(service) ?? 0);
    return {
      groups: services.map(({ id, name }) => ({ id, name })),
      daily: pointsOf(found.daily, services),
      weekly: pointsOf(found.weekly, services),
      monthly: pointsOf(found.monthly, services),
      ...buckets(selection),
    };
  },

  getChannelIntervals({ query }, context) {
    const { selection } = chosen(context, query);
    const channels = channelsOf(context.ledger, selection.channelIds);
    const groupOf = new Map(channels.map((channel, group) => [channel, group]));
    const found = series(context.ledger, selection, channels.length, (_, channel) => groupOf.get(channel) ?? 0);
    return {
      groups: channels.map(({ id, name }) => ({ id, name })),
      daily: pointsOf(found.daily, channels),
      weekly: pointsOf(found.weekly, channels),
      monthly: pointsOf(found.monthly, channels),
      ...buckets(selection),
    };
  },
};
