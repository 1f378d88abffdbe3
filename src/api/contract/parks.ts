import * as z from 'zod/mini';
import { defineCall, json, xlsx } from './call.ts';
import { amount, count, type DomainOf, id, moment, renamed } from './codecs.ts';
import {
  articleReport,
  idParam,
  intervalReport,
  listFileQuery,
  metricFields,
  metrics,
  reportQuery,
} from './reports.ts';
import {
  excelFields,
  excelRange,
  listedFields,
  pagedFields,
  pagedRange,
  rangeFields,
  searchText,
  transactionPage,
  transactionsFile,
} from './transactions.ts';

const list = { method: 'GET', path: '/parkovi/parkovi-list/', access: ['ParkoviView'] } as const;
/** One park's reports are not filtered by channel (spec 3, part 3). */
const report = { method: 'GET', access: ['ParkDetaljiView'], params: idParam, query: renamed(rangeFields) } as const;

export const parkRow = renamed({ id: ['park_id', id], name: ['naziv', z.string()], ...metricFields });
/** A park's figures. */
export type ParkRow = DomainOf<typeof parkRow>;

/** Every park that the user may see. */
export const getParks = defineCall({
  ...list,
  name: 'getParks',
  summary: 'Figures by park',
  query: reportQuery,
  reply: json(renamed({ rows: ['parkovi_list', z.array(parkRow)], total: ['ukupno', metrics] })),
});

export const getParksFile = defineCall({
  ...list,
  name: 'getParksFile',
  summary: 'Figures by park, as a spreadsheet',
  query: listFileQuery,
  when: 'excel',
  reply: xlsx('parkovi.xlsx'),
});

export const getParkInfo = defineCall({
  name: 'getParkInfo',
  summary: 'A park',
  method: 'GET',
  path: '/parkovi/park/{id}/info/',
  access: ['ParkDetaljiView'],
  params: idParam,
  reply: json(renamed({ info: ['info', renamed({ id: ['id', id], name: ['name', z.string()] })] })),
});

export const getParkArticles = defineCall({
  ...report,
  name: 'getParkArticles',
  summary: "A park's figures by article",
  path: '/parkovi/park/{id}/po-artiklima/',
  reply: json(articleReport),
});

export const getParkIntervals = defineCall({
  ...report,
  name: 'getParkIntervals',
  summary: "A park's figures over time",
  path: '/parkovi/park/{id}/intervalno/',
  reply: json(intervalReport),
});

const transactions = {
  method: 'GET',
  path: '/parkovi/park/{id}/transakcije/',
  access: ['ParkDetaljiView'],
  params: idParam,
} as const;
/** Searched by ticket number, like a garage's. */
const transactionFields = { ...rangeFields, search: ['ticket_number', searchText], ...listedFields } as const;

export const getParkTransactions = defineCall({
  ...transactions,
  name: 'getParkTransactions',
  summary: "A park's transactions",
  query: renamed({ ...transactionFields, ...pagedFields }),
  reply: transactionPage,
});

export const getParkTransactionsFile = defineCall({
  ...transactions,
  name: 'getParkTransactionsFile',
  summary: "A park's transactions, as a spreadsheet",
  query: renamed({ ...transactionFields, ...excelFields }),
  when: 'excel',
  reply: transactionsFile,
});

const tickets = {
  method: 'GET',
  path: '/parkovi/park/{id}/ulaznice/',
  access: ['ParkUlazniceView'],
  params: idParam,
} as const;

export const parkTicket = renamed({
  id: ['id', id],
  name: ['name', z.string()],
  email: ['email', z.string()],
  quantity: ['quantity', count],
  orderedAt: ['order_date', moment],
  price: ['price', amount],
  paymentType: ['payment_type', z.string()],
  totalAmount: ['total_incl_tax', amount],
});
/** An order of park tickets: `price` of one, `totalAmount` of all with tax. */
export type ParkTicket = DomainOf<typeof parkTicket>;

export const getParkTickets = defineCall({
  ...tickets,
  name: 'getParkTickets',
  summary: "A park's tickets",
  query: pagedRange,
  reply: json(
    renamed({
      rows: ['ulaznice', z.array(parkTicket)],
      count: ['ukupno_ulaznica', count],
      pages: ['broj_stranica', count],
    }),
  ),
});

export const getParkTicketsFile = defineCall({
  ...tickets,
  name: 'getParkTicketsFile',
  summary: "A park's tickets, as a spreadsheet",
  query: excelRange,
  when: 'excel',
  reply: xlsx('ulaznice.xlsx'),
});
