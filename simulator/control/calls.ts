import * as z from 'zod/mini';
import { zoneBorders } from '#api/contract/borders.ts';
import { json } from '#api/contract/call.ts';
import { changeRequest, requestStatus } from '#api/contract/changeRequests.ts';
import { idText } from '#api/contract/codecs.ts';
import { faultSchema } from '../faults/faults.ts';
import type { HandledCall } from '../handlers/handler.ts';
import { scenarios } from '../scenarios/index.ts';
import { momentSchema } from '../state/clock.ts';
import { snapshotSchema } from '../state/state.ts';
import * as replies from './replies.ts';

/** A control call. `path` is below `/__simulator`. No real server has these calls, so they need no user. */
export interface ControlCall extends HandledCall {
  readonly access: 'public';
  /** When the call is refused with a 409. */
  readonly conflict?: string;
}

/** Declares a control call. Returns its argument with the exact types. */
const defineControl = <const C extends Omit<ControlCall, 'access'>>(call: C) =>
  ({ access: 'public', ...call }) as const;

const [firstScenario, ...otherScenarios] = scenarios.map(({ id }): string => id);
const scenarioId = z.enum([firstScenario ?? 'default', ...otherScenarios]);

const byId = z.object({ id: idText });
/** An id of the log after which its calls are wanted. */
const afterId = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), { decode: Number, encode: String });

const decision = z.optional(
  z.strictObject({ note: z.optional(z.string()), confirm_outdated: z.optional(z.boolean()) }),
);
const decisionConflict = 'The request is final, is outdated and not confirmed, or would overlap';

const getState = defineControl({
  name: 'getState',
  summary: 'Scenario, seed, time, whether it stands, and a version that grows with every change',
  method: 'GET',
  path: '/state/',
  reply: json(replies.worldState),
});

const reset = defineControl({
  name: 'reset',
  summary: 'Start over: no tokens, mails, faults or log; what is left out stays as it was at the start',
  method: 'POST',
  path: '/reset/',
  body: z.optional(
    z.strictObject({
      scenario: z.optional(scenarioId),
      seed: z.optional(z.int()),
      now: z.optional(z.nullable(momentSchema)),
    }),
  ),
  reply: json(replies.worldState),
});

const moveClock = defineControl({
  name: 'moveClock',
  summary: 'Move the clock to a moment or by seconds, from 2018 to 2100; the moment null lets real time run',
  method: 'POST',
  path: '/clock/',
  body: z.union([z.strictObject({ now: z.nullable(momentSchema) }), z.strictObject({ advance_seconds: z.number() })]),
  reply: json(replies.worldState),
});

const getScenarios = defineControl({
  name: 'getScenarios',
  summary: 'Scenarios, in the language of Accept-Language',
  method: 'GET',
  path: '/scenarios/',
  reply: json(z.array(replies.namedScenario)),
});

const getPeople = defineControl({
  name: 'getPeople',
  summary: 'Accounts and their permissions',
  method: 'GET',
  path: '/people/',
  reply: json(z.array(replies.person)),
});

const getFaults = defineControl({
  name: 'getFaults',
  summary: 'Rules of faults',
  method: 'GET',
  path: '/faults/',
  reply: json(z.array(faultSchema)),
});

const setFaults = defineControl({
  name: 'setFaults',
  summary: 'Replace all rules of faults; an empty list clears them',
  method: 'PUT',
  path: '/faults/',
  body: z.array(faultSchema),
  reply: json(z.array(faultSchema)),
});

const getPresets = defineControl({
  name: 'getPresets',
  summary: 'Presets of faults, in the language of Accept-Language',
  method: 'GET',
  path: '/presets/',
  reply: json(z.array(replies.preset)),
});

const signIn = defineControl({
  name: 'signIn',
  summary: 'Sign a user in without a password',
  method: 'POST',
  path: '/sign-in/',
  body: z.strictObject({ username: z.string() }),
  reply: json(z.object({ username: z.string(), token: z.string() })),
});

