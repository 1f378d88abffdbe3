import * as z from 'zod/mini';
import type { Permission } from '../permissions.ts';
import { defineCall, json, type Reply, xlsx } from './call.ts';
import { id, renamed } from './codecs.ts';
import {
  articleReport,
  channelReport,
  detailReport,
  idParam,
  intervalReport,
  listFileQuery,
  reportQuery,
} from './reports.ts';
import {
  excelFields,
  listedFields,
  pagedFields,
  searchText,
  transactionPage,
  transactionsFile,
} from './transactions.ts';

/**
 * Calls that outlets share: parking providers, garages, parks and sales providers have the same lists, reports and
 * transactions, at paths and with permissions of their own (behaviour 21.20 to 21.22).
 */

type Path = `/${string}/`;
type Access = readonly Permission[];

interface OutletList<R extends Reply> {
  /** The call's name without `get`: `Garages`. */
  readonly name: string;
  readonly summary: string;
  readonly path: Path;
  readonly access: Access;
  readonly reply: R;
  /** Name of the spreadsheet. */
  readonly fileName: string;
}

/** The list of outlets with their figures, and the same as a spreadsheet. */
export function outletList<R extends Reply>({ name, summary, path, access, reply, fileName }: OutletList<R>) {
  const list = { method: 'GET', path, access } as const;
  return {
    list: defineCall({ ...list, name: `get${name}`, summary, query: reportQuery, reply }),
    file: defineCall({
      ...list,
      name: `get${name}File`,
      summary: `${summary}, as a spreadsheet`,
      query: listFileQuery,
      when: 'excel',
      reply: xlsx(fileName),
    }),
  };
}

/** Id and name of an outlet. */
const outletInfo = renamed({ info: ['info', renamed({ id: ['id', id], name: ['name', z.string()] })] });

interface OutletReports<Query extends z.core.$ZodType> {
  /** The calls' name without `get`: `Garage`. */
  readonly name: string;
  /** The outlet in a summary: `A garage`. */
  readonly outlet: string;
  /** The path of one outlet, with `{id}`. */
  readonly path: Path;
  readonly access: Access;
  readonly query: Query;
}

/** The info and the reports of one outlet. */
export function outletReports<Query extends z.core.$ZodType>({
  name,
  outlet,
  path,
  access,
  query,
}: OutletReports<Query>) {
  const one = { method: 'GET', access, params: idParam } as const;
  const report = { ...one, query } as const;
  return {
    info: defineCall({
      ...one,
      name: `get${name}Info`,
      summary: outlet,
      path: `${path}info/`,
      reply: json(outletInfo),
    }),
    channels: defineCall({
      ...report,
      name: `get${name}Channels`,
      summary: `${outlet}'s figures by sales channel`,
      path: `${path}po-distributerima/`,
      reply: json(channelReport),
    }),
    articles: defineCall({
      ...report,
      name: `get${name}Articles`,
      summary: `${outlet}'s figures by article`,
      path: `${path}po-artiklima/`,
      reply: json(articleReport),
    }),
    intervals: defineCall({
      ...report,
      name: `get${name}Intervals`,
      summary: `${outlet}'s figures over time`,
      path: `${path}intervalno/`,
      reply: json(intervalReport),
    }),
    details: defineCall({
      ...report,
      name: `get${name}Details`,
      summary: `${outlet}'s figures by day, article and sales channel`,
      path: `${path}detaljno/`,
      reply: json(detailReport),
    }),
  };
}

type Fields = Parameters<typeof renamed>[0];

interface OutletTransactions<Range extends Fields, Search extends string> {
  /** The calls' name without `get`: `GarageTransactions`. */
  readonly name: string;
  /** The outlet in a summary: `A garage`. */
  readonly outlet: string;
  readonly path: Path;
  readonly access: Access;
  /** The range, with the channels where the list has that filter. */
  readonly range: Range;
  /** The search field's key on the wire. */
  readonly search: Search;
}

/** The transactions of one outlet: a page of the list, and all of it as a spreadsheet. */
export function outletTransactions<const Range extends Fields, const Search extends string>({
  name,
  outlet,
  path,
  access,
  range,
  search,
}: OutletTransactions<Range, Search>) {
  const transactions = { method: 'GET', path: `${path}transakcije/`, access, params: idParam } as const;
  const summary = `${outlet}'s transactions`;
  const fields = { ...range, search: [search, searchText], ...listedFields } as const;
  return {
    page: defineCall({
      ...transactions,
      name: `get${name}`,
      summary,
      query: renamed({ ...fields, ...pagedFields }),
      reply: transactionPage,
    }),
    file: defineCall({
      ...transactions,
      name: `get${name}File`,
      summary: `${summary}, as a spreadsheet`,
      query: renamed({ ...fields, ...excelFields }),
      when: 'excel',
      reply: transactionsFile,
    }),
  };
}
