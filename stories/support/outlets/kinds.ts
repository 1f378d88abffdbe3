import type { ReportAnswer } from '../backOffice.ts';
import { inLanguage, words } from '../words.ts';

/** A row of an outlet list as the API returns it, under the same names for every kind. */
interface ListedOutlet {
  readonly id: number;
  readonly name: string;
  readonly valid_count: number;
  readonly valid_amount: string;
}

/** The screens of a kind of outlet in stories: their addresses, their calls, and their texts. */
export interface OutletScreens {
  /** The id of its service on the dashboard. */
  readonly serviceId: number;
  /** The path that all of its calls begin with. */
  readonly api: string;
  readonly listPath: string;
  readonly pathOf: (id: number | string) => string;
  readonly listCall: string;
  /** The path of an outlet's reports; `*` is any outlet. */
  readonly callOf: (id: number | '*') => string;
  readonly rowsOf: (answer: ReportAnswer) => readonly ListedOutlet[];
  /** Whether the list begins with the highest amounts; else it is by name. */
  readonly isByAmount?: boolean;
  /** Parks have reports by article and over time only. */
  readonly hasChannels: boolean;
  /** What an outlet is called by its id, where its name is not known. */
  readonly unnamed: (id: number) => string;
  readonly texts: {
    /** The list's heading. */
    readonly list: string;
    /** What an empty list says. */
    readonly none: string;
    /** The list's table. */
    readonly table: string;
    /** The head of the naming column. */
    readonly name: string;
    readonly infoFailed: string;
    readonly notFound: string;
    readonly toList: string;
  };
}

const providerTexts = {
  name: 'Pružatelj',
  infoFailed: 'Podaci o pružatelju se nisu učitali.',
  notFound: 'Pružatelj nije pronađen',
  toList: 'Popis pružatelja',
};

const named = <Row extends { readonly naziv: string }>(row: Row) => ({ ...row, name: row.naziv });

export const parking: OutletScreens = {
  serviceId: 1,
  api: '/parking',
  listPath: '/parking',
  pathOf: (id) => `/parking/provider/${id}`,
  listCall: '/parking/provider-list/',
  callOf: (id) => `/parking/provider/${id}`,
  rowsOf: ({ provider_list }) => provider_list.map((row) => ({ ...named(row), id: row.provider_id })),
  hasChannels: true,
  unnamed: (id) => words(`Pružatelj ${id}`),
  texts: inLanguage({
    ...providerTexts,
    list: 'Parking',
    none: 'Nema pružatelja parkiranja',
    table: ['Pružatelji parkiranja', 'Parking providers'],
  }),
};

export const garages: OutletScreens = {
  serviceId: 2,
  api: '/garaze',
  listPath: '/garaze',
  pathOf: (id) => `/garaze/garaza/${id}`,
  listCall: '/garaze/garage-list/',
  callOf: (id) => `/garaze/garaza/${id}`,
  rowsOf: ({ garage_list }) => garage_list.map((row) => ({ ...row, id: row.garage_id })),
  isByAmount: true,
  hasChannels: true,
  unnamed: (id) => words(`Garaža ${id}`),
  texts: inLanguage({
    list: 'Garaže',
    none: 'Nema garaža',
    table: ['Garaže', 'Garages'],
    name: 'Garaža',
    infoFailed: 'Podaci o garaži se nisu učitali.',
    notFound: 'Garaža nije pronađena',
    toList: 'Popis garaža',
  }),
};

export const parks: OutletScreens = {
  serviceId: 3,
  api: '/parkovi',
  listPath: '/ulaznice',
  pathOf: (id) => `/parkovi/park/${id}`,
  listCall: '/parkovi/parkovi-list/',
  callOf: (id) => `/parkovi/park/${id}`,
  rowsOf: ({ parkovi_list }) => parkovi_list.map((row) => ({ ...named(row), id: row.park_id })),
  hasChannels: false,
  unnamed: (id) => words(`Park ${id}`),
  texts: inLanguage({
    list: 'Parkovi',
    none: 'Nema parkova',
    table: ['Parkovi', 'Parks'],
    name: 'Park',
    infoFailed: 'Podaci o parku se nisu učitali.',
    notFound: 'Park nije pronađen',
    toList: 'Popis parkova',
  }),
};

export const sales: OutletScreens = {
  serviceId: 4,
  api: '/prodaja',
  listPath: '/prodaja',
  pathOf: (id) => `/prodaja/provider/${id}`,
  listCall: '/prodaja/igeusprovider-list/',
  callOf: (id) => `/prodaja/igeusprovider/${id}`,
  rowsOf: ({ provider_list }) => provider_list.map((row) => ({ ...named(row), id: row.provider_id })),
  hasChannels: true,
  unnamed: (id) => words(`Pružatelj ${id}`),
  texts: inLanguage({
    ...providerTexts,
    list: 'Prodaja',
    none: 'Nema prodajnih pružatelja',
    table: ['Prodajni pružatelji', 'Sales providers'],
  }),
};

/** Every kind of outlet, in the order of the services. */
export const outletScreens: readonly OutletScreens[] = [parking, garages, parks, sales];
