import * as z from 'zod/mini';
import type { Call } from '#api/contract/call.ts';
import { areas } from '#api/contract/index.ts';
import { createSimulator, type Simulator } from '#simulator/simulator.ts';
import { createIds } from '../conformance/ids.ts';
import { type Server, serverAt } from '../conformance/server.ts';

/** An example of a call, made by the simulator. */
export interface Example {
  /** The values of the path and of the query keys that are needed, by their names. */
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The response's JSON; undefined for a file or no content. */
  readonly reply?: unknown;
}
export type Examples = ReadonlyMap<string, Example>;

const password = 'demo-1234';
const known: Readonly<Record<string, string>> = {
  begin_date: '2026-11-14',
  end_date: '2026-11-14',
  item_price: '1.00',
  excel: 'true',
  download: 'true',
  recipient: 'financije@primjer.hr',
};

const range = 'begin_date=2026-11-14&end_date=2026-11-14';

const closingRule = { closing_start: '2027-05-07', closing_end: '2027-05-07', reason: 'Sveti Duje' };
const workingPeriod = {
  valid_from: '2028-01-01',
  valid_to: '2028-12-31',
  description: 'Nova godina',
  working_days: Array.from({ length: 7 }, (_, day) => ({
    week_day: day,
    time_from: day === 6 ? '00:00:00' : '07:00:00',
    time_to: day === 6 ? '00:00:00' : '21:00:00',
    no_charge: day === 6,
  })),
};
const border = JSON.stringify({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [16.43, 43.505],
        [16.435, 43.505],
        [16.435, 43.51],
        [16.43, 43.505],
      ],
    ],
  ],
});
const incident = {
  title: 'Kašnjenje naplate',
  component: 'SMS',
  service_group: 'PARKING',
  begin_time: '2026-11-15T08:30:00Z',
  end_time: null,
  description: 'Poruke kasne do pet minuta.',
  incident_level: 2,
};

/** The bodies of calls that need one, by the calls' names or the ends of them. */
const bodies: readonly (readonly [name: RegExp, body: unknown])[] = [
  [/^login$/, { username: 'operator', password }],
  [/^changePassword$/, { current_password: password, new_password: 'nova-lozinka-7' }],
  [/^createWorkingPeriods$/, { ...workingPeriod, parking_zone_ids: [12] }],
  [/WorkingPeriod$/, workingPeriod],
  [/ClosingRule$/, closingRule],
  [/^changeZoneBorder$/, { polygon_data: border }],
  [/Incident$/, incident],
  [/^saveEmail$/, { email: 'ured@primjer.hr' }],
  [/^saveSetting$/, { postavka: 'magic_button', vrijednost: 'true' }],
];

/** Who makes the example of a call: the users with the fewest providers that have waiting requests. */
function userOf({ path }: Call): string {
  if (/^\/parking\/provider\/\{id\}\/(zon|radno|iznimk)/.test(path)) return 'provider';
  return /^\/garaze\/.*(radn|iznimk)/.test(path) ? 'garage' : 'operator';
}

const serverOf = (simulator: Simulator) =>
  serverAt(
    'http://example.test/api',
    async (request) => (await simulator.handle(request)) ?? new Response(null, { status: 404 }),
    60_000,
  );

/** Makes the requests that the examples of amending and withdrawing need. */
async function prepare(simulator: Simulator): Promise<void> {
  const server = serverOf(simulator);
  server.setToken(simulator.signIn('provider'));
  await server.send('POST', '/parking/provider/2/zona/11/iznimke/', closingRule);
  await server.send('POST', '/parking/provider/2/radno-vrijeme/', { ...workingPeriod, parking_zone_ids: [11] });
  await server.send('PATCH', '/parking/provider/2/zona/11/', { polygon_data: border });
  server.setToken(simulator.signIn('garage'));
  const garage = await createIds(server, range).pathOf({
    path: '/garaze/garaza/{id}/',
  });
  if (!('path' in garage)) throw new Error(garage.reason);
  await server.send('POST', `${garage.path}iznimke/`, closingRule);
  await server.send('POST', `${garage.path}radna-vremena/`, workingPeriod);
}

