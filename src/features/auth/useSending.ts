import { useEffect, useRef, useState } from 'react';

/** Milliseconds of waiting that nobody notices: only a longer wait is shown. */
const unnoticed = 150;

interface Outcome<R> {
  readonly onSent: (reply: R) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Sends something once at a time; leaving the page ends it, and nobody is told of it any more. */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Does nothing while something is being sent. */
  const send = async <R>(call: (signal: AbortSignal) => Promise<R>, { onSent, onFailed }: Outcome<R>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => setBusy(true), unnoticed);
    try {
      const reply = await call(controller.signal);
      if (!controller.signal.aborted) onSent(reply);
    } catch (error) {
      if (!controller.signal.aborted) onFailed(error);
    } finally {
      clearTimeout(timer);
      running.current = undefined;
      setBusy(false);
    }
  };
  return {
    send,
    isSending: () => running.current !== undefined,
    /** It is being sent, and that takes long enough to be shown. */
    busy,
  };
}
