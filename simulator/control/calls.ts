import * as z from 'zod/mini';
import { zoneBorders } from '#api/contract/borders.ts';
import { type Call, json } from '#api/contract/call.ts';
import { changeRequest, requestStatus } from '#api/contract/changeRequests.ts';
import { idText } from '#api/contract/codecs.ts';
import { momentSchema } from '../clock.ts';
import { faultSchema } from '../faults.ts';
import { scenarios } from '../scenarios/index.ts';
import { snapshotSchema } from '../state.ts';
import type { TextKey } from '../texts.ts';
import * as replies from './replies.ts';

/**
 * One control call, declared once: the simulator parses its input with it, and docs/openapi-simulator.json is made of
 * it. `path` is below `/__simulator`.
 */
export interface ControlCall extends Pick<Call, 'summary' | 'method' | 'path' | 'params' | 'query' | 'body'> {
  /** The reply; `events` are server-sent events with this JSON. */
  readonly reply:
    | ReturnType<typeof json>
    | { readonly kind: 'events'; readonly status: 200; readonly schema: z.core.$ZodType };
  /** No body stands for an empty object. */
  readonly isBodyOptional?: true;
  /** The refusal of a body that does not fit, when no field of it can be named. */
  readonly bodyRefusal?: TextKey;
  /** When the call is refused with a 409. */
  readonly conflict?: string;
}

const declare = <const Calls extends Readonly<Record<string, ControlCall>>>(calls: Calls): Calls => calls;

const [firstScenario, ...otherScenarios] = scenarios.map(({ id }) => id);
const scenarioId = z.enum([firstScenario ?? 'default', ...otherScenarios]);

const byId = z.object({ id: idText });
/** An id of the log after which its calls are wanted. */
const afterId = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), { decode: Number, encode: String });

const decision = z.strictObject({ note: z.optional(z.string()), confirm_outdated: z.optional(z.boolean()) });
const decisionConflict = 'The request is final, is outdated and not confirmed, or would overlap';

/** The control calls (behaviour 23.4), by their names. */
export const controlCalls = declare({
  getState: {
    summary: 'Scenario, seed, time, whether it stands, and a version that grows with every change',
    method: 'GET',
    path: '/state/',
    reply: json(replies.worldState),
  },
  reset: {
    summary: 'Start over: no tokens, mails, faults or log; what is left out stays as it was at the start',
    method: 'POST',
    path: '/reset/',
    body: z.strictObject({
      scenario: z.optional(scenarioId),
      seed: z.optional(z.int()),
      now: z.optional(z.nullable(momentSchema)),
    }),
    isBodyOptional: true,
    reply: json(replies.worldState),
  },
  moveClock: {
    summary: 'Move the clock to a moment or by seconds, from 2018 to 2100; the moment null lets real time run',
    method: 'POST',
    path: '/clock/',
    body: z.union([z.strictObject({ now: z.nullable(momentSchema) }), z.strictObject({ advance_seconds: z.number() })]),
    reply: json(replies.worldState),
  },
  getScenarios: {
    summary: 'Scenarios, in the language of Accept-Language',
    method: 'GET',
    path: '/scenarios/',
    reply: json(z.array(replies.namedScenario)),
  },
  getPeople: {
    summary: 'Accounts and their permissions',
    method: 'GET',
    path: '/people/',
    reply: json(z.array(replies.person)),
  },
  getFaults: {
    summary: 'Rules of faults',
    method: 'GET',
    path: '/faults/',
    reply: json(z.array(faultSchema)),
  },
  setFaults: {
    summary: 'Replace all rules of faults; an empty list clears them',
    method: 'PUT',
    path: '/faults/',
    body: z.array(faultSchema),
    reply: json(z.array(faultSchema)),
  },
  getPresets: {
    summary: 'Presets of faults, in the language of Accept-Language',
    method: 'GET',
    path: '/presets/',
    reply: json(z.array(replies.preset)),
  },
  signIn: {
    summary: 'Sign a user in without a password',
    method: 'POST',
    path: '/sign-in/',
    body: z.strictObject({ username: z.string() }),
    reply: json(z.object({ username: z.string(), token: z.string() })),
  },
  getHistory: {
    summary: 'The last 20 changes by control calls, the newest first',
    method: 'GET',
    path: '/history/',
    reply: json(z.object({ steps: z.array(replies.step) })),
  },
  undo: {
    summary: 'Restore the state before the newest change by a control call',
    method: 'POST',
    path: '/undo/',
    conflict: 'There is nothing to undo',
    reply: json(replies.worldState),
  },
  getCaptcha: {
    summary: 'A token that the reset-password call accepts once',
    method: 'GET',
    path: '/captcha/',
    reply: json(z.object({ token: z.string() })),
  },
  getMails: {
    summary: 'Mails that would have been sent, the oldest first',
    method: 'GET',
    path: '/mails/',
    reply: json(z.object({ mails: z.array(replies.mail) })),
  },
  getRequests: {
    summary: 'Change requests, the newest first',
    method: 'GET',
    path: '/requests/',
    query: z.object({ status: z.optional(requestStatus) }),
    reply: json(replies.requestList),
  },
  getRequestBorders: {
    summary: "Approved borders of the provider's zones, for the review of a border",
    method: 'GET',
    path: '/requests/{id}/borders/',
    params: byId,
    reply: json(zoneBorders),
  },
  approve: {
    summary: 'Approve a change request',
    method: 'POST',
    path: '/requests/{id}/approve/',
    params: byId,
    body: decision,
    isBodyOptional: true,
    conflict: decisionConflict,
    reply: json(changeRequest),
  },
  reject: {
    summary: 'Reject a change request',
    method: 'POST',
    path: '/requests/{id}/reject/',
    params: byId,
    body: decision,
    isBodyOptional: true,
    conflict: decisionConflict,
    reply: json(changeRequest),
  },
  getSnapshot: {
    summary: 'The whole state but the log, as one document with a checksum',
    method: 'GET',
    path: '/snapshot/',
    reply: json(snapshotSchema),
  },
  importSnapshot: {
    summary: 'Replace the state by an exported document; one that was edited is refused',
    method: 'PUT',
    path: '/snapshot/',
    body: snapshotSchema,
    bodyRefusal: 'badSnapshot',
    reply: json(replies.worldState),
  },
  getEvents: {
    summary: 'Changes as server-sent events, while the connection stays open',
    method: 'GET',
    path: '/events/',
    reply: { kind: 'events', status: 200, schema: replies.changeEvent },
  },
  getLog: {
    summary: 'The last 5,000 API calls with their query, the oldest first, those after an id',
    method: 'GET',
    path: '/log/',
    query: z.object({ after: z.optional(afterId) }),
    reply: json(z.object({ log: z.array(replies.logEntry) })),
  },
  getLoggedBodies: {
    summary: 'What one of the last 500 calls sent and received, as text',
    method: 'GET',
    path: '/log/{id}/',
    params: byId,
    reply: json(replies.callBodies),
  },
});