/** A bot-check token that the reset call accepts. */
async function captchaOf(simulator: Simulator): Promise<string> {
  const response = (await simulator.handle(new Request('http://example.test/__simulator/captcha'))) as Response;
  return ((await response.json()) as { token: string }).token;
}

/** The path of a call with ids of the simulator. */
async function pathOf(call: Call, server: Server, simulator: Simulator): Promise<string> {
  if (call.path.includes('{token}')) {
    await server.send('POST', '/auth/reset-password/', { username: 'park', captcha_token: await captchaOf(simulator) });
    const link = simulator.state().world.resetLink.at(-1);
    return call.path.replace('{token}', link?.token ?? '');
  }
  if (call.path.includes('/polygon-request/')) {
    const { json } = await server.get('/parking/provider/2/zona/11/detaljno/');
    const request = (json as { details: { polygon_request: { request_id: number } } }).details.polygon_request;
    return `/parking/provider/2/zona/11/polygon-request/${request.request_id}/`;
  }
  const found = await createIds(server, range).pathOf(call);
  if ('reason' in found) throw new Error(`${call.name}: ${found.reason}`);
  return found.path;
}

/** The names of a path's places with their values. */
function paramsOf(template: string, path: string): Record<string, string> {
  const values = path.split('/');
  return Object.fromEntries(
    template.split('/').flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), values[at] ?? '']] : [])),
  );
}

/** Cuts lists after two items: an example shows the shape, not all rows. */
export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
};

async function exampleOf(call: Call, simulator: Simulator): Promise<Example> {
  const server = serverOf(simulator);
  server.setToken(simulator.signIn(userOf(call)));
  const path = await pathOf(call, server, simulator);
  const params = paramsOf(call.path, path);
  if (call.query) {
    const { required = [] } = z.toJSONSchema(call.query, { io: 'input' }) as { required?: string[] };
    for (const key of required) params[key] = known[key] ?? (await transactionOf(server, path));
  }
  const query = new URLSearchParams(Object.entries(params).filter(([name]) => !call.path.includes(`{${name}}`)));
  const body = call.body ? await bodyOf(call, simulator) : undefined;
  const got = await server.send(call.method, `${path}${query.size > 0 ? `?${query}` : ''}`, body);
  if (got.status !== call.reply.status) {
    throw new Error(`${call.name}: ${got.status} ${JSON.stringify(got.json)}`);
  }
  return {
    params,
    ...(body === undefined ? {} : { body }),
    ...(call.reply.kind === 'json' ? { reply: shortened(got.json) } : {}),
  };
}

async function transactionOf(server: Server, path: string): Promise<string> {
  const { json } = await server.get(`${path.replace('download/', '')}?${range}`);
  return String((json as { racuni: { id: number }[] }).racuni[0]?.id);
}

async function bodyOf({ name }: Call, simulator: Simulator): Promise<unknown> {
  if (name === 'requestPasswordReset') {
    return { username: 'park', captcha_token: await captchaOf(simulator) };
  }
  if (name === 'resetPassword') return { new_password: 'nova-lozinka-7', confirm_password: 'nova-lozinka-7' };
  if (name === 'saveSubscription') {
    const { code } = simulator.state().world.serviceGroup[0] ?? { code: '' };
    return { service_group_code: code, is_enabled: true };
  }
  const found = bodies.find(([names]) => names.test(name))?.[1];
  if (name === 'createIncident' || name === 'changeIncident') {
    const [group] = simulator.state().world.serviceGroup;
    const components = (await serverFor(simulator).get('/system/incidents/component-list/')).json as {
      components: { name: string }[];
    };
    return { ...(found as object), service_group: group?.code, component: components.components[0]?.name };
  }
  return found;
}

function serverFor(simulator: Simulator): Server {
  const server = serverOf(simulator);
  server.setToken(simulator.signIn('operator'));
  return server;
}

/** The examples of all calls, each from the same state of a simulator with waiting requests. */
export async function makeExamples(): Promise<Examples> {
  const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
  await prepare(simulator);
  const state = simulator.state();
  const examples = new Map<string, Example>();
  for (const call of Object.values(areas).flat()) {
    simulator.restore(state);
    examples.set(call.name, await exampleOf(call, simulator));
  }
  return examples;
}
