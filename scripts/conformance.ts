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

function queryOf({ query }: Call): string {
  if (!query) return '';
  const { required = [], properties = {} } = z.toJSONSchema(query, { io: 'input' }) as {
    required?: string[];
    properties?: Record<string, unknown>;
  };
  const needed = Object.keys(properties).filter((key) => required.includes(key) && known[key] !== undefined);
  const missing = required.filter((key) => known[key] === undefined);
  if (missing.length > 0) throw new Error(`no value is known for ${missing.join(', ')}`);
  return `?${new URLSearchParams(needed.map((key) => [key, known[key] as string]))}`;
}

/** What is wrong with the call's answer; nothing when it fits. */
async function check(call: Call, token: string, id: number | undefined, keepId: (id: number | undefined) => void) {
  if (call.params && id === undefined) throw new Error('no id is known for its path');
  const path = call.path.replace(/\{\w+\}/g, String(id));
  const response = await fetch(`${base}${path}${queryOf(call)}`, { headers: { authorization: `Token ${token}` } });
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
  const wire: unknown = await response.json();
  if (!call.params) keepId(firstId(wire));
  const parsed = z.safeParse(call.reply.schema, wire);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const token = await signIn();
let fitting = 0;
let others = 0;
for (const [area, calls] of Object.entries(areas)) {
  let id: number | undefined;
  // Lists first: the ids for the other paths come from them.
  const reads = calls
    .filter(({ method }) => method === 'GET')
    .sort((a, b) => Number('params' in a) - Number('params' in b));
  for (const call of reads) {
    const problems = await check(call, token, id, (found) => {
      id ??= found;
    }).catch((error: Error) => [error.message]);
    if (problems.length === 0) fitting++;
    else {
      others++;
      console.log(`✗ ${area} ${call.name} ${call.path}`);
      for (const problem of problems.slice(0, 10)) console.log(`    ${problem}`);
      if (problems.length > 10) console.log(`    and ${problems.length - 10} more`);
    }
  }
}
console.log(`${fitting} answers fit the contract, ${others} do not`);
process.exitCode = others > 0 ? 1 : 0;
