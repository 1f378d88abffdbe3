import type * as calls from '#api/contract/parking.ts';
import { byOutlet, details, sumOf } from '../ledger/folds.ts';
import type { Handlers, Subject } from './handler.ts';
import { listFile } from './listFile.ts';
import {
  articleReport,
  channelReport,
  eur,
  intervalReport,
  isTheirs,
  metricsOf,
  outletOf,
  outletsOf,
  selectionOf,
  validOf,
} from './reports.ts';

export const parkingProviderSubject: Subject = {
  path: '/parking/provider/{id}/',
  exists: (id, { world }) => world.parkingProvider.get(id) !== undefined,
  isTheirs: isTheirs('parking'),
};

export const parking: Handlers<typeof calls> = {
  getParkingProviders({ query }, context) {
    const rows = byOutlet(context.ledger, selectionOf(context, query, outletsOf(context, 'parking')));
    return {
      singleProviderId: rows.length === 1 ? (rows[0]?.outlet.id ?? null) : null,
      rows: rows.map((row) => ({
        id: row.outlet.id,
        name: row.outlet.name,
        supplier: context.world.parkingProvider.get(row.outlet.id)?.supplier ?? '',
        ...metricsOf(row),
        channels: row.channels.map((share) => ({ id: share.channel.id, name: share.channel.name, ...validOf(share) })),
      })),
      total: metricsOf(sumOf(rows)),
    };
  },

  getParkingProvidersFile: ({ query }, context) =>
    listFile(context, query, outletsOf(context, 'parking'), {
      supplierOf: (id) => context.world.parkingProvider.get(id)?.supplier,
    }),

  getParkingProviderInfo({ params }, { world }) {
    const info = world.parkingProvider.get(params.id);
    if (!info) throw new Error(`No provider ${params.id}`);
    return { info };
  },

  getParkingProviderChannels({ params, query }, context) {
    return channelReport(context, selectionOf(context, query, [outletOf(context, 'parking', params.id)]));
  },

  getParkingProviderArticles({ params, query }, context) {
    const outlet = outletOf(context, 'parking', params.id);
    return articleReport(context, outlet, selectionOf(context, query, [outlet]));
  },

  getParkingProviderIntervals({ params, query }, context) {
    return intervalReport(context, selectionOf(context, query, [outletOf(context, 'parking', params.id)]));
  },

  getParkingProviderDetails({ params, query }, context) {
    const outlet = outletOf(context, 'parking', params.id);
    const lines = details(context.ledger, outlet, selectionOf(context, query, [outlet]));
    return {
      lines: lines.map((line) => ({
        id: line.id,
        date: line.date,
        articleName: line.article.name,
        price: eur(line.article.priceCents),
        channelName: line.channel.name,
        code: line.article.code,
        zoneName: line.article.zoneName,
        ...validOf(line),
      })),
    };
  },
};
