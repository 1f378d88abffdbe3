import * as z from 'zod/mini';
import { json } from './call.ts';
import { id, renamed } from './codecs.ts';
import { outletList, outletReports, outletTransactions } from './outlets.ts';
import { metricFields, metrics, reportQuery, reportQueryFields } from './reports.ts';

/** A sales provider's figures. */
const salesProviderRow = renamed({ id: ['provider_id', id], name: ['naziv', z.string()], ...metricFields });

const providers = outletList({
  name: 'SalesProviders',
  summary: 'Figures by sales provider',
  path: '/prodaja/igeusprovider-list/',
  access: ['ProdajaView'],
  fileName: 'prodaja.xlsx',
  reply: json(
    renamed({
      singleProviderId: ['single_provider', z.nullable(id)],
      rows: ['provider_list', z.array(salesProviderRow)],
      total: ['ukupno', metrics],
    }),
  ),
});
/** Every sales provider that the user may see; `singleProviderId` when there is just one. */
export const getSalesProviders = providers.list;
export const getSalesProvidersFile = providers.file;

const provider = { outlet: 'A sales provider', path: '/prodaja/igeusprovider/{id}/' } as const;
const reports = outletReports({
  ...provider,
  name: 'SalesProvider',
  access: ['ProdajaDetaljiView'],
  query: reportQuery,
});
export const getSalesProviderInfo = reports.info;
export const getSalesProviderChannels = reports.channels;
export const getSalesProviderArticles = reports.articles;
export const getSalesProviderIntervals = reports.intervals;
export const getSalesProviderDetails = reports.details;

/** Searched by plate or ticket number. */
const transactions = outletTransactions({
  ...provider,
  name: 'SalesTransactions',
  access: ['ProdajaTransakcijeView'],
  range: reportQueryFields,
  search: 'transaction_input',
});
export const getSalesTransactions = transactions.page;
export const getSalesTransactionsFile = transactions.file;
