import * as z from 'zod/mini';
import { changeRequest } from '#api/contract/changeRequests.ts';
import { closingRule, workingPeriod } from '#api/contract/workingHours.ts';
import { faultSchema } from '../faults/faults.ts';

/** What control calls respond with, for the simulator, the console and the API document. */

/** The scenario, the time, and a version that grows with each change. */
export const worldState = z.object({
  scenario: z.string(),
  seed: z.int(),
  now: z.iso.datetime(),
  stands: z.boolean(),
  version: z.int(),
  /** The version at which the data began: another one after each reset. */
  run: z.int(),
});
export type WorldState = z.output<typeof worldState>;

export const namedScenario = z.object({ id: z.string(), title: z.string(), description: z.string() });

export const preset = z.object({ ...namedScenario.shape, faults: z.array(faultSchema) });

export const person = z.object({ username: z.string(), name: z.string(), permissions: z.array(z.string()) });
export type Person = z.output<typeof person>;

export const mail = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
});
export type Mail = z.output<typeof mail>;

/** One change by a control call. `subject`: the scenario, the time, the number of rules, or the request. */
export const step = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(['reset', 'clock', 'faults', 'approve', 'reject', 'import']),
  subject: z.string(),
});
export type Step = z.output<typeof step>;

/** One handled API call; `duration_ms` is real time. */
export const logEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  user: z.nullable(z.string()),
  method: z.string(),
  /** With its query. */
  path: z.string(),
  /** 0 when there was no response. */
  status: z.int(),
  duration_ms: z.int(),
  fault: z.nullable(z.string()),
  /** The rule that the call met, without its count; null: none. */
  rule: z.nullable(faultSchema),
});
export type LogEntry = Readonly<z.output<typeof logEntry>>;

/** What a call sent and received, as text; null: none, or no text. */
export const callBodies = z.object({
  sent: z.nullable(z.string()),
  received: z.nullable(z.string()),
  type: z.nullable(z.string()),
});
export type CallBodies = Readonly<z.output<typeof callBodies>>;

/** One server-sent event: the version, and the parts that changed. */
export const changeEvent = z.object({ version: z.int(), changed: z.array(z.string()) });

/** All requests that were asked for, the newest first. */
export const requestList = z.object({ requests: z.array(changeRequest) });

/** The periods and closing rules of a zone or a garage, those that await approval included. */
export const placeItems = z.object({ periods: z.array(workingPeriod), rules: z.array(closingRule) });
