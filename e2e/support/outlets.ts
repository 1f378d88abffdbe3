import { expect, type Page } from '@playwright/test';
import { type ApiReader, cents, type WireArticle, type WireChannel, type WireMetrics } from './api.ts';
import { readSpreadsheet } from './files.ts';
import { croatian, percentageOf } from './numbers.ts';
import { section } from './pages.ts';
import { readTable } from './tables.ts';

type Range = Readonly<{ begin_date: string; end_date: string }>;

/** A kind of outlet: its places in the portal, and its names on the wire. */
export interface Area {
  /** Its entry of the menu, and the heading of its list. */
  readonly menu: string;
  /** The list's section and table, and its first head. */
  readonly table: string;
  readonly head: string;
  readonly path: string;
  readonly pageOf: (id: number) => string;
  readonly list: string;
  readonly rows: string;
  readonly id: string;
  readonly name: string;
  readonly hasSupplier: boolean;
  /** Whether the list begins with the highest amounts; else it is by name. */
  readonly isByAmount?: boolean;
  readonly file: string;
  readonly callOf: (id: number) => string;
}

export const garages: Area = {
  menu: 'Garaže',
  table: 'Garaže',
  head: 'Garaža',
  path: '/garaze',
  pageOf: (id) => `/garaze/garaza/${id}`,
  list: '/garaze/garage-list/',
  rows: 'garage_list',
  id: 'garage_id',
  name: 'name',
  hasSupplier: true,
  isByAmount: true,
  file: 'garaze.xlsx',
  callOf: (id) => `/garaze/garaza/${id}`,
};

export const parks: Area = {
  menu: 'Parkovi',
  table: 'Parkovi',
  head: 'Park',
  path: '/ulaznice',
  pageOf: (id) => `/parkovi/park/${id}`,
  list: '/parkovi/parkovi-list/',
  rows: 'parkovi_list',
  id: 'park_id',
  name: 'naziv',
  hasSupplier: false,
  file: 'parkovi.xlsx',
  callOf: (id) => `/parkovi/park/${id}`,
};

export const sales: Area = {
  menu: 'Prodaja',
  table: 'Prodajni pružatelji',
  head: 'Pružatelj',
  path: '/prodaja',
  pageOf: (id) => `/prodaja/provider/${id}`,
  list: '/prodaja/igeusprovider-list/',
  rows: 'provider_list',
  id: 'provider_id',
  name: 'naziv',
  hasSupplier: false,
  file: 'prodaja.xlsx',
  callOf: (id) => `/prodaja/igeusprovider/${id}`,
};

export interface Listed {
  readonly rows: readonly (WireMetrics & { readonly id: number; readonly name: string; readonly supplier?: string })[];
  readonly total: WireMetrics;
}

/** An area's list as the API returns it. */
export async function listed(api: ApiReader, area: Area, range: Range): Promise<Listed> {
  const reply = await api.get<Record<string, unknown>>(area.list, range);
  const rows = reply[area.rows] as (WireMetrics & Record<string, string | number>)[];
  return {
    rows: rows.map((row) => ({
      ...row,
      id: row[area.id] as number,
      name: row[area.name] as string,
      ...(area.hasSupplier ? { supplier: row.supplier as string } : {}),
    })),
    total: reply.ukupno as WireMetrics,
  };
}

/** What a table shows of figures, alone or beside those of the compare period. */
export function figureCells(now: WireMetrics, before?: WireMetrics) {
  const amount = Number(now.valid_amount);
  if (!before) return { Količina: croatian.count(now.valid_count), 'Iznos, €': croatian.amount(amount) };
  const amountBefore = Number(before.valid_amount);
  return {
    'Količina: Razdoblje': croatian.count(now.valid_count),
    'Količina: Usporedba': croatian.count(before.valid_count),
    'Količina: Razlika': croatian.signedCount(now.valid_count - before.valid_count),
    'Količina: %': croatian.signedPercent(percentageOf(now.valid_count, before.valid_count)),
    'Iznos, €: Razdoblje': croatian.amount(amount),
    'Iznos, €: Usporedba': croatian.amount(amountBefore),
    'Iznos, €: Razlika': croatian.signedAmount((cents(amount) - cents(amountBefore)) / 100),
    'Iznos, €: %': croatian.signedPercent(percentageOf(amount, amountBefore)),
  };
}

const beforeOf = (before: Listed | undefined, id: number) => before?.rows.find((row) => row.id === id);

/** The names of a list's outlets in the order of its table and of its file. */
function namesInOrder({ isByAmount }: Area, { rows }: Listed): string[] {
  const { compare } = new Intl.Collator('hr');
  return rows
    .toSorted((a, b) => (isByAmount ? cents(b.valid_amount) - cents(a.valid_amount) : compare(a.name, b.name)))
    .map(({ name }) => name);
}

