import * as z from 'zod/mini';
import { defineCall, json, xlsx } from './call.ts';
import { type DomainOf, id, renamed } from './codecs.ts';
import {
  articleReport,
  channelReport,
  detailReport,
  idParam,
  intervalReport,
  listFileQuery,
  metricFields,
  metrics,
  reportQuery,
  reportQueryFields,
} from './reports.ts';
import {
  excelFields,
  listedFields,
  pagedFields,
  searchText,
  transactionPage,
  transactionsFile,
} from './transactions.ts';

const list = { method: 'GET', path: '/prodaja/igeusprovider-list/', access: ['ProdajaView'] } as const;
const report = { method: 'GET', access: ['ProdajaDetaljiView'], params: idParam, query: reportQuery } as const;

export const salesProviderRow = renamed({ id: ['provider_id', id], name: ['naziv', z.string()], ...metricFields });
/** A sales provider's figures. */
export type SalesProviderRow = DomainOf<typeof salesProviderRow>;

/** Every sales provider that the user may see; `singleProviderId` when there is just one. */
export const getSalesProviders = defineCall({
  ...list,
  name: 'getSalesProviders',
  summary: 'Figures by sales provider',
  query: reportQuery,
  reply: json(
    renamed({
      singleProviderId: ['single_provider', z.nullable(id)],
      rows: ['provider_list', z.array(salesProviderRow)],
      total: ['ukupno', metrics],
    }),
  ),
});

export const getSalesProvidersFile = defineCall({
  ...list,
  name: 'getSalesProvidersFile',
  summary: 'Figures by sales provider, as a spreadsheet',
  query: listFileQuery,
  when: 'excel',
  reply: xlsx('prodaja.xlsx'),
});

export const getSalesProviderInfo = defineCall({
  name: 'getSalesProviderInfo',
  summary: 'A sales provider',
  method: 'GET',
  path: '/prodaja/igeusprovider/{id}/info/',
  access: ['ProdajaDetaljiView'],
  params: idParam,
  reply: json(renamed({ info: ['info', renamed({ id: ['id', id], name: ['name', z.string()] })] })),
});

export const getSalesProviderChannels = defineCall({
  ...report,
  name: 'getSalesProviderChannels',
  summary: "A sales provider's figures by sales channel",
  path: '/prodaja/igeusprovider/{id}/po-distributerima/',
  reply: json(channelReport),
});

export const getSalesProviderArticles = defineCall({
  ...report,
  name: 'getSalesProviderArticles',
  summary: "A sales provider's figures by article",
  path: '/prodaja/igeusprovider/{id}/po-artiklima/',
  reply: json(articleReport),
});

export const getSalesProviderIntervals = defineCall({
  ...report,
  name: 'getSalesProviderIntervals',
  summary: "A sales provider's figures over time",
  path: '/prodaja/igeusprovider/{id}/intervalno/',
  reply: json(intervalReport),
});

export const getSalesProviderDetails = defineCall({
  ...report,
  name: 'getSalesProviderDetails',
  summary: "A sales provider's figures by day, article and sales channel",
  path: '/prodaja/igeusprovider/{id}/detaljno/',
  reply: json(detailReport),
});

const transactions = {
  method: 'GET',
  path: '/prodaja/igeusprovider/{id}/transakcije/',
  access: ['ProdajaTransakcijeView'],
  params: idParam,
} as const;
/** Searched by plate or ticket number. */
const transactionFields = { ...reportQueryFields, search: ['transaction_input', searchText], ...listedFields } as const;

export const getSalesTransactions = defineCall({
  ...transactions,
  name: 'getSalesTransactions',
  summary: "A sales provider's transactions",
  query: renamed({ ...transactionFields, ...pagedFields }),
  reply: transactionPage,
});

export const getSalesTransactionsFile = defineCall({
  ...transactions,
  name: 'getSalesTransactionsFile',
  summary: "A sales provider's transactions, as a spreadsheet",
  query: renamed({ ...transactionFields, ...excelFields }),
  when: 'excel',
  reply: transactionsFile,
});
