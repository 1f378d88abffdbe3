import * as z from 'zod/mini';
import { type ChangeRequest, changeRequest, type RequestStatus } from '#api/contract/changeRequests.ts';

/** The console's way to the simulator: its control calls (behaviour 23.4), and nothing else. */

/** A control call that was refused, with the simulator's text for the user. */
class ControlError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

const stateReply = z.object({ scenario: z.string(), seed: z.int(), now: z.string(), version: z.int() });
export type WorldState = z.output<typeof stateReply>;
const requestsReply = z.object({ requests: z.array(changeRequest) });
const refusal = z.object({ error_msg: z.optional(z.string()), detail: z.optional(z.string()) });

async function call(language: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/__simulator${path}`, {
    headers: { 'Accept-Language': language },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const read = z.safeParse(refusal, answer);
  throw new ControlError(response.status, (read.success && (read.data.error_msg ?? read.data.detail)) || '');
}

/** Which world it is, when, and how often it changed. */
export const loadState = async (language: string): Promise<WorldState> =>
  z.decode(stateReply, (await call(language, '/state')) as never);

/** All requests of a status, the newest first. */
export const loadRequests = async (language: string, status: RequestStatus): Promise<readonly ChangeRequest[]> =>
  z.decode(requestsReply, (await call(language, `/requests?status=${status}`)) as never).requests;

export interface Decision {
  readonly note?: string;
  /** Approves although the item changed meanwhile. */
  readonly confirm_outdated?: true;
}

/** Approves or rejects; 409 when it was decided already, is outdated and not confirmed, or would overlap. */
export const decide = (language: string, id: number, what: 'approve' | 'reject', decision: Decision) =>
  call(language, `/requests/${id}/${what}`, decision);
