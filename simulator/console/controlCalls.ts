import type { RequestOf } from '#api/contract/call.ts';
import { demoPath } from '#simulator/addresses/demoPath.ts';
import { makeCall, sendCall } from '#simulator/calls/contractClient.ts';
import { type ControlCall, controlCalls as calls } from '#simulator/control/calls.ts';
import type { Fault } from '#simulator/faults/faults.ts';

/** The console's control calls (behaviour 23.4). Each throws with the simulator's text when it is refused. */

export type { Person, Step } from '#simulator/control/replies.ts';

const base = `${demoPath}/__simulator`;

const control = <C extends ControlCall>(language: string, call: C, input: RequestOf<C>) =>
  makeCall(call, input, { base, language });

/** The scenario, the time, and a version that grows with each change. */
export const loadState = (language: string) => control(language, calls.getState, {});

/** All requests of any status, the newest first. */
export const loadRequests = async (language: string) =>
  (await control(language, calls.getRequests, { query: {} })).requests;

/** The approved borders of the zones among which a request's zone is. */
export const loadBorders = (language: string, id: number) =>
  control(language, calls.getRequestBorders, { params: { id } });

/** The periods and closing rules of the zone or garage of a request. */
export const loadItems = (language: string, id: number) => control(language, calls.getRequestItems, { params: { id } });

export interface Decision {
  readonly note?: string;
  /** Approves although the item has changed since. */
  readonly confirm_outdated?: true;
}

/** Approves or rejects; 409 when it was decided already, is outdated and not confirmed, or would overlap. */
export const decide = (language: string, id: number, what: 'approve' | 'reject', decision: Decision) =>
  control(language, calls[what], { params: { id }, body: decision });

export const loadScenarios = (language: string) => control(language, calls.getScenarios, {});

export const loadPeople = (language: string) => control(language, calls.getPeople, {});

/** A token of a user, without a password. */
export const signIn = async (language: string, username: string) =>
  (await control(language, calls.signIn, { body: { username } })).token;

export const loadPresets = (language: string) => control(language, calls.getPresets, {});

export const loadFaults = (language: string) => control(language, calls.getFaults, {});
/** Replaces all rules. */
export const setFaults = (language: string, faults: readonly Fault[]) =>
  control(language, calls.setFaults, { body: [...faults] });

/** The path of the portal at this page's origin; null: the HTTP simulator does not know where it is served. */
export async function loadPortalPath(): Promise<string | null> {
  const response = await fetch(`${base}/portal`);
  if (!response.ok) throw new Error(`The path of the portal: ${response.status}`);
  return ((await response.json()) as { readonly path: string | null }).path;
}

/** The mails that would have been sent, the newest first. */
export const loadMails = async (language: string) => (await control(language, calls.getMails, {})).mails.toReversed();

/** The calls of the API after an id, the oldest first. */
export const loadLog = async (language: string, after: number) =>
  (await control(language, calls.getLog, { query: { after } })).log;
export const loadBodies = (language: string, id: number) =>
  control(language, calls.getLoggedBodies, { params: { id } });

/** What was changed by control calls, the newest first. */
export const loadHistory = async (language: string) => (await control(language, calls.getHistory, {})).steps;
export const undo = (language: string) => control(language, calls.undo, {});

/** Starts over; what is left out stays as it was at the start. */
export const reset = (language: string, options: NonNullable<RequestOf<typeof calls.reset>['body']>) =>
  control(language, calls.reset, { body: options });

/** Moves the clock by seconds, or to a moment; null lets it run. */
export const moveClock = (language: string, move: RequestOf<typeof calls.moveClock>['body']) =>
  control(language, calls.moveClock, { body: move });

/** The whole state as one document. */
export const loadSnapshot = (language: string) => control(language, calls.getSnapshot, {});
/** Replaces the state by a document as it was read: the simulator says what is wrong with it. */
export const importSnapshot = (language: string, snapshot: unknown) =>
  sendCall(calls.importSnapshot, { body: snapshot }, { base, language });

/** A token that the bot check accepts once. */
export const loadCaptcha = async (language: string) => (await control(language, calls.getCaptcha, {})).token;
