import * as z from 'zod/mini';
import { defineCall, json, xlsx } from './call.ts';
import { amount, type DomainOf, id, renamed } from './codecs.ts';
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

const list = { method: 'GET', path: '/garaze/garage-list/', access: ['GarazeView'] } as const;
const report = { method: 'GET', access: ['GarazaDetaljiView'], params: idParam, query: reportQuery } as const;

export const garageRow = renamed({
  id: ['garage_id', id],
  name: ['name', z.string()],
  supplier: ['supplier', z.string()],
  ...metricFields,
});
/** A garage's figures; its sales channels are a call of their own. */
export type GarageRow = DomainOf<typeof garageRow>;

/** Every garage that the user may see; `singleGarageId` when there is just one. */
export const getGarages = defineCall({
  ...list,
  name: 'getGarages',
  summary: 'Figures by garage',
  query: reportQuery,
  reply: json(
    renamed({
      singleGarageId: ['single_garage', z.nullable(id)],
      rows: ['garage_list', z.array(garageRow)],
      total: ['ukupno', metrics],
    }),
  ),
});

export const getGaragesFile = defineCall({
  ...list,
  name: 'getGaragesFile',
  summary: 'Figures by garage, as a spreadsheet',
  query: listFileQuery,
  when: 'excel',
  reply: xlsx('garaze.xlsx'),
});

export const getGarageInfo = defineCall({
  name: 'getGarageInfo',
  summary: 'A garage',
  method: 'GET',
  path: '/garaze/garaza/{id}/info/',
  access: ['GarazaDetaljiView'],
  params: idParam,
  reply: json(renamed({ info: ['info', renamed({ id: ['id', id], name: ['name', z.string()] })] })),
});

export const getGarageChannels = defineCall({
  ...report,
  name: 'getGarageChannels',
  summary: "A garage's figures by sales channel",
  path: '/garaze/garaza/{id}/po-distributerima/',
  reply: json(channelReport),
});

/** The articles come without their channels, which are loaded for one article. */
export const getGarageArticles = defineCall({
  ...report,
  name: 'getGarageArticles',
  summary: "A garage's figures by article",
  path: '/garaze/garaza/{id}/po-artiklima/',
  reply: json(articleReport),
});

/** A garage's articles differ in price, so that the price names one. */
export const getGarageArticleChannels = defineCall({
  ...report,
  name: 'getGarageArticleChannels',
  summary: "A garage article's figures by sales channel",
  path: '/garaze/garaza/{id}/artikl-po-distributerima/',
  query: renamed({ ...reportQueryFields, price: ['item_price', amount] }),
  reply: json(channelReport),
});

export const getGarageIntervals = defineCall({
  ...report,
  name: 'getGarageIntervals',
  summary: "A garage's figures over time",
  path: '/garaze/garaza/{id}/intervalno/',
  reply: json(intervalReport),
});

export const getGarageDetails = defineCall({
  ...report,
  name: 'getGarageDetails',
  summary: "A garage's figures by day, article and sales channel",
  path: '/garaze/garaza/{id}/detaljno/',
  reply: json(detailReport),
});

const transactions = {
  method: 'GET',
  path: '/garaze/garaza/{id}/transakcije/',
  access: ['GarazaTransakcijeView'],
  params: idParam,
} as const;
/** Searched by ticket number. */
const transactionFields = { ...reportQueryFields, search: ['ticket_number', searchText], ...listedFields } as const;

export const getGarageTransactions = defineCall({
  ...transactions,
  name: 'getGarageTransactions',
  summary: "A garage's transactions",
  query: renamed({ ...transactionFields, ...pagedFields }),
  reply: transactionPage,
});

export const getGarageTransactionsFile = defineCall({
  ...transactions,
  name: 'getGarageTransactionsFile',
  summary: "A garage's transactions, as a spreadsheet",
  query: renamed({ ...transactionFields, ...excelFields }),
  when: 'excel',
  reply: transactionsFile,
});
