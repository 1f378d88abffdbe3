import type * as calls from '#api/contract/parking.ts';
import { documentBounds } from '#api/rules.ts';
import { forbidden, notFound } from '../../calls/httpError.ts';
import { type Receipt, receiptOf, receipts } from '../../ledger/receipts.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Outlet, ParkingProvider } from '../../world/catalogue.ts';
import { filterSheet } from '../files/filterSheet.ts';
import { listFile } from '../files/listFile.ts';
import { tableSheet, workbookOf } from '../files/spreadsheet.ts';
import type { CallContext, Handlers } from '../handler.ts';
import { outletHandlers } from './outlets.ts';
import { eur, metricsOf, outletOf, selectionOf, validOf } from './reports.ts';

const outlets = outletHandlers('parking', { field: 'trans_search', missing: 'missing.plateOrCode' });

/** A provider by the id in the path, which is checked before. */
function providerOf({ catalogue }: CallContext<unknown>, id: number): ParkingProvider {
  const found = catalogue.parkingProviders.find((provider) => provider.id === id);
  if (!found) throw new Error(`No provider ${id}`);
  return found;
}

/** A provider that issues its own receipts; the calls of any other provider's receipts are refused (behaviour 1.23). */
function issuer(id: number, context: CallContext<unknown>): Outlet {
  if (!providerOf(context, id).issuesOwnReceipts) throw forbidden();
  return outletOf(context, 'parking', id);
}

const receiptsOf = (
  outlet: Outlet,
  query: { readonly beginDate: string; readonly endDate: string },
  context: CallContext<unknown>,
  page: number | 'all',
) =>
  receipts(
    context.ledger,
    outlet,
    providerOf(context, outlet.id).code,
    selectionOf(context, query, [outlet], documentBounds(context.today)),
    page,
  );

const toReply = (receipt: Receipt, texts: Texts) => ({
  ...receipt,
  paymentType: texts(`payment.${receipt.payment}`),
  totalAmount: eur(receipt.cents),
});

/** Handlers of the calls of parking providers. */
export const parking: Handlers<typeof calls> = {
  getParkingProviders({ query }, context) {
    const { rows, single, total } = outlets.list(context, query);
    return {
      singleProviderId: single,
      rows: rows.map((row) => ({
        id: row.outlet.id,
        name: row.outlet.name,
        supplier: row.outlet.supplier ?? '',
        ...metricsOf(row),
        channels: row.channels.map((share) => ({ id: share.channel.id, name: share.channel.name, ...validOf(share) })),
      })),
      total,
    };
  },

  getParkingProvidersFile: ({ query }, context) => listFile(context, query, 'parking', { hasSuppliers: true }),

  getParkingProviderInfo({ params }, context) {
    const { name, supplier = '' } = outletOf(context, 'parking', params.id);
    return { info: { ...providerOf(context, params.id), name, supplier } };
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
    const sheet = tableSheet(
      texts('sheet.receipts'),
      [
        { title: texts('sheet.time'), kind: 'moment', of: (row) => row.time },
        { title: texts('sheet.article'), kind: 'text', of: (row) => row.articleName },
        { title: texts('sheet.receiptNumber'), kind: 'text', of: (row) => row.number },
        { title: texts('sheet.quantity'), kind: 'count', of: (row) => row.quantity, isSummed: true },
        { title: texts('sheet.amount'), kind: 'amount', of: (row) => row.totalAmount, isSummed: true },
        { title: texts('sheet.paymentType'), kind: 'text', of: (row) => row.paymentType },
      ],
      rows,
      texts('sheet.total'),
    );
    const filters = filterSheet(context, query, outlet.name);
    return { bytes: await workbookOf(context.clock.now(), [sheet, filters], context.texts) };
  },

  async getReceiptFile({ params, query }, context) {
    const outlet = issuer(params.id, context);
    const found = receiptOf(context.ledger, outlet, providerOf(context, params.id).code, query.receiptId, context.asOf);
    if (!found) throw notFound();
    // Loaded lazily: a large module that few calls need.
    const { receiptPdf } = await import('../../documents/receiptPdf.ts');
    const { supplier = '' } = outlet;
    return {
      bytes: await receiptPdf({ ...toReply(found, context.texts), outlet, supplier }, context),
      name: `${found.number}.pdf`,
    };
  },
};
