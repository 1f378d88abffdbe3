import type * as calls from '#api/contract/parks.ts';
import type { Day } from '#api/days.ts';
import { documentBounds } from '#api/rules.ts';
import { type ParkTicket, parkTickets } from '../../ledger/parkTickets.ts';
import type { Texts } from '../../texts/texts.ts';
import { filterSheet } from '../files/filterSheet.ts';
import { listFile } from '../files/listFile.ts';
import { tableSheet, workbookOf } from '../files/spreadsheet.ts';
import type { CallContext, Handlers } from '../handler.ts';
import { outletHandlers } from './outlets.ts';
import { eur, metricsOf, outletOf, selectionOf } from './reports.ts';

const outlets = outletHandlers('parks', { field: 'ticket_number', missing: 'missing.ticket' });

interface Range {
  readonly beginDate: Day;
  readonly endDate: Day;
}

async function ticketsOf(context: CallContext<unknown>, id: number, query: Range, page: number | 'all') {
  const outlet = outletOf(context, 'parks', id);
  const selection = selectionOf(context, query, [outlet], documentBounds(context.today));
  // Loaded lazily: names from many countries need a large module, and few calls use them.
  const { visitorsOf } = await import('../../world/seeds/visitors.ts');
  const { rows, count, pages } = parkTickets(context.ledger, outlet, selection, visitorsOf(outlet.name), page);
  return { rows: rows.map((row) => toReply(row, context.texts)), count, pages };
}

const toReply = (row: ParkTicket, texts: Texts) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  quantity: row.quantity,
  orderedAt: row.time,
  price: eur(row.priceCents),
  paymentType: texts(`payment.${row.payment}`),
  totalAmount: eur(row.cents),
});

/** Handlers of the calls of parks. */
export const parks: Handlers<typeof calls> = {
  getParks({ query }, context) {
    const { rows, total } = outlets.list(context, query);
    return { rows: rows.map((row) => ({ id: row.outlet.id, name: row.outlet.name, ...metricsOf(row) })), total };
  },

  getParksFile: ({ query }, context) => listFile(context, query, 'parks'),

  getParkInfo: outlets.info,
  getParkArticles: outlets.articles,
  getParkIntervals: outlets.intervals,
  getParkTransactions: outlets.transactions,
  getParkTransactionsFile: outlets.transactionsFile,

  getParkTickets: ({ params, query }, context) => ticketsOf(context, params.id, query, query.page ?? 1),

  async getParkTicketsFile({ params, query }, context) {
    const { texts, clock } = context;
    const { rows } = await ticketsOf(context, params.id, query, 'all');
    const sheet = tableSheet(
      texts('sheet.tickets'),
      [
        { title: texts('sheet.time'), kind: 'moment', of: (row) => row.orderedAt },
        { title: texts('sheet.email'), kind: 'text', of: (row) => row.email },
        { title: texts('sheet.buyer'), kind: 'text', of: (row) => row.name },
        { title: texts('sheet.price'), kind: 'amount', of: (row) => row.price },
        { title: texts('sheet.quantity'), kind: 'count', of: (row) => row.quantity, isSummed: true },
        { title: texts('sheet.paymentType'), kind: 'text', of: (row) => row.paymentType },
        { title: texts('sheet.amount'), kind: 'amount', of: (row) => row.totalAmount, isSummed: true },
      ],
      rows,
      texts('sheet.total'),
    );
    const filters = filterSheet(context, query, outletOf(context, 'parks', params.id).name);
    const bytes = await workbookOf(clock.now(), [sheet, filters], texts);
    return { bytes };
  },
};
