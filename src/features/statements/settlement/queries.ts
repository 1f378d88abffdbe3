import { request } from '#api/client.ts';
import { getGarages } from '#api/contract/garages.ts';
import { getParkingProviders } from '#api/contract/parking.ts';
import { getParks } from '#api/contract/parks.ts';
import type { Metrics, ReportQuery } from '#api/contract/reports.ts';
import { getSalesProviders } from '#api/contract/sales.ts';
import { getStatements, type Statement } from '#api/contract/statements.ts';
import { addTo, type Day, type DayRange, firstOfMonth, lastOfMonth } from '#api/days.ts';
import { sectionQuery } from '#features/pages/index.ts';
import type { RouteName } from '#features/routes/paths.ts';
import { describeParams, type Param } from '#features/url-state/index.ts';
import { type Month, searchesFor } from './months.ts';

/** The kinds of outlets that have a list with figures, by the route of that list. */
export const kinds = ['parking', 'garages', 'parks', 'sales'] as const satisfies readonly RouteName[];
export type Kind = (typeof kinds)[number];

/** The first month that can be settled: the portal's sales begin with it. */
const firstMonth = '2018-01';

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The days of a month, in the present one until today. */
export const daysOf = (month: Month, today: Day): DayRange => {
  const begin = `${month}-01`;
  const end = lastOfMonth(begin);
  return { begin, end: end > today && begin <= today ? today : end };
};

/** A month later, or earlier. */
export const monthsLater = (month: Month, months: number): Month => monthOf(addTo(`${month}-01`, { months }));

/** Every month that can be settled, the present one first. */
export function settledMonths(today: Day): readonly Month[] {
  const months: Month[] = [];
  for (let month = monthOf(today); month >= firstMonth; month = monthsLater(month, -1)) months.push(month);
  return months;
}

/** Which rows are shown. */
export const views = ['all', 'open', 'unsure', 'without'] as const;
export type View = (typeof views)[number];

/** The month of the page, and which of its rows are shown: by default those of the month before the present one, all. */
export function settlementParams(today: Day) {
  const byDefault = monthOf(addTo(firstOfMonth(today), { months: -1 }));
  const month: Param<Month, 'month'> = {
    names: ['month'],
    byDefault,
    read: (text) => {
      if (text === null || text === undefined) return {};
      const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) && text >= firstMonth && text <= monthOf(today);
      return isMonth ? { value: text } : { problem: 'month' };
    },
    write: (value) => [value === byDefault ? '' : value],
  };
  const show: Param<View> = {
    names: ['show'],
    byDefault: 'all',
    read: (text) => ({ value: views.find((view) => view === text) ?? 'all' }),
    write: (value) => [value === 'all' ? '' : value],
  };
  return describeParams<{ readonly month: Month; readonly show: View }, 'month'>({ month, show });
}

/** An outlet with its figures of the month; a park and a sales provider are their own partner. */
export interface OutletFigures extends Metrics {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly partner: string;
}

const loads: Readonly<Record<Kind, (query: ReportQuery, signal: AbortSignal) => Promise<readonly OutletFigures[]>>> = {
  parking: async (query, signal) =>
    (await request(getParkingProviders, { query }, { signal })).rows.map((row) => ({
      ...row,
      kind: 'parking',
      partner: row.supplier || row.name,
    })),
  garages: async (query, signal) =>
    (await request(getGarages, { query }, { signal })).rows.map((row) => ({
      ...row,
      kind: 'garages',
      partner: row.supplier || row.name,
    })),
  parks: async (query, signal) =>
    (await request(getParks, { query }, { signal })).rows.map((row) => ({ ...row, kind: 'parks', partner: row.name })),
  sales: async (query, signal) =>
    (await request(getSalesProviders, { query }, { signal })).rows.map((row) => ({
      ...row,
      kind: 'sales',
      partner: row.name,
    })),
};

/** The lists' figures of a month, and the lists that did not load. */
export interface MonthFigures {
  readonly month: Month;
  readonly outlets: readonly OutletFigures[];
  readonly failed: readonly Kind[];
}

/** Query of the figures of every list that the user may see. One that fails leaves the others; it fails when all do. */
export const figuresQuery = (month: Month, range: DayRange, lists: readonly Kind[]) =>
  sectionQuery(['settlement', 'figures', { ...range, lists }], async (signal): Promise<MonthFigures> => {
    const query = { beginDate: range.begin, endDate: range.end };
    const results = await Promise.allSettled(lists.map((kind) => loads[kind](query, signal)));
    signal.throwIfAborted();
    const failed = lists.filter((_, at) => results[at]?.status === 'rejected');
    const [first] = results;
    if (lists.length > 0 && failed.length === lists.length && first?.status === 'rejected') throw first.reason;
    return {
      month,
      outlets: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
      failed,
    };
  });

/** After so many pages the search asks whether to go on. */
export const pagesAtOnce = 100;
/** How many calls are made at the same time. */
const atOnce = 4;

export interface SearchProgress {
  /** The pages that were read, and those that are known to exist. */
  readonly read: number;
  readonly of: number;
}

/** What was found of a month's statements. */
export interface MonthStatements {
  readonly month: Month;
  readonly statements: readonly Statement[];
  /** How many pages were not read, because there are more than asked for. */
  readonly unread: number;
}

/**
 * Query of the statements that name a month, in whichever spelling: the server is searched, page by page, four at a time, and up
 * to `limit` pages. A statement that several searches find is there once.
 */
export const monthStatementsQuery = (month: Month, limit: number, onProgress: (progress: SearchProgress) => void) =>
  sectionQuery(['settlement', 'statements', { month, limit }], async (signal): Promise<MonthStatements> => {
    const found = new Map<number, Statement>();
    const waiting = searchesFor(month).map((search) => ({ search, page: 1 }));
    let known = waiting.length;
    let read = 0;
    let begun = 0;
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (begun >= limit) {
          waiting.push(next);
          return;
        }
        begun += 1;
        const { search, page } = next;
        const { rows, pages } = await request(getStatements, { query: { search, page } }, { signal });
        for (const row of rows) found.set(row.id, row);
        read += 1;
        if (page === 1) {
          for (let other = 2; other <= pages; other += 1) waiting.push({ search, page: other });
          known += Math.max(0, pages - 1);
        }
        onProgress({ read, of: Math.min(known, limit) });
      }
    };
    // A worker that ends while another one still finds pages leaves them to that one.
    await Promise.all(Array.from({ length: atOnce }, worker));
    return { month, statements: [...found.values()], unread: waiting.length };
  });