const getHistory = defineControl({
  name: 'getHistory',
  summary: 'The last 20 changes by control calls, the newest first',
  method: 'GET',
  path: '/history/',
  reply: json(z.object({ steps: z.array(replies.step) })),
});

const undo = defineControl({
  name: 'undo',
  summary: 'Restore the state before the newest change by a control call',
  method: 'POST',
  path: '/undo/',
  conflict: 'There is nothing to undo',
  reply: json(replies.worldState),
});

const getCaptcha = defineControl({
  name: 'getCaptcha',
  summary: 'A token that the reset-password call accepts once',
  method: 'GET',
  path: '/captcha/',
  reply: json(z.object({ token: z.string() })),
});

const getMails = defineControl({
  name: 'getMails',
  summary: 'Mails that would have been sent, the oldest first',
  method: 'GET',
  path: '/mails/',
  reply: json(z.object({ mails: z.array(replies.mail) })),
});

const getRequests = defineControl({
  name: 'getRequests',
  summary: 'Change requests, the newest first',
  method: 'GET',
  path: '/requests/',
  query: z.object({ status: z.optional(requestStatus) }),
  reply: json(replies.requestList),
});

const getRequestBorders = defineControl({
  name: 'getRequestBorders',
  summary: "Approved borders of the provider's zones, for the review of a border",
  method: 'GET',
  path: '/requests/{id}/borders/',
  params: byId,
  reply: json(zoneBorders),
});

const getRequestItems = defineControl({
  name: 'getRequestItems',
  summary: 'Periods and closing rules of the zone or garage of a request, for its review',
  method: 'GET',
  path: '/requests/{id}/items/',
  params: byId,
  reply: json(replies.placeItems),
});

const approve = defineControl({
  name: 'approve',
  summary: 'Approve a change request',
  method: 'POST',
  path: '/requests/{id}/approve/',
  params: byId,
  body: decision,
  conflict: decisionConflict,
  reply: json(changeRequest),
});

const reject = defineControl({
  name: 'reject',
  summary: 'Reject a change request',
  method: 'POST',
  path: '/requests/{id}/reject/',
  params: byId,
  body: decision,
  conflict: decisionConflict,
  reply: json(changeRequest),
});

const getSnapshot = defineControl({
  name: 'getSnapshot',
  summary: 'The whole state but the log, as one document with a checksum',
  method: 'GET',
  path: '/snapshot/',
  reply: json(snapshotSchema),
});

const importSnapshot = defineControl({
  name: 'importSnapshot',
  summary: 'Replace the state by an exported document; one that was edited is refused',
  method: 'PUT',
  path: '/snapshot/',
  body: snapshotSchema,
  bodyError: 'badSnapshot',
  reply: json(replies.worldState),
});

const getEvents = defineControl({
  name: 'getEvents',
  summary: 'Changes as server-sent events, while the connection stays open',
  method: 'GET',
  path: '/events/',
  reply: { kind: 'events', status: 200, schema: replies.changeEvent },
});

const getLog = defineControl({
  name: 'getLog',
  summary: 'The last 5,000 API calls with their query, the oldest first, those after an id',
  method: 'GET',
  path: '/log/',
  query: z.object({ after: z.optional(afterId) }),
  reply: json(z.object({ log: z.array(replies.logEntry) })),
});

const getLoggedBodies = defineControl({
  name: 'getLoggedBodies',
  summary: 'What one of the last 500 calls sent and received, as text',
  method: 'GET',
  path: '/log/{id}/',
  params: byId,
  reply: json(replies.callBodies),
});

/** The control calls (behaviour 23.4), in the order of their document. */
export const controlCalls = {
  getState,
  reset,
  moveClock,
  getScenarios,
  getPeople,
  getFaults,
  setFaults,
  getPresets,
  signIn,
  getHistory,
  undo,
  getCaptcha,
  getMails,
  getRequests,
  getRequestBorders,
  getRequestItems,
  approve,
  reject,
  getSnapshot,
  importSnapshot,
  getEvents,
  getLog,
  getLoggedBodies,
};
