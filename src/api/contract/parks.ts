import * as z from 'zod/mini';
import { defineCall, json, xlsx } from './call.ts';
import { amount, count, type DomainOf, id, moment, renamed } from './codecs.ts';
import { outletList, outletReports, outletTransactions } from './outlets.ts';
import { idParam, metricFields, metrics } from './reports.ts';
import { excelRange, pagedRange, rangeFields } from './transactions.ts';

/** A park's figures. */
const parkRow = renamed({ id: ['park_id', id], name: ['naziv', z.string()], ...metricFields });

const parks = outletList({
  name: 'Parks',
  summary: 'Figures by park',
  path: '/parkovi/parkovi-list/',
  access: ['ParkoviView'],
  fileName: 'parkovi.xlsx',
  reply: json(renamed({ rows: ['parkovi_list', z.array(parkRow)], total: ['ukupno', metrics] })),
});
/** Every park that the user may see. */
export const getParks = parks.list;
export const getParksFile = parks.file;

const park = { outlet: 'A park', path: '/parkovi/park/{id}/', access: ['ParkDetaljiView'] } as const;
/** One park's reports are not filtered by channel (behaviour 3.12). */
const reports = outletReports({ ...park, name: 'Park', query: renamed(rangeFields) });
export const getParkInfo = reports.info;
export const getParkArticles = reports.articles;
export const getParkIntervals = reports.intervals;

/** Searched by ticket number, like a garage's. */
const transactions = outletTransactions({
  ...park,
  name: 'ParkTransactions',
  range: rangeFields,
  search: 'ticket_number',
});
export const getParkTransactions = transactions.page;
export const getParkTransactionsFile = transactions.file;

const tickets = {
  method: 'GET',
  path: '/parkovi/park/{id}/ulaznice/',
  access: ['ParkUlazniceView'],
  params: idParam,
} as const;

const parkTicket = renamed({
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
