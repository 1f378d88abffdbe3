import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { submit } from '../approvals/approvals.ts';
import { createSequence } from '../data/random.ts';
import { asOf } from '../ledger/calendar.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createClock } from '../state/clock.ts';
import { createStatistics } from '../statistics/model.ts';
import { ask, still } from '../testing/testCalls.ts';
import { textsOf } from '../texts/texts.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { createWorld, firstData } from '../world/world.ts';
import { encoderOf } from './encode.ts';
import type { HandledCall } from './handler.ts';
import { routes } from './index.ts';

const clock = createClock('2026-11-15T09:00:00Z');
const world = createWorld(firstData(defaultCatalogue, clock.now()), () => {});
const context = {
  catalogue: defaultCatalogue,
  world,
  ledger: createLedger(defaultCatalogue.channels, 1),
  statistics: createStatistics(defaultCatalogue.paymentApp, 1),
  clock,
  random: createSequence(1),
  user: world.user.get('operator'),
  token: undefined,
  language: 'hr' as const,
  texts: textsOf('hr'),
  today: '2026-11-15',
  asOf: asOf(clock.now()),
  sent: undefined,
  signal: new AbortController().signal,
};
/** The first two requests: of a period, and of a rule. */
const place = { kind: 'zone', zoneId: 1, providerId: 1 } as const;
for (const resource of ['workingPeriod', 'closingRule'] as const) {
  submit({ world, clock }, 'operator', { place, resource, itemId: 1, after: null });
}
const inputOf = ({ name }: HandledCall) => ({
  params: { id: 1, zoneId: 1, itemId: name.endsWith('ClosingRuleRequest') ? 2 : 1 },
  // Statistics know no today.
  query: { beginDate: '2026-11-01', endDate: '2026-11-14', search: 'ZG 12', price: 1.6 },
  body: { username: 'operator', password: 'demo-1234' },
});

/** Writes return one or two ids. */
const answering = routes.filter(
  ({ call }) => call.reply.kind === 'json' && (call.method === 'GET' || call.name === 'login'),
);

test.each(answering.map(({ call, handle }) => [call.name, call, handle] as const))(
  '%s is encoded as zod encodes it',
  async (_, call: HandledCall, handle) => {
    if (call.reply.kind !== 'json') throw new Error('no JSON');
    const answer = await handle(inputOf(call), context);
    const encoded = encoderOf(call.reply.schema)(answer);
    expect(encoded).toEqual(z.encode(call.reply.schema as z.ZodMiniType, answer as never));
    expect(Object.keys(encoded as object).length).toBeGreaterThan(0);
  },
);

test.each([
  [{ totalCount: 1.5 }],
  [{ totalCount: -1 }],
  [{ totalAmount: Number.NaN }],
  [{ totalAmount: '1.00' }],
  [{ totalAmount: undefined }],
])('a report with %j is not sent', (wrong) => {
  const call = answering.find(({ call }) => call.name === 'getTotalsByService')?.call;
  if (call?.reply.kind !== 'json') throw new Error('no such call');
  const total = { totalCount: 1, validCount: 1, totalAmount: 1, validAmount: 1, ...wrong };
  const { schema } = call.reply;
  expect(() => encoderOf(schema)({ rows: [], total })).toThrow(TypeError);
});

test('an internal error is a 500, with the details in the console only', async () => {
  const simulator = still();
  const token = simulator.signIn('operator');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const route = routes.find(({ call }) => call.name === 'getServices');
  if (!route) throw new Error('no such call');
  const { handle } = route;
  Object.assign(route, { handle: () => ({ services: [{ id: 'one', name: 'Parking' }] }) });
  try {
    const reply = await ask(simulator, 'GET', '/api/common/usluge/', { token });
    expect([reply.status, await reply.json()]).toEqual([500, { detail: 'Došlo je do pogreške na poslužitelju.' }]);
    expect(said).toHaveBeenCalledOnce();
  } finally {
    Object.assign(route, { handle });
  }
});
