import type { Call, ReplyOf, RequestOf } from '#api/contract/call.ts';
import { makeCall, RefusedCall } from '#simulator/calls/contractClient.ts';
import { signIn } from '../controlCalls.ts';

/** Makes a call of the API as a user, or as nobody, and resolves with its decoded reply; a file is discarded. */
export type CallAs = <C extends Call>(username: string | null, call: C, input: RequestOf<C>) => Promise<ReplyOf<C>>;

/** The same calls as the portal's, with a token of the simulator in place of a session (behaviour 23.24). */
export const createCallAs =
  (language: string): CallAs =>
  async (username, call, input) => {
    const token = username === null ? undefined : await signIn(language, username);
    try {
      return await makeCall(call, input, { base: '/api', language, token });
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      throw new Error(`${call.method} ${call.path}: ${error.status}`);
    }
  };
