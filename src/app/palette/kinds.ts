import { type RequestOptions, request } from '#api/client.ts';
import { getGarages, getGarageTransactions } from '#api/contract/garages.ts';
import { getParkingProviders, getParkingTransactions } from '#api/contract/parking.ts';
import { getParks, getParkTransactions } from '#api/contract/parks.ts';
import { getSalesProviders, getSalesTransactions } from '#api/contract/sales.ts';
import type { Transaction } from '#api/contract/transactions.ts';
import type { DayRange } from '#api/days.ts';
import type { IdRoute, ReportRoute } from '#features/routes/paths.ts';

/** The name of an outlet, as lists have it. */
interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** The first page of what was found in an outlet. */
export interface FoundTransactions {
  /** At most twenty, newest first. */
  readonly rows: readonly Transaction[];
  /** On all pages. */
  readonly count: number;
}

interface Query {
  readonly beginDate: string;
  readonly endDate: string;
}

/**
 * A kind of outlet, as the palette needs it: by its own calls, since the kind's `outlet.ts` would bring the code of its
 * reports.
 */
export interface PaletteKind {
  /** The namespace of its texts. */
  readonly namespace: 'parkingProvider' | 'garages' | 'parks' | 'sales';
  /** Its list, whose entry of the menu is the kind's name. */
  readonly list: Extract<ReportRoute, 'parking' | 'garages' | 'parks' | 'sales'>;
  /** Its pages by the key of their text below `links`, the most usual first. */
  readonly pages: Readonly<Record<string, IdRoute>>;
  readonly transactions: IdRoute;
  /** The outlets of a day's figures, also those without sales. */
  readonly loadOutlets: (query: Query, options: RequestOptions) => Promise<readonly NamedRow[]>;
  readonly search: (
    id: number,
    query: Query & { readonly search: string },
    options: RequestOptions,
  ) => Promise<FoundTransactions>;
}

/** The search goes over the first page alone: a call an outlet. */
const page = 1;

export const paletteKinds: readonly PaletteKind[] = [
  {
    namespace: 'parkingProvider',
    list: 'parking',
    pages: {
      report: 'parkingProvider',
      transactions: 'parkingProviderTransactions',
      receipts: 'parkingProviderReceipts',
      zones: 'parkingProviderZones',
    },
    transactions: 'parkingProviderTransactions',
    loadOutlets: async (query, options) => (await request(getParkingProviders, { query }, options)).rows,
    search: (id, query, options) =>
      request(getParkingTransactions, { params: { id }, query: { ...query, page } }, options),
  },
  {
    namespace: 'garages',
    list: 'garages',
    pages: { report: 'garageDetails', transactions: 'garageTransactions', workingHours: 'garageWorkingHours' },
    transactions: 'garageTransactions',
    loadOutlets: async (query, options) => (await request(getGarages, { query }, options)).rows,
    search: (id, query, options) =>
      request(getGarageTransactions, { params: { id }, query: { ...query, page } }, options),
  },
  {
    namespace: 'parks',
    list: 'parks',
    pages: { report: 'parkDetails', transactions: 'parkTransactions', tickets: 'parkTickets' },
    transactions: 'parkTransactions',
    loadOutlets: async (query, options) => (await request(getParks, { query }, options)).rows,
    search: (id, query, options) =>
      request(getParkTransactions, { params: { id }, query: { ...query, page } }, options),
  },
  {
    namespace: 'sales',
    list: 'sales',
    pages: { report: 'saleDetails', transactions: 'salesTransactions' },
    transactions: 'salesTransactions',
    loadOutlets: async (query, options) => (await request(getSalesProviders, { query }, options)).rows,
    search: (id, query, options) =>
      request(getSalesTransactions, { params: { id }, query: { ...query, page } }, options),
  },
];

/** An outlet that the user may see. */
export interface PaletteOutlet extends NamedRow {
  readonly kind: PaletteKind;
  /** Different from all others, of other kinds too. */
  readonly key: string;
}

export const outletKey = (kind: PaletteKind, id: number) => `${kind.namespace}:${id}`;

/** The days of the search: all that transactions can be chosen from. */
export const queryOfRange = ({ begin, end }: DayRange): Query => ({ beginDate: begin, endDate: end });
