import * as z from 'zod/mini';
import { defineCall, json, pdf, xlsx } from './call.ts';
import { amount, count, type DomainOf, flag, id, idText, moment, renamed } from './codecs.ts';
import {
  articleReport,
  channelReport,
  channelShare,
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
  pagedRange,
  rangeFields,
  searchText,
  transactionPage,
  transactionsFile,
} from './transactions.ts';

const list = { method: 'GET', path: '/parking/provider-list/', access: ['ParkingView'] } as const;
const report = { method: 'GET', access: ['ParkingProviderView'], params: idParam, query: reportQuery } as const;

export const parkingProviderRow = renamed({
  id: ['provider_id', id],
  name: ['naziv', z.string()],
  supplier: ['supplier', z.string()],
  ...metricFields,
  channels: ['distributeri', z.array(channelShare)],
});
/** A parking provider's figures, with those of each sales channel. */
export type ParkingProviderRow = DomainOf<typeof parkingProviderRow>;

/** Every parking provider that the user may see, also those without sales; `singleProviderId` when there is just one. */
export const getParkingProviders = defineCall({
  ...list,
  name: 'getParkingProviders',
  summary: 'Figures by parking provider',
  query: reportQuery,
  reply: json(
    renamed({
      singleProviderId: ['single_provider', z.nullable(id)],
      rows: ['provider_list', z.array(parkingProviderRow)],
      total: ['ukupno', metrics],
    }),
  ),
});

export const getParkingProvidersFile = defineCall({
  ...list,
  name: 'getParkingProvidersFile',
  summary: 'Figures by parking provider, as a spreadsheet',
  query: listFileQuery,
  when: 'excel',
  reply: xlsx('parking.xlsx'),
});

export const parkingProviderInfo = renamed({
  id: ['id', id],
  code: ['code', z.string()],
  name: ['name', z.string()],
  supplier: ['supplier', z.string()],
  issuesOwnReceipts: ['izdaje_svoj_racun', z.boolean()],
  latitude: ['latitude', z.nullable(z.number())],
  longitude: ['longitude', z.nullable(z.number())],
});
/** Coordinates are degrees (WGS 84), or null when none were entered. */
export type ParkingProviderInfo = DomainOf<typeof parkingProviderInfo>;

export const getParkingProviderInfo = defineCall({
  name: 'getParkingProviderInfo',
  summary: 'A parking provider',
  method: 'GET',
  path: '/parking/provider/{id}/info/',
  access: [
    'ParkingProviderView',
    'ParkingTransakcijeView',
    'ParkingRacuniView',
    'ParkingProviderZonesView',
    'ParkingProviderZoneDetailsView',
    'ChangeParkingZoneRequests',
  ],
  params: idParam,
  reply: json(renamed({ info: ['info', parkingProviderInfo] })),
});

export const getParkingProviderChannels = defineCall({
  ...report,
  name: 'getParkingProviderChannels',
  summary: "A parking provider's figures by sales channel",
  path: '/parking/provider/{id}/po-distributerima/',
  reply: json(channelReport),
});

export const getParkingProviderArticles = defineCall({
  ...report,
  name: 'getParkingProviderArticles',
  summary: "A parking provider's figures by article",
  path: '/parking/provider/{id}/po-artiklima/',
  reply: json(articleReport),
});

export const getParkingProviderIntervals = defineCall({
  ...report,
  name: 'getParkingProviderIntervals',
  summary: "A parking provider's figures over time",
  path: '/parking/provider/{id}/intervalno/',
  reply: json(intervalReport),
});

export const getParkingProviderDetails = defineCall({
  ...report,
  name: 'getParkingProviderDetails',
  summary: "A parking provider's figures by day, article and sales channel",
  path: '/parking/provider/{id}/detaljno/',
  reply: json(detailReport),
});

const transactions = {
  method: 'GET',
  path: '/parking/provider/{id}/transakcije/',
  access: ['ParkingTransakcijeView'],
  params: idParam,
} as const;
/** Searched by plate or code. */
const transactionFields = { ...reportQueryFields, search: ['trans_search', searchText], ...listedFields } as const;

export const getParkingTransactions = defineCall({
  ...transactions,
  name: 'getParkingTransactions',
  summary: "A parking provider's transactions",
  query: renamed({ ...transactionFields, ...pagedFields }),
  reply: transactionPage,
});

export const getParkingTransactionsFile = defineCall({
  ...transactions,
  name: 'getParkingTransactionsFile',
  summary: "A parking provider's transactions, as a spreadsheet",
  query: renamed({ ...transactionFields, ...excelFields }),
  when: 'excel',
  reply: transactionsFile,
});

const receipts = { method: 'GET', access: ['ParkingRacuniView'], params: idParam } as const;

export const receipt = renamed({
  id: ['id', id],
  time: ['date_of_transaction', moment],
  paymentType: ['payment_type', z.string()],
  articleName: ['article_name', z.string()],
  number: ['broj_racuna', z.string()],
  quantity: ['quantity', count],
  totalAmount: ['total_amount', amount],
});
/** A receipt that the provider issued itself; `number` is its number in the books. */
export type Receipt = DomainOf<typeof receipt>;

/** 403 where the provider issues no receipts of its own. */
export const getReceipts = defineCall({
  ...receipts,
  name: 'getReceipts',
  summary: "A parking provider's receipts",
  path: '/parking/provider/{id}/racuni/',
  query: pagedRange,
  reply: json(
    renamed({
      rows: ['racuni', z.array(receipt)],
      count: ['ukupno_racuna', count],
      pages: ['broj_stranica', count],
    }),
  ),
});

export const getReceiptsFile = defineCall({
  ...receipts,
  name: 'getReceiptsFile',
  summary: "A parking provider's receipts, as a spreadsheet",
  path: '/parking/provider/{id}/racuni/',
  query: renamed({ ...rangeFields, download: ['download', flag] }),
  when: 'download',
  reply: xlsx('racuni.xlsx'),
});

/** One receipt, named after its number. */
export const getReceiptFile = defineCall({
  ...receipts,
  name: 'getReceiptFile',
  summary: 'A receipt, as a PDF',
  path: '/parking/provider/{id}/racuni/download/',
  query: renamed({ receiptId: ['transaction_id', idText] }),
  reply: pdf('racun.pdf'),
});
