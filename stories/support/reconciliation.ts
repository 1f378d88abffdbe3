import { answerOf, type ReportAnswer } from './backOffice.ts';

/** Count and amount of valid sales; the amount in cents, so that sums are exact. */
export interface Sum {
  readonly count: number;
  readonly cents: number;
}

/** Where a service's figures can be read. */
export const ways = [
  'dashboard',
  'list',
  'channels',
  'articles',
  'days',
  'weeks',
  'months',
  'details',
  'transactions',
] as const;
export type Way = (typeof ways)[number];

/** A service's figures by every way that there is for it. */
export interface ServiceSums {
  readonly id: number;
  readonly name: string;
  readonly sums: Readonly<Partial<Record<Way, Sum>>>;
}

interface Sold {
  readonly valid_count: number;
  readonly valid_amount: string;
}

interface OutletAnswer {
  readonly distributeri: readonly Sold[];
  readonly artikli: readonly (Sold & { readonly distributeri?: readonly Sold[] })[];
  readonly dnevno: readonly Sold[];
  readonly tjedno: readonly Sold[];
  readonly mjesecno: readonly Sold[];
  readonly detaljno: readonly Sold[];
  readonly transakcije: readonly { readonly kolicina: number; readonly iznos: string; readonly is_valid: boolean }[];
  readonly broj_stranica: number;
}

const centsOf = (amount: string) => Math.round(Number(amount) * 100);

const sumOfRows = (rows: readonly Sold[]): Sum => ({
  count: rows.reduce((sum, row) => sum + row.valid_count, 0),
  cents: rows.reduce((sum, row) => sum + centsOf(row.valid_amount), 0),
});

/** The services: their lists, and where the reports of one of a list are. Parks have fewer of these. */
const services = [
  {
    id: 1,
    list: '/parking/provider-list/',
    outlets: ({ provider_list }: ReportAnswer) =>
      provider_list.map((row) => ({ ...row, path: `/parking/provider/${row.provider_id}` })),
  },
  {
    id: 2,
    list: '/garaze/garage-list/',
    outlets: ({ garage_list }: ReportAnswer) =>
      garage_list.map((row) => ({ ...row, path: `/garaze/garaza/${row.garage_id}` })),
  },
  {
    id: 3,
    list: '/parkovi/parkovi-list/',
    outlets: ({ parkovi_list }: ReportAnswer) =>
      parkovi_list.map((row) => ({ ...row, path: `/parkovi/park/${row.park_id}` })),
    isPark: true,
  },
  {
    id: 4,
    list: '/prodaja/igeusprovider-list/',
    outlets: ({ provider_list }: ReportAnswer) =>
      provider_list.map((row) => ({ ...row, path: `/prodaja/igeusprovider/${row.provider_id}` })),
  },
] as const;

/** The valid transactions of all pages. */
async function transactionsOf(outlet: string, query: string): Promise<Sold[]> {
  const load = (page: number) => answerOf<OutletAnswer>(`${outlet}/transakcije/?${query}&page=${page}`);
  const first = await load(1);
  const rest = await Promise.all(Array.from({ length: first.broj_stranica - 1 }, (_, index) => load(index + 2)));
  return [first, ...rest]
    .flatMap(({ transakcije }) => transakcije)
    .filter(({ is_valid }) => is_valid)
    .map(({ kolicina, iznos }) => ({ valid_count: kolicina, valid_amount: iznos }));
}

/** One outlet's rows by every way. */
async function outletRows(outlet: string, query: string, isPark: boolean, withTransactions: boolean) {
  const report = (name: string) => answerOf<OutletAnswer>(`${outlet}/${name}/?${query}`);
  const [articles, overTime, channels, details, transactions] = await Promise.all([
    report('po-artiklima'),
    report('intervalno'),
    isPark ? undefined : report('po-distributerima'),
    isPark ? undefined : report('detaljno'),
    withTransactions ? transactionsOf(outlet, query) : undefined,
  ]);
  return {
    // A park tells its channels with its articles only.
    channels: channels?.distributeri ?? articles.artikli.flatMap(({ distributeri = [] }) => distributeri),
    articles: articles.artikli,
    days: overTime.dnevno,
    weeks: overTime.tjedno,
    months: overTime.mjesecno,
    details: details?.detaljno,
    transactions,
  } satisfies Partial<Record<Way, readonly Sold[] | undefined>>;
}

/**
 * What the API tells of every service, summed by every way. `withTransactions` lists each sale, so it is for a range of
 * one day and a small world.
 */
export async function sumsOfServices(query: string, withTransactions: boolean): Promise<ServiceSums[]> {
  const dashboard = await answerOf(`/dashboard/ukupno-po-uslugama/?${query}`);
  return Promise.all(
    services.map(async ({ id, list, outlets, ...rest }) => {
      const own = dashboard.usluge.filter((row) => row.service_type_id === id);
      const listed = outlets(await answerOf(`${list}?${query}`));
      const isPark = 'isPark' in rest;
      const rows = await Promise.all(listed.map(({ path }) => outletRows(path, query, isPark, withTransactions)));
      const sums: Partial<Record<Way, Sum>> = { dashboard: sumOfRows(own), list: sumOfRows(listed) };
      for (const way of ['channels', 'articles', 'days', 'weeks', 'months', 'details', 'transactions'] as const) {
        const parts = rows.map((row) => row[way]);
        if (parts.every((part) => part !== undefined)) sums[way] = sumOfRows(parts.flat());
      }
      return { id, name: own[0]?.service_type_name ?? '', sums };
    }),
  );
}
