import { useRef } from 'react';
import { isApiError } from '#api/errors.ts';
import { UncheckedError } from './UncheckedError.ts';
import { useWrite, type WriteOptions } from './useWrite.ts';

interface CheckedWriteOptions<Variables, Reply> extends WriteOptions<Variables, Reply> {
  /**
   * For a write that the server would make twice. Called before a second try when it is not known whether earlier ones
   * were written (behaviour 22.17), with what they sent: reads from the server whether one was, and makes up for what
   * the user has changed since. Resolves with the reply when nothing is left to write, else with undefined.
   */
  readonly alreadyWritten?:
    | ((attempts: readonly Variables[], variables: Variables, signal: AbortSignal) => Promise<Reply | undefined>)
    | undefined;
  /** What was sent, without a known outcome, before the component was mounted. */
  readonly earlierAttempts?: readonly Variables[] | undefined;
}

/** A refusal of the input is the server's word on what is sent now; any other failure means that nothing is known. */
const isAboutInput = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 409);

/**
 * A write as {@link useWrite} makes it, for forms whose values the server would write twice. A hook of its own, because
 * the login page makes its write without the check.
 */
export function useCheckedWrite<Variables = void, Reply = unknown>(options: CheckedWriteOptions<Variables, Reply>) {
  const attempts = useRef<readonly Variables[]>(options.earlierAttempts ?? []);
  const checked = async (variables: Variables, signal: AbortSignal) => {
    if (attempts.current.length === 0) return undefined;
    try {
      return await options.alreadyWritten?.(attempts.current, variables, signal);
    } catch (failure) {
      if (signal.aborted || isAboutInput(failure)) throw failure;
      // What the check wrote, to make up for a change, is a try as well.
      attempts.current = [...attempts.current, variables];
      throw new UncheckedError(failure);
    }
  };
  const write = useWrite<Variables, Reply>({
    ...options,
    write: async (variables, signal) => {
      try {
        const reply = (await checked(variables, signal)) ?? (await options.write(variables, signal));
        attempts.current = [];
        return reply;
      } catch (failure) {
        if (isApiError(failure) && failure.isUncertain) attempts.current = [...attempts.current, variables];
        throw failure;
      }
    },
  });
  return {
    ...write,
    /** What was sent without a known outcome; for event handlers. */
    uncertainAttempts: () => attempts.current,
  };
}
