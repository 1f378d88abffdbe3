import type * as calls from '#api/contract/parking.ts';
import { documentBounds } from '#api/rules.ts';
import { type Receipt, receiptOf, receipts } from '../ledger/receipts.ts';
import { forbidden, notFound } from '../refusal.ts';
import type { Texts } from '../texts.ts';
import type { Outlet } from '../world/catalogue.ts';
import { filterSheet } from './filterSheet.ts';
import type { CallContext, Handlers, Subject } from './handler.ts';
import { listFile } from './listFile.ts';
import { outletHandlers } from './outlets.ts';
import { eur, isTheirs, metricsOf, outletOf, selectionOf, validOf } from './reports.ts';
import { type Sheet, workbookOf } from './spreadsheet.ts';

export const parkingProviderSubject: Subject = {
  path: '/parking/provider/{id}/',
  exists: (id, { world }) => world.parkingProvider.get(id) !== undefined,
  isTheirs: isTheirs('parking'),
};

const outlets = outletHandlers('parking', { field: 'trans_search', missing: 'missing.plateOrCode' });

/** A provider that issues its own receipts; the calls of any other provider's receipts are refused (behaviour 1.23). */
function issuer(id: number, context: CallContext<unknown>): Outlet {
  if (!context.world.parkingProvider.get(id)?.issuesOwnReceipts) throw forbidden();
  return outletOf(context, 'parking', id);
}

const codeOf = (id: number, { world }: CallContext<unknown>) => world.parkingProvider.get(id)?.code ?? '';

const receiptsOf = (
  outlet: Outlet,
  query: { readonly beginDate: string; readonly endDate: string },
  context: CallContext<unknown>,
  page: number | 'all',
) =>
  receipts(
    context.ledger,
    outlet,
    codeOf(outlet.id, context),
    selectionOf(context, query, [outlet], documentBounds(context.today)),
    page,
  );

const toReply = (receipt: Receipt, texts: Texts) => ({
  ...receipt,
  paymentType: texts(`payment.${receipt.payment}`),
  totalAmount: eur(receipt.cents),
});

export const parking: Handlers<typeof calls> = {
  getParkingProviders({ query }, context) {
    const { rows, single, total } = outlets.list(context, query);
    return {
      singleProviderId: single,
      rows: rows.map((row) => ({
        id: row.outlet.id,
        name: row.outlet.name,
        supplier: context.world.parkingProvider.get(row.outlet.id)?.supplier ?? '',
        ...metricsOf(row),
        channels: row.channels.map((share) => ({ id: share.channel.id, name: share.channel.name, ...validOf(share) })),
      })),
      total,
    };
  },

  getParkingProvidersFile: ({ query }, context) =>
    listFile(context, query, 'parking', {
      supplierOf: (id) => context.world.parkingProvider.get(id)?.supplier,
    }),

  getParkingProviderInfo({ params }, { world }) {
    const info = world.parkingProvider.get(params.id);
    if (!info) throw new Error(`No provider ${params.id}`);
    return { info };
  },

  getParkingProviderArticles: outlets.articles,
  getParkingProviderChannels: outlets.channels,
  getParkingProviderIntervals: outlets.intervals,
  getParkingProviderDetails: outlets.details,
  getParkingTransactions: outlets.transactions,
  getParkingTransactionsFile: outlets.transactionsFile,

  getReceipts({ params, query }, context) {
    const { rows, count, pages } = receiptsOf(issuer(params.id, context), query, context, query.page ?? 1);
    return { rows: rows.map((row) => toReply(row, context.texts)), count, pages };
  },

  async getReceiptsFile({ params, query }, context) {
    const { texts } = context;
    const outlet = issuer(params.id, context);
    const rows = receiptsOf(outlet, query, context, 'all').rows.map((row) => toReply(row, texts));
    const sheet: Sheet = {
      name: texts('sheet.receipts'),
      columns: [
        { title: texts('sheet.time'), kind: 'moment' },
        { title: texts('sheet.article'), kind: 'text' },
        { title: texts('sheet.receiptNumber'), kind: 'text' },
        { title: texts('sheet.quantity'), kind: 'count' },
        { title: texts('sheet.amount'), kind: 'amount' },
        { title: texts('sheet.paymentType'), kind: 'text' },
      ],
      rows: rows.map((row) => [row.time, row.articleName, row.number, row.quantity, row.totalAmount, row.paymentType]),
      total: [
        texts('sheet.total'),
        '',
        '',
        rows.reduce((sum, { quantity }) => sum + quantity, 0),
        eur(rows.reduce((sum, { cents }) => sum + cents, 0)),
        '',
      ],
    };
    const filters = filterSheet(context, query, outlet.name);
    return { bytes: await workbookOf(context.clock.now(), [sheet, filters]) };
  },

  async getReceiptFile({ params, query }, context) {
    const outlet = issuer(params.id, context);
    const found = receiptOf(context.ledger, outlet, codeOf(params.id, context), query.receiptId, context.asOf);
    if (!found) throw notFound();
    // A large module that few calls need.
    const { receiptPdf } = await import('../documents/receiptPdf.ts');
    const supplier = context.world.parkingProvider.get(params.id)?.supplier ?? '';
    return {
      bytes: await receiptPdf({ ...toReply(found, context.texts), outlet, supplier }, context),
      name: `${found.number}.pdf`,
    };
  },
};
