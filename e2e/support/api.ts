import { signIn } from '../../tools/processes/simulator.mjs';
import { password } from '../../tools/processes/users.mjs';

/** Figures as they are on the wire (behaviour 4.1). */
export interface WireMetrics {
  readonly total_count: number;
  readonly valid_count: number;
  readonly total_amount: string;
  readonly valid_amount: string;
}

export interface WireChannel extends WireMetrics {
  readonly reseller_id: number;
  readonly reseller_name: string;
}

export interface WireProvider extends WireMetrics {
  readonly provider_id: number;
  readonly naziv: string;
  readonly distributeri: readonly {
    readonly reseller_id: number;
    readonly reseller_name: string;
    readonly valid_count: number;
    readonly valid_amount: string;
  }[];
}

export interface WireArticle extends WireMetrics {
  readonly id: number;
  readonly item: string;
  readonly item_price: string;
  readonly shortcode: string;
  readonly zone_name: string | null;
}

type Query = Readonly<Record<string, string | number>>;

/** Calls the API directly as a user: the screens are compared with its replies. */
export interface ApiReader {
  readonly token: string;
  get<T>(path: string, query?: Query, language?: 'hr' | 'en'): Promise<T>;
  /** Only the status, for what should be refused. */
  status(path: string): Promise<number>;
}

export async function readerFor(origin: string, username: string, secret: string = password): Promise<ApiReader> {
  const token: string = await signIn(origin, username, secret);
  const ask = (path: string, query: Query, language: string) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return fetch(`${origin}/api${path}?${search}`, {
      headers: { authorization: `Token ${token}`, 'accept-language': language },
    });
  };
  return {
    token,
    async get<T>(path: string, query: Query = {}, language = 'hr') {
      const response = await ask(path, query, language);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    status: async (path) => (await ask(path, {}, 'hr')).status,
  };
}

/** A period's query: `{ begin_date, end_date }`. */
export const period = (begin: string, end: string) => ({ begin_date: begin, end_date: end });

/** Whole cents of an amount on the wire, so that sums are exact. */
export const cents = (amount: string | number): number => Math.round(Number(amount) * 100);

/** A transaction of any outlet, as it is on the wire. */
export interface WireTransaction {
  readonly id: number;
  readonly trans_ref: string;
  readonly vrijeme_transakcije: string;
  readonly vrijedi_od: string | null;
  readonly vrijedi_do: string | null;
  readonly kolicina: number;
  readonly iznos: string;
  readonly status_opisno_kratko: string;
  readonly transaction_input: string;
  readonly zone_name: string | null;
  readonly reseller_name: string;
  readonly is_valid: boolean;
}

/** All rows of a paged list, page by page; `key` is the rows' key in the reply. */
export async function everyRow<Row>(api: ApiReader, path: string, query: Query, key: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const reply = await api.get<Record<string, unknown>>(path, { ...query, page });
    rows.push(...(reply[key] as Row[]));
    pages = reply.broj_stranica as number;
  }
  return rows;
}
