import { answerOf } from './backOffice.ts';
import { outletScreens } from './outlets/kinds.ts';

/** Count and amount of valid sales; the amount in cents, so that sums are exact. */
export interface Sum {
  readonly count: number;
  readonly cents: number;
}

/** The sources of a service's figures. */
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
type Way = (typeof ways)[number];

/** Returns a service's figures from each of its sources. */
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

/** One outlet's rows from each source. */
async function outletRows(outlet: string, query: string, hasChannels: boolean, withTransactions: boolean) {
  const report = (name: string) => answerOf<OutletAnswer>(`${outlet}/${name}/?${query}`);
  const [articles, overTime, channels, details, transactions] = await Promise.all([
    report('po-artiklima'),
    report('intervalno'),
    hasChannels ? report('po-distributerima') : undefined,
    hasChannels ? report('detaljno') : undefined,
    withTransactions ? transactionsOf(outlet, query) : undefined,
  ]);
  return {
    // A park has channels only in its articles.
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
 * Returns every service's figures from the API, summed from each source. `withTransactions` lists each sale, so it is
 * for a range of one day and a scenario with few outlets.
 */
export async function sumsOfServices(query: string, withTransactions: boolean): Promise<ServiceSums[]> {
  const dashboard = await answerOf(`/dashboard/ukupno-po-uslugama/?${query}`);
  return Promise.all(
    outletScreens.map(async (kind) => {
      const own = dashboard.usluge.filter((row) => row.service_type_id === kind.serviceId);
      const listed = kind.rowsOf(await answerOf(`${kind.listCall}?${query}`));
      const rows = await Promise.all(
        listed.map(({ id }) => outletRows(kind.callOf(id), query, kind.hasChannels, withTransactions)),
      );
      const sums: Partial<Record<Way, Sum>> = { dashboard: sumOfRows(own), list: sumOfRows(listed) };
      for (const way of ['channels', 'articles', 'days', 'weeks', 'months', 'details', 'transactions'] as const) {
        const parts = rows.map((row) => row[way]);
        if (parts.every((part) => part !== undefined)) sums[way] = sumOfRows(parts.flat());
      }
      return { id: kind.serviceId, name: own[0]?.service_type_name ?? '', sums };
    }),
  );
}
