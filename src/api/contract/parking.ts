import * as z from 'zod/mini';
import { defineCall, json, pdf, xlsx } from './call.ts';
import { amount, count, type DomainOf, flag, id, idText, moment, renamed } from './codecs.ts';
import { outletList, outletReports, outletTransactions } from './outlets.ts';
import { channelShare, idParam, metricFields, metrics, reportQuery, reportQueryFields } from './reports.ts';
import { pagedRange, rangeFields } from './transactions.ts';

const parkingProviderRow = renamed({
  id: ['provider_id', id],
  name: ['naziv', z.string()],
  supplier: ['supplier', z.string()],
  ...metricFields,
  channels: ['distributeri', z.array(channelShare)],
});
/** A parking provider's figures, with those of each sales channel. */
export type ParkingProviderRow = DomainOf<typeof parkingProviderRow>;

const providers = outletList({
  name: 'ParkingProviders',
  summary: 'Figures by parking provider',
  path: '/parking/provider-list/',
  access: ['ParkingView'],
  fileName: 'parking.xlsx',
  reply: json(
    renamed({
      singleProviderId: ['single_provider', z.nullable(id)],
      rows: ['provider_list', z.array(parkingProviderRow)],
      total: ['ukupno', metrics],
    }),
  ),
});
/** Every parking provider that the user may see, also those without sales; `singleProviderId` when there is just one. */
export const getParkingProviders = providers.list;
export const getParkingProvidersFile = providers.file;

const parkingProviderInfo = renamed({
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

/** Also for the users of its other pages, whose heads name the provider. */
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

const provider = { outlet: 'A parking provider', path: '/parking/provider/{id}/' } as const;
const reports = outletReports({
  ...provider,
  name: 'ParkingProvider',
  access: ['ParkingProviderView'],
  query: reportQuery,
});
export const getParkingProviderChannels = reports.channels;
export const getParkingProviderArticles = reports.articles;
export const getParkingProviderIntervals = reports.intervals;
export const getParkingProviderDetails = reports.details;

/** Searched by plate or code. */
const transactions = outletTransactions({
  ...provider,
  name: 'ParkingTransactions',
  access: ['ParkingTransakcijeView'],
  range: reportQueryFields,
  search: 'trans_search',
});
export const getParkingTransactions = transactions.page;
export const getParkingTransactionsFile = transactions.file;

const receipts = { method: 'GET', access: ['ParkingRacuniView'], params: idParam } as const;

const receipt = renamed({
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
