import * as z from 'zod/mini';
import { type ZoneBorder, zoneBorders } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import {
  type CallBodies,
  type LogEntry,
  type Mail,
  type NamedScenario,
  type Person,
  type Preset,
  requestList,
  type Step,
  type WorldState,
  worldState,
} from '#simulator/control/replies.ts';
import { demoPath } from '#simulator/demoPath.ts';
import type { Fault } from '#simulator/faults.ts';

/** The console's client of the simulator's control calls (behaviour 23.4). */

/** A control call that was refused, with the simulator's text for the user. */
class ControlError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export type { Person, Step };

/** The text of a refusal: of a whole call, or the first of its fields. */
function refusalText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const texts = Object.values(answer).flat();
  return texts.find((text) => typeof text === 'string') ?? '';
}

/** Makes a control call; throws with the simulator's text when it is refused. */
export async function control(
  language: string,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
) {
  const response = await fetch(`${demoPath}/__simulator${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'Accept-Language': language, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new ControlError(response.status, refusalText(answer));
}

/** The scenario, the time, and a version that grows with each change. */
export const loadState = async (language: string): Promise<WorldState> =>
  z.decode(worldState, (await control(language, '/state')) as never);

/** All requests of any status, the newest first. */
export const loadRequests = async (language: string): Promise<readonly ChangeRequest[]> =>
  z.decode(requestList, (await control(language, '/requests')) as never).requests;

/** The approved borders of the zones among which a request's zone is. */
export const loadBorders = async (language: string, id: number): Promise<readonly ZoneBorder[]> =>
  z.decode(zoneBorders, (await control(language, `/requests/${id}/borders`)) as never);

export interface Decision {
  readonly note?: string;
  /** Approves although the item has changed since. */
  readonly confirm_outdated?: true;
}

/** Approves or rejects; 409 when it was decided already, is outdated and not confirmed, or would overlap. */
export const decide = (language: string, id: number, what: 'approve' | 'reject', decision: Decision) =>
  control(language, `/requests/${id}/${what}`, decision);

export const loadScenarios = async (language: string) =>
  (await control(language, '/scenarios')) as readonly NamedScenario[];

export const loadPeople = async (language: string) => (await control(language, '/people')) as readonly Person[];

export const loadPresets = async (language: string) => (await control(language, '/presets')) as readonly Preset[];

export const loadFaults = async (language: string) => (await control(language, '/faults')) as readonly Fault[];
/** Replaces all rules. */
export const setFaults = (language: string, faults: readonly Fault[]) => control(language, '/faults', faults, 'PUT');

/** The path of the portal at this page's origin; null: the HTTP simulator does not know where it is served. */
export const loadPortalPath = async (language: string) =>
  ((await control(language, '/portal')) as { readonly path: string | null }).path;

/** The mails that would have been sent, the newest first. */
export const loadMails = async (language: string) =>
  ((await control(language, '/mails')) as { readonly mails: readonly Mail[] }).mails.toReversed();

/** The calls of the API after an id, the oldest first. */
export const loadLog = async (language: string, after: number) =>
  ((await control(language, `/log?after=${after}`)) as { readonly log: readonly LogEntry[] }).log;
export const loadBodies = async (language: string, id: number) => (await control(language, `/log/${id}`)) as CallBodies;

/** What was changed by control calls, the newest first. */
export const loadHistory = async (language: string) =>
  ((await control(language, '/history')) as { readonly steps: readonly Step[] }).steps;
export const undo = (language: string) => control(language, '/undo', {});

/** Starts over; what is left out stays as it was at the start. */
export const reset = async (
  language: string,
  options: { scenario?: string; seed?: number; now?: string | null },
): Promise<WorldState> => z.decode(worldState, (await control(language, '/reset', options)) as never);

/** Moves the clock by seconds, or to a moment; null lets it run. */
export const moveClock = (language: string, move: { advance_seconds: number } | { now: string | null }) =>
  control(language, '/clock', move);

/** The whole state as one document. */
export const loadSnapshot = (language: string) => control(language, '/snapshot');
export const importSnapshot = (language: string, snapshot: unknown) => control(language, '/snapshot', snapshot, 'PUT');

/** A token that the bot check accepts once. */
export const loadCaptcha = async (language: string) =>
  ((await control(language, '/captcha')) as { readonly token: string }).token;
