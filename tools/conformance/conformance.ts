import * as z from 'zod/mini';
import { login } from '#api/contract/accounts.ts';
import type { Call } from '#api/contract/call.ts';
import { areas } from '#api/contract/index.ts';
import { addTo, type Day, dayOf } from '#api/days.ts';
import { canonicalPermission } from '#api/permissions.ts';
import {
  duplicateFaults,
  type Fault,
  fault,
  pageOf,
  rangeFaults,
  schemaFaults,
  signatureFaults,
  totalFaults,
  unknownKeys,
  zoneFaults,
} from './checks.ts';
import { createIds, type Ids } from './ids.ts';
import { lifeCycle } from './lifeCycle.ts';
import { CannotCheck, type Fetch, type Got, type Server, serverAt } from './server.ts';

export interface ConformanceOptions {
  readonly api: string;
  readonly username: string;
  readonly password: string;
  /** Tries the life cycle of a change request too, and withdraws it. */
  readonly write?: boolean;
  /** The longest that a call may take, in milliseconds; default: 10 s. */
  readonly limit?: number;
  /** The names of the calls to check; default: all. */
  readonly only?: readonly string[];
  readonly fetch?: Fetch;
}

/** The result of one call. */
export interface CallResult {
  readonly name: string;
  readonly method: string;
  /** As it was requested; the contract's when it was not. */
  readonly path: string;
  /** `refused`: the user may not make it, and the server refuses it. `not-asked`: `reason` says why. */
  readonly outcome: 'fits' | 'refused' | 'not-asked' | 'differs';
  readonly reason?: string;
  readonly faults: readonly Fault[];
  readonly warnings: readonly string[];
}

export interface Report {
  readonly api: string;
  readonly username: string;
  /** The server's day, in Zagreb. */
  readonly day: Day;
  readonly results: readonly CallResult[];
}

/** Pages of one list that are requested at most. */
const mostPages = 4;

interface Checked {
  readonly server: Server;
  readonly ids: Ids;
  readonly day: Day;
  readonly limit: number;
  /** The values of the query keys that a call may require. */
  readonly known: Readonly<Record<string, string>>;
}

/**
 * Checks a server against the contract: makes every GET that its user may make, and those that he may not, which must
 * be refused. Throws a {@link CannotCheck} when the server cannot be reached or does not let the user in.
 */
export async function checkServer(options: ConformanceOptions): Promise<Report> {
  const { api, username, limit = 10_000, only } = options;
  const server = serverAt(api.replace(/\/+$/, ''), options.fetch ?? fetch, limit * 2);
  const { day, result: signedIn } = await signIn(server, options);
  const results: CallResult[] = [signedIn, await withoutToken(server, signedIn)];
  const begin = addTo(day, { days: -14 });
  const end = addTo(day, { days: -1 });
  const known = { begin_date: begin, end_date: end, item_price: '1.00', excel: 'true', download: 'true' };
  const ids = createIds(server, `begin_date=${begin}&end_date=${end}`);
  const checked: Checked = { server, ids, day, limit, known };
  const permissions = await permissionsOf(server);
  for (const call of Object.values(areas).flat()) {
    if (call.method !== 'GET' || call.once || (only && !only.includes(call.name))) continue;
    results.push(await resultOf(call, checked, permissions));
  }
  if (options.write) results.push(...(await lifeCycle(server, ids, permissions, day)));
  return { api, username, day, results: results.filter(({ name }) => !only || only.includes(name)) };
}

