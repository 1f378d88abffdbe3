/**
 * `npm run conformance -- --api URL --username NAME [--password TEXT]`: makes every GET call of the contract against a
 * server and says which answers do not fit. Ids for paths come from the area's own lists. Nothing is written there.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { Call } from '#api/contract/call.ts';
import { areas } from '#api/contract/index.ts';
import { addTo, today } from '#api/days.ts';

const { values } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:4010/api' },
    username: { type: 'string', default: 'operator' },
    password: { type: 'string', default: 'demo-1234' },
  },
});

const base = values.api.replace(/\/$/, '');

/** The text of every query key that a call may require; the rest is left out. */
const known: Record<string, string> = {
  begin_date: addTo(today(), { days: -14 }),
  end_date: addTo(today(), { days: -1 }),
  item_price: '1.00',
  excel: 'true',
  download: 'true',
};

async function signIn(): Promise<string> {
  const response = await fetch(`${base}/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: values.username, password: values.password }),
  });
  if (!response.ok) throw new Error(`${values.username} cannot sign in at ${base}: ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

/** The first id in an answer: of its first object that has one. */
function firstId(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value))
    if (/^(\w+_)?id$/.test(key) && typeof inner === 'number') return inner;
  for (const inner of Object.values(value)) {
    const id = firstId(inner);
    if (id !== undefined) return id;
  }
  return undefined;
}

function queryOf({ query }: Call, values: Readonly<Record<string, string | undefined>>): string {
  if (!query) return '';
  const { required = [], properties = {} } = z.toJSONSchema(query, { io: 'input' }) as {
    required?: string[];
    properties?: Record<string, unknown>;
  };
  const needed = Object.keys(properties).filter((key) => required.includes(key) && values[key] !== undefined);
  const missing = required.filter((key) => values[key] === undefined);
  if (missing.length > 0) throw new Error(`no value is known for ${missing.join(', ')}`);
  return `?${new URLSearchParams(needed.map((key) => [key, values[key] as string]))}`;
}

/** What the server answers a list that ids are taken from; asked for once. */
const lists = new Map<string, Promise<unknown>>();
function listAt(path: string): Promise<unknown> {
  const query = new URLSearchParams({ begin_date: known.begin_date as string, end_date: known.end_date as string });
  const asked =
    lists.get(path) ??
    fetch(`${base}${path}?${query}`, { headers: { authorization: `Token ${token}` } }).then((reply) => reply.json());
  lists.set(path, asked);
  return asked;
}

/** Where the ids of a path come from: the list that its beginning leads to. */
const roots: Readonly<Record<string, string>> = {
  '/parking/provider/': '/parking/provider-list/',
  '/garaze/garaza/': '/garaze/garage-list/',
  '/parkovi/park/': '/parkovi/parkovi-list/',
  '/prodaja/igeusprovider/': '/prodaja/igeusprovider-list/',
  '/obracun/': '/obracuni/',
};

/** The list that a zone's or a garage's period or rule is found in. */
async function itemsAt(place: string, kind: string): Promise<unknown> {
  if (place.startsWith('/garaze/')) return listAt(`${place}${kind === 'iznimka' ? 'iznimke' : 'radna-vremena'}/`);
  if (kind !== 'iznimka') return listAt(`${place}radno-vrijeme/`);
  return listAt(`${place}zona/${firstId(await listAt(`${place}zone/`))}/iznimke/`);
}

/** A pending request of a list's items, if there is one. */
const firstRequest = (answer: unknown): number | undefined =>
  Object.values(answer as Record<string, { readonly request_id?: number | null }[]>)
    .flat()
    .find(({ request_id }) => request_id)?.request_id ?? undefined;

async function idOf(before: string, name: string): Promise<number | undefined> {
  if (name === 'id') return firstId(await listAt(roots[before] ?? ''));
  if (name === 'zoneId') return firstId(await listAt(before.replace(/zona\/$/, 'zone/')));
  const [, place = '', kind = '', request] = /^(.*\/)([a-z-]+?)(-request)?\/$/.exec(before) ?? [];
  const answer = await itemsAt(place, kind);
  return request ? firstRequest(answer) : firstId(answer);
}

/** The call's path with ids that the server has; undefined where it has none, such as no pending request. */
async function pathOf({ path }: Call): Promise<string | undefined> {
  let found: string = path;
  for (let open = /^(.*?)\{(\w+)\}/.exec(found); open; open = /^(.*?)\{(\w+)\}/.exec(found)) {
    const id = await idOf(open[1] ?? '', open[2] ?? '');
    if (id === undefined) return undefined;
    found = found.replace(`{${open[2]}}`, String(id));
  }
  return found;
}

/** What is wrong with the call's answer; nothing when it fits, undefined when there is nothing to ask for. */
async function check(call: Call): Promise<string[] | undefined> {
  const path = await pathOf(call);
  if (path === undefined) return undefined;
  const values = {
    ...known,
    // More than a day needs a search.
    ...(path.endsWith('/transakcije/') ? { begin_date: known.end_date } : {}),
    ...(path.endsWith('/racuni/download/')
      ? { transaction_id: String(firstId(await listAt(path.replace('download/', ''))) ?? '') }
      : {}),
  };
  const response = await fetch(`${base}${path}${queryOf(call, values)}`, {
    headers: { authorization: `Token ${token}` },
  });
  if (response.status !== call.reply.status) return [`status ${response.status} instead of ${call.reply.status}`];
  if (call.reply.kind === 'file') {
    const type = response.headers.get('content-type') ?? 'none';
    const name = response.headers.get('content-disposition') ?? '';
    return [
      ...(type.startsWith(call.reply.mime) ? [] : [`type ${type} instead of ${call.reply.mime}`]),
      ...(/^attachment;\s*filename/.test(name) ? [] : [`Content-Disposition ${name || 'missing'}`]),
    ];
  }
  if (call.reply.kind === 'empty') return [];
  const parsed = z.safeParse(call.reply.schema, await response.json());
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const token = await signIn();
const counts = { fitting: 0, others: 0, without: 0 };
for (const [area, calls] of Object.entries(areas)) {
  for (const call of calls.filter(({ method, once }) => method === 'GET' && !once)) {
    const problems = await check(call).catch((error: Error) => [error.message]);
    if (problems === undefined) counts.without++;
    else if (problems.length === 0) counts.fitting++;
    else {
      counts.others++;
      console.log(`✗ ${area} ${call.name} ${call.path}`);
      for (const problem of problems.slice(0, 10)) console.log(`    ${problem}`);
      if (problems.length > 10) console.log(`    and ${problems.length - 10} more`);
    }
  }
}
const { fitting, others, without } = counts;
console.log(
  `${fitting} answers fit the contract, ${others} do not${without > 0 ? `, ${without} had nothing to ask for` : ''}`,
);
process.exitCode = others > 0 ? 1 : 0;