/** The list's table has a row for each outlet, in the list's order, with the API's figures. */
export async function expectListed(page: Page, area: Area, now: Listed, before?: Listed) {
  const { rows, total } = await readTable(section(page, area.table).getByRole('table', { name: area.table }));
  expect(rows.map((row) => row[area.head])).toEqual(namesInOrder(area, now));
  for (const row of rows) {
    const own = now.rows.find(({ name }) => name === row[area.head]);
    if (!own) throw new Error(`The API has no ${row[area.head]}`);
    expect(row).toMatchObject(figureCells(own, beforeOf(before, own.id)));
  }
  expect(total).toMatchObject(figureCells(now.total, before?.total));
}

/** The list's spreadsheet has the same rows with figures as numbers, and on a second sheet their channels. */
export async function expectListFile(bytes: Buffer, area: Area, now: Listed, before?: Listed) {
  const sheets = await readSpreadsheet(bytes);
  const [first, second] = [...sheets.values()];
  expect([...sheets.keys()]).toEqual([area.table, 'Kanali prodaje', 'Filtri']);
  const filters = (sheets.get('Filtri') ?? []).map(([title]) => title);
  expect(filters).toEqual(
    expect.arrayContaining(['Razdoblje', 'Kanali prodaje', ...(before ? ['U usporedbi s'] : [])]),
  );
  const [heads = [], ...rows] = first ?? [];
  const compared = (title: string) => [title, `${title} – usporedba`, `${title} – razlika`, `${title} – razlika %`];
  const valid = ['Količina', 'Iznos (EUR)'].flatMap((title) => (before ? compared(title) : [title]));
  const names = area.hasSupplier ? ['Naziv', 'Dobavljač'] : ['Naziv'];
  expect(heads).toEqual([...names, ...valid, 'Ukupna količina', 'Ukupan iznos (EUR)']);
  const pair = (own: number, than: number | undefined) =>
    than === undefined ? [own] : [own, than, expect.closeTo(own - than, 6), percentageOf(own, than)];
  const cells = (own: WireMetrics, than: WireMetrics | undefined) => [
    ...pair(own.valid_count, than?.valid_count),
    ...pair(Number(own.valid_amount), than && Number(than.valid_amount)),
    own.total_count,
    Number(own.total_amount),
  ];
  expect(rows.slice(0, -1).map(([name]) => name)).toEqual(namesInOrder(area, now));
  for (const own of now.rows) {
    const row = rows.find(([name]) => name === own.name);
    expect(row, own.name).toEqual([
      own.name,
      ...(area.hasSupplier ? [own.supplier] : []),
      ...cells(own, beforeOf(before, own.id)),
    ]);
  }
  expect(rows.at(-1)?.[0]).toBe('Ukupno');
  expect(rows.at(-1)?.slice(names.length)).toEqual(cells(now.total, before?.total));

  const channels = (second ?? []).slice(1, -1);
  const count = names.length + 1;
  const sumOf = (name: string, column: number) =>
    channels.filter(([of]) => of === name).reduce((sum, row) => sum + cents(row[column] as number), 0);
  for (const own of now.rows) {
    expect(sumOf(own.name, count)).toBe(own.valid_count * 100);
    expect(sumOf(own.name, count + (before ? 4 : 1))).toBe(cents(own.valid_amount));
  }
}

interface Reported<Row> {
  readonly ukupno: WireMetrics;
  readonly rows: readonly Row[];
}

export interface Reports {
  /** Parks have none. */
  readonly channels: readonly WireChannel[];
  readonly articles: readonly WireArticle[];
  /** Lines by day, article and channel; parks have none. */
  readonly lines: readonly { readonly valid_count: number; readonly valid_amount: string }[];
  readonly total: WireMetrics;
}

/** The data of an outlet's page, as the API returns it. */
export async function reportsOf(api: ApiReader, area: Area, id: number, range: Range): Promise<Reports> {
  const get = async <Row>(part: string, key: string): Promise<Reported<Row>> => {
    const { ukupno, [key]: rows } = await api.get<Record<string, unknown>>(`${area.callOf(id)}/${part}/`, range);
    return { ukupno: ukupno as WireMetrics, rows: rows as Row[] };
  };
  const articles = await get<WireArticle>('po-artiklima', 'artikli');
  const hasChannels = area !== parks;
  return {
    total: articles.ukupno,
    articles: articles.rows,
    channels: hasChannels ? (await get<WireChannel>('po-distributerima', 'distributeri')).rows : [],
    lines: hasChannels ? (await get<Reports['lines'][number]>('detaljno', 'detaljno')).rows : [],
  };
}
