import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which a running write is shown; users do not notice a shorter wait. */
const unnoticed = 150;

export interface WriteOptions<Variables, Reply> {
  /** Makes the call; rejects with an ApiError. The signal is aborted when the component unmounts. */
  readonly write: (variables: Variables, signal: AbortSignal) => Promise<Reply>;
  readonly onSuccess?: ((reply: Reply, variables: Variables) => void) | undefined;
  readonly onError?: ((error: unknown, variables: Variables) => void) | undefined;
}

/**
 * A write of the API as a mutation of TanStack Query: one at a time, even when it is called again before the next
 * render, and aborted when the component unmounts, whose callbacks then do not run.
 */
export function useWrite<Variables = void, Reply = unknown>(options: WriteOptions<Variables, Reply>) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ variables, signal }: { variables: Variables; signal: AbortSignal }) =>
      options.write(variables, signal),
    onSettled: () => {
      running.current = undefined;
    },
    // The variables may be passwords: the cache does not keep them after the form is left.
    gcTime: 0,
  });
  return {
    /** Makes the write; does nothing while one is running. */
    send: (variables: Variables) => {
      if (running.current) return;
      running.current = new AbortController();
      mutate(
        { variables, signal: running.current.signal },
        {
          onSuccess: (reply) => options.onSuccess?.(reply, variables),
          onError: (failure) => options.onError?.(failure, variables),
        },
      );
    },
    /** Whether a write is running; for event handlers. */
    isRunning: () => running.current !== undefined,
    /** A write is running, for long enough to be shown. */
    busy: useIsLong(isPending),
    /** Why the last write failed; null while there is no failure. */
    error: error as unknown,
    /** Forgets the last failure. */
    reset,
  };
}

/** Whether something has been running for longer than the delay. */
function useIsLong(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLong(true), unnoticed);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);
  return isPending && isLong;
}
