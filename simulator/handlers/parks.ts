import type * as calls from '#api/contract/parks.ts';
import type { Day } from '#api/days.ts';
import { documentBounds } from '#api/rules.ts';
import { type ParkTicket, parkTickets } from '../ledger/parkTickets.ts';
import type { Texts } from '../texts.ts';
import { filterSheet } from './filterSheet.ts';
import type { CallContext, Handlers, Subject } from './handler.ts';
import { listFile } from './listFile.ts';
import { outletHandlers } from './outlets.ts';
import { eur, isTheirs, metricsOf, outletOf, selectionOf } from './reports.ts';
import { workbookOf } from './spreadsheet.ts';

export const parkSubject: Subject = {
  path: '/parkovi/park/{id}/',
  exists: (id, { world }) => world.park.get(id) !== undefined,
  isTheirs: isTheirs('parks'),
};

const outlets = outletHandlers('parks', { field: 'ticket_number', missing: 'missing.ticket' });

interface Range {
  readonly beginDate: Day;
  readonly endDate: Day;
}

async function ticketsOf(context: CallContext<unknown>, id: number, query: Range, page: number | 'all') {
  const outlet = outletOf(context, 'parks', id);
  const selection = selectionOf(context, query, [outlet], documentBounds(context.today));
  // Names from many countries need a large module, and few calls need them.
  const { visitorsOf } = await import('../world/seeds/visitors.ts');
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
    const bytes = await workbookOf(clock.now(), [
      {
        name: texts('sheet.tickets'),
        columns: [
          { title: texts('sheet.time'), kind: 'moment' },
          { title: texts('sheet.email'), kind: 'text' },
          { title: texts('sheet.person'), kind: 'text' },
          { title: texts('sheet.price'), kind: 'amount' },
          { title: texts('sheet.quantity'), kind: 'count' },
          { title: texts('sheet.paymentType'), kind: 'text' },
          { title: texts('sheet.amount'), kind: 'amount' },
        ],
        rows: rows.map((row) => [
          row.orderedAt,
          row.email,
          row.name,
          row.price,
          row.quantity,
          row.paymentType,
          row.totalAmount,
        ]),
        total: [
          texts('sheet.total'),
          null,
          null,
          null,
          rows.reduce((sum, { quantity }) => sum + quantity, 0),
          null,
          eur(rows.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0)),
        ],
      },
      filterSheet(context, query, outletOf(context, 'parks', params.id).name),
    ]);
    return { bytes };
  },
};
