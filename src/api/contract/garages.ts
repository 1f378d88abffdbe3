import * as z from 'zod/mini';
import { defineCall, json } from './call.ts';
import { amount, id, renamed } from './codecs.ts';
import { outletList, outletReports, outletTransactions } from './outlets.ts';
import { channelReport, idParam, metricFields, metrics, reportQuery, reportQueryFields } from './reports.ts';

/** A garage's figures; its sales channels are a call of their own. */
const garageRow = renamed({
  id: ['garage_id', id],
  name: ['name', z.string()],
  supplier: ['supplier', z.string()],
  ...metricFields,
});

const garages = outletList({
  name: 'Garages',
  summary: 'Figures by garage',
  path: '/garaze/garage-list/',
  access: ['GarazeView'],
  fileName: 'garaze.xlsx',
  reply: json(
    renamed({
      singleGarageId: ['single_garage', z.nullable(id)],
      rows: ['garage_list', z.array(garageRow)],
      total: ['ukupno', metrics],
    }),
  ),
});
/** Every garage that the user may see; `singleGarageId` when there is just one. */
export const getGarages = garages.list;
export const getGaragesFile = garages.file;

const garage = { outlet: 'A garage', path: '/garaze/garaza/{id}/' } as const;
const reports = outletReports({ ...garage, name: 'Garage', access: ['GarazaDetaljiView'], query: reportQuery });
export const getGarageInfo = reports.info;
export const getGarageChannels = reports.channels;
/** The articles come without their channels, which are loaded for one article. */
export const getGarageArticles = reports.articles;
export const getGarageIntervals = reports.intervals;
export const getGarageDetails = reports.details;

/** A garage's articles differ in price, so that the price names one. */
export const getGarageArticleChannels = defineCall({
  name: 'getGarageArticleChannels',
  summary: "A garage article's figures by sales channel",
  method: 'GET',
  path: '/garaze/garaza/{id}/artikl-po-distributerima/',
  access: ['GarazaDetaljiView'],
  params: idParam,
  query: renamed({ ...reportQueryFields, price: ['item_price', amount] }),
  reply: json(channelReport),
});

/** Searched by ticket number. */
const transactions = outletTransactions({
  ...garage,
  name: 'GarageTransactions',
  access: ['GarazaTransakcijeView'],
  range: reportQueryFields,
  search: 'ticket_number',
});
export const getGarageTransactions = transactions.page;
export const getGarageTransactionsFile = transactions.file;
