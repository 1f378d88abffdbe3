import { type ControlCall, controlCalls } from '#simulator/control/calls.ts';
import { createSimulator, type Simulator } from '#simulator/simulator.ts';
import { type Example, type Examples, shortened } from './openapiExamples.ts';

type Name = keyof typeof controlCalls;

/** The bodies of the calls that have one; that of `importSnapshot` is what `getSnapshot` returns. */
const bodies: Readonly<Partial<Record<Name, unknown>>> = {
  reset: { scenario: 'requests-of-each-kind', seed: 1, now: '2026-11-20T09:00:00Z' },
  moveClock: { advance_seconds: 86_400 },
  setFaults: [{ path: '/dashboard/**', status: 503, times: 2 }],
  signIn: { username: 'operator' },
  approve: { note: 'U redu' },
  reject: { note: 'Razdoblje je prekratko.' },
};

async function send(simulator: Simulator, method: string, path: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://example.test${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const response = await simulator.handle(request);
  if (!response?.ok) throw new Error(`${path}: ${response?.status} ${await response?.text()}`);
  return response;
}

/** Makes what the examples are about: a call in the log that met a fault, a mail, and steps of the history. */
async function prepare(simulator: Simulator): Promise<void> {
  const control = async (method: string, path: string, body?: unknown) =>
    (await send(simulator, method, `/__simulator${path}`, body)).json();
  const { token } = (await control('GET', '/captcha/')) as { token: string };
  await send(simulator, 'POST', '/api/auth/reset-password/', { username: 'park', captcha_token: token });
  await control('PUT', '/faults/', [{ path: '/auth/**', delay_ms: 1 }]);
  await send(simulator, 'POST', '/api/auth/login/', { username: 'operator', password: 'demo-1234' });
  await control('POST', '/clock/', { advance_seconds: 3600 });
}

/** The first event after a change. */
async function firstEvent(simulator: Simulator, response: Response): Promise<string> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await send(simulator, 'POST', '/__simulator/clock/', { advance_seconds: 60 });
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** A waiting change of a zone, which has borders to compare with and can be decided. */
function requestId(simulator: Simulator): number {
  const { changeRequest } = simulator.state().world;
  const waiting = changeRequest.find(({ status, zoneId }) => status === 'pending' && zoneId !== null);
  if (!waiting) throw new Error('No request of a zone is waiting.');
  return waiting.id;
}

async function exampleOf(name: Name, call: ControlCall, simulator: Simulator): Promise<Example> {
  const params = call.params ? { id: String(call.path.startsWith('/log/') ? 2 : requestId(simulator)) } : undefined;
  const snapshot = await (await send(simulator, 'GET', '/__simulator/snapshot/')).json();
  const body = name === 'importSnapshot' ? snapshot : bodies[name];
  const path = `/__simulator${call.path.replace('{id}', params?.id ?? '')}`;
  const response = await send(simulator, call.method, path, body);
  const isEvents = call.reply.kind === 'events';
  return {
    params: params ?? {},
    ...(body === undefined ? {} : { body: shortened(body) }),
    reply: isEvents ? await firstEvent(simulator, response) : steady(shortened(await response.json())),
  };
}

/** The only value in a reply that is real time. */
const steady = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === 'duration_ms' ? 12 : inner));

/** The examples of all control calls, each by a simulator of its own with waiting requests. */
export async function makeControlExamples(): Promise<Examples> {
  const examples = new Map<string, Example>();
  for (const [name, call] of Object.entries<ControlCall>(controlCalls)) {
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z', scenario: 'requests-of-each-kind' });
    await prepare(simulator);
    examples.set(name, await exampleOf(name as Name, call, simulator));
  }
  return examples;
}
