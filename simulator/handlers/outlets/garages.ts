import type * as calls from '#api/contract/garages.ts';
import { byArticle, type Figures, sumOf } from '../../ledger/aggregates.ts';
import type { Channel } from '../../world/catalogue.ts';
import { listFile } from '../files/listFile.ts';
import type { Handlers } from '../handler.ts';
import { outletHandlers } from './outlets.ts';
import { eur, metricsOf, outletOf, selectionOf } from './reports.ts';

const outlets = outletHandlers('garages', { field: 'ticket_number', missing: 'missing.ticket' });

/** Handlers of the calls of garages. */
export const garages: Handlers<typeof calls> = {
  getGarages({ query }, context) {
    const { rows, single, total } = outlets.list(context, query);
    return {
      singleGarageId: single,
      rows: rows.map((row) => ({
        id: row.outlet.id,
        name: row.outlet.name,
        supplier: row.outlet.supplier ?? '',
        ...metricsOf(row),
      })),
      total,
    };
  },

  getGaragesFile: ({ query }, context) => listFile(context, query, 'garages', { hasSuppliers: true, byAmount: true }),

  getGarageInfo: outlets.info,

  /** Without the channels, which are loaded for one article. */
  getGarageArticles(input, context) {
    const { rows, total } = outlets.articles(input, context);
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

  getGarageChannels: outlets.channels,
  getGarageIntervals: outlets.intervals,
  getGarageDetails: outlets.details,
  getGarageTransactions: outlets.transactions,
  getGarageTransactionsFile: outlets.transactionsFile,
};