async function signIn(server: Server, { username, password }: ConformanceOptions) {
  let got: Got;
  try {
    got = await server.send('POST', login.path, { username, password });
  } catch (error) {
    const { cause, message } = error as Error;
    const why = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
    throw new CannotCheck(`${server.base} cannot be reached (${why}).`);
  }
  const token = (got.json as { token?: unknown } | undefined)?.token;
  if (got.status !== 200 || typeof token !== 'string') {
    throw new CannotCheck(`${username} cannot sign in at ${server.base}${login.path}: status ${got.status}.`);
  }
  server.setToken(token);
  const faults = [...jsonFaults(got, login.reply.schema)];
  const date = Date.parse(got.headers.get('Date') ?? '');
  if (Number.isNaN(date)) faults.push(fault('Date', 'the server’s time in a header', 'no such header'));
  const now = Number.isNaN(date) ? new Date() : new Date(date);
  const outcome = faults.length > 0 ? ('differs' as const) : ('fits' as const);
  const result: CallResult = { name: login.name, method: 'POST', path: login.path, outcome, faults, warnings: [] };
  return { day: dayOf(now), result: { ...result, token } };
}

/** A call without a token must be refused with a 401. */
async function withoutToken(server: Server, { token }: { token: string }): Promise<CallResult> {
  server.setToken(undefined);
  const path = '/auth/user-info/';
  const { status } = await server.get(path);
  server.setToken(token);
  const faults = status === 401 ? [] : [fault('status', '401 without a token', String(status))];
  const outcome = status === 401 ? 'fits' : 'differs';
  return { name: 'withoutToken', method: 'GET', path, outcome, faults, warnings: [] };
}

async function permissionsOf(server: Server): Promise<readonly string[]> {
  const { status, json } = await server.get('/auth/permission-list/');
  const permissions = (json as { permissions?: unknown } | undefined)?.permissions;
  if (status === 200 && Array.isArray(permissions)) return permissions.map((name) => canonicalPermission(String(name)));
  throw new CannotCheck(`${server.base}/auth/permission-list/ does not say what the user may do: status ${status}.`);
}

async function resultOf(call: Call, checked: Checked, permissions: readonly string[]): Promise<CallResult> {
  const { name, method, access } = call;
  const mayCall = typeof access === 'string' || access.some((permission) => permissions.includes(permission));
  const found = await checked.ids.pathOf(call);
  if ('reason' in found) {
    return { name, method, path: call.path, outcome: 'not-asked', reason: found.reason, faults: [], warnings: [] };
  }
  const query = await queryOf(call, found.path, checked);
  if ('reason' in query) {
    return { name, method, path: found.path, outcome: 'not-asked', reason: query.reason, faults: [], warnings: [] };
  }
  const path = `${found.path}${query.text}`;
  try {
    if (!mayCall) {
      const { status } = await checked.server.get(path);
      const faults = status === 403 ? [] : [fault('status', '403: the user may not', String(status))];
      return { name, method, path, outcome: status === 403 ? 'refused' : 'differs', faults, warnings: [] };
    }
    const { faults, warnings } = await check(call, path, checked);
    return { name, method, path, outcome: faults.length > 0 ? 'differs' : 'fits', faults, warnings };
  } catch (error) {
    const faults = [fault('the response', `one within ${checked.limit} ms`, (error as Error).message)];
    return { name, method, path, outcome: 'differs', faults, warnings: [] };
  }
}

/** The query of a call, with what it requires. */
async function queryOf(call: Call, path: string, { ids, known }: Checked) {
  if (!call.query) return { text: '' };
  const { required = [] } = z.toJSONSchema(call.query, { io: 'input' }) as { required?: string[] };
  const values: Record<string, string | undefined> = { ...known };
  // More than a day of transactions needs a search.
  if (path.endsWith('/transakcije/')) values.begin_date = known.end_date;
  if (required.includes('transaction_id')) {
    const list = path.replace('download/', '');
    values.transaction_id = (await ids.firstOf(list).catch(() => undefined))?.toString();
    if (values.transaction_id === undefined) return { reason: `${list} has none in these days` };
  }
  const missing = required.find((key) => values[key] === undefined);
  if (missing) return { reason: `no value is known for ${missing}` };
  return { text: `?${new URLSearchParams(required.map((key) => [key, values[key] as string]))}` };
}

