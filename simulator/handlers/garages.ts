import type * as calls from '#api/contract/garages.ts';
import { byArticle, byOutlet, type Figures, sumOf } from '../ledger/folds.ts';
import type { Channel } from '../world/catalogue.ts';
import type { Handlers, Subject } from './handler.ts';
import { listFile } from './listFile.ts';
import {
  articleReport,
  channelReport,
  detailReport,
  eur,
  intervalReport,
  isTheirs,
  metricsOf,
  outletOf,
  outletsOf,
  selectionOf,
} from './reports.ts';
import { transactionFile, transactionPage } from './transactions.ts';

export const garageSubject: Subject = {
  path: '/garaze/garaza/{id}/',
  exists: (id, { world }) => world.garage.get(id) !== undefined,
  isTheirs: isTheirs('garages'),
};

const ticket = { field: 'ticket_number', missing: 'missing.ticket' } as const;

export const garages: Handlers<typeof calls> = {
  getGarages({ query }, context) {
    const rows = byOutlet(context.ledger, selectionOf(context, query, outletsOf(context, 'garages')));
    return {
      singleGarageId: rows.length === 1 ? (rows[0]?.outlet.id ?? null) : null,
      rows: rows.map((row) => ({
        id: row.outlet.id,
        name: row.outlet.name,
        supplier: context.world.garage.get(row.outlet.id)?.supplier ?? '',
        ...metricsOf(row),
      })),
      total: metricsOf(sumOf(rows)),
    };
  },

  getGaragesFile: ({ query }, context) =>
    listFile(context, query, 'garages', {
      supplierOf: (id) => context.world.garage.get(id)?.supplier,
    }),

  getGarageInfo: ({ params }, context) => ({
    info: { id: params.id, name: outletOf(context, 'garages', params.id).name },
  }),

  getGarageChannels({ params, query }, context) {
    return channelReport(context, selectionOf(context, query, [outletOf(context, 'garages', params.id)]));
  },

  getGarageArticles({ params, query }, context) {
    const outlet = outletOf(context, 'garages', params.id);
    const { rows, total } = articleReport(context, outlet, selectionOf(context, query, [outlet]));
    return { rows: rows.map(({ channels: _, ...row }) => row), total };
  },

  getGarageArticleChannels({ params, query }, context) {
    const outlet = outletOf(context, 'garages', params.id);
    const selection = selectionOf(context, query, [outlet]);
    const ofPrice = byArticle(context.ledger, outlet, selection).filter(
      ({ article }) => eur(article.priceCents) === query.price,
    );
    const sums = new Map<Channel, Figures>();
    for (const { channel, ...figures } of ofPrice.flatMap(({ channels }) => channels)) {
      sums.set(channel, sumOf([...(sums.has(channel) ? [sums.get(channel) as Figures] : []), figures]));
    }
    return {
      rows: [...sums].map(([channel, figures]) => ({ id: channel.id, name: channel.name, ...metricsOf(figures) })),
      total: metricsOf(sumOf([...sums.values()])),
    };
  },

  getGarageIntervals({ params, query }, context) {
    return intervalReport(context, selectionOf(context, query, [outletOf(context, 'garages', params.id)]));
  },

  getGarageDetails({ params, query }, context) {
    const outlet = outletOf(context, 'garages', params.id);
    return detailReport(context, outlet, selectionOf(context, query, [outlet]));
  },

  getGarageTransactions: ({ params, query }, context) =>
    transactionPage(context, outletOf(context, 'garages', params.id), query, ticket),

  getGarageTransactionsFile: ({ params, query }, context) =>
    transactionFile(context, outletOf(context, 'garages', params.id), query, ticket),
};