function jsonFaults(got: Got, schema: z.core.$ZodType): Fault[] {
  if (!/^application\/json\b/i.test(got.type)) {
    return [fault('Content-Type', 'application/json', got.type || 'no such header')];
  }
  if (got.json === undefined) return [fault('the response', 'JSON', `${got.bytes.length} bytes that are none`)];
  return schemaFaults(schema, got.json);
}

async function check({ reply, query }: Call, path: string, checked: Checked) {
  const got = await checked.server.get(path);
  const faults: Fault[] = [];
  const warnings: string[] = [];
  if (got.milliseconds > checked.limit) {
    faults.push(fault('the response', `one within ${checked.limit} ms`, `${Math.round(got.milliseconds)} ms`));
  }
  if (got.status !== reply.status) {
    faults.push(fault('status', String(reply.status), String(got.status)));
  } else if (reply.kind === 'file') {
    const disposition = got.headers.get('Content-Disposition') ?? '';
    if (!got.type.startsWith(reply.mime)) faults.push(fault('Content-Type', reply.mime, got.type || 'no such header'));
    if (!/^attachment;\s*filename/.test(disposition)) {
      faults.push(fault('Content-Disposition', 'attachment; filename=…', disposition || 'no such header'));
    }
    faults.push(...signatureFaults(reply.mime, got.bytes));
  } else if (reply.kind === 'json') {
    const mismatches = jsonFaults(got, reply.schema);
    faults.push(...mismatches);
    if (mismatches.length === 0) {
      const asked = new URLSearchParams(path.split('?')[1]);
      const [begin, end] = [asked.get('begin_date'), asked.get('end_date')];
      faults.push(...zoneFaults(got.json), ...duplicateFaults(got.json), ...totalFaults(got.json));
      if (begin && end) faults.push(...rangeFaults(got.json, begin, end));
      warnings.push(...unknownKeys(reply.schema, got.json).map((key) => `unknown key ${key}`));
      if (query && takesPage(query)) faults.push(...(await pageFaults(checked.server, path, got.json)));
    }
  }
  return { faults, warnings };
}

const takesPage = (query: z.core.$ZodType): boolean =>
  'page' in ((z.toJSONSchema(query, { io: 'input' }) as { properties?: object }).properties ?? {});

/** Walks the pages of a list: each row once, the same total on each, and as many rows in all as the total says. */
async function pageFaults(server: Server, path: string, body: unknown): Promise<Fault[]> {
  const first = pageOf(body);
  if (!first) return [fault('the response', 'rows and their total', 'none')];
  const size = first.rows.length;
  const pages = first.pages ?? Math.ceil(first.total / Math.max(1, size));
  const faults: Fault[] = [];
  const seen = new Set(first.rows.map((row) => JSON.stringify(row)));
  let walked = 1;
  let count = size;
  for (let page = 2; page <= Math.min(pages, mostPages); page++) {
    const { status, json } = await server.get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    const next = pageOf(json);
    if (status !== 200 || !next) return [fault(`page ${page} of ${pages}`, 'a page', `status ${status}`)];
    if (next.total !== first.total) {
      faults.push(fault(`page ${page}: total`, String(first.total), String(next.total)));
    }
    if (next.rows.some((row) => seen.has(JSON.stringify(row)))) {
      faults.push(fault(`page ${page} of ${pages}`, 'rows that no page before has', 'a row again'));
    }
    if (page < pages && next.rows.length !== size) {
      faults.push(fault(`page ${page} of ${pages}`, `${size} rows, as on page 1`, String(next.rows.length)));
    }
    for (const row of next.rows) seen.add(JSON.stringify(row));
    count += next.rows.length;
    walked = page;
  }
  if (walked >= pages && count !== first.total) {
    faults.push(fault('rows of all pages', `${first.total}, the total`, String(count)));
  } else if (size > 0 && pages !== Math.max(1, Math.ceil(first.total / size))) {
    faults.push(fault('broj_stranica', String(Math.max(1, Math.ceil(first.total / size))), String(pages)));
  }
  return faults;
}
