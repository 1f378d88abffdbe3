import { useEffect, useRef, useState } from 'react';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { type Draft, forgetDraft, keepDraft, putBack, readDraft } from '../drafts.ts';

/** Milliseconds of quiet after which the work is kept. */
const pause = 400;

/**
 * Keeps unsaved work on this device, and offers what was left the last time. `border` is undefined while there is
 * nothing to keep. What is offered stays offered, even when new work is kept meanwhile.
 */
export function useDraft(zoneId: number, border: ZoneBorder | undefined) {
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(zoneId));
  const latest = useRef(border);
  latest.current = border;
  const wasKept = useRef(false);
  /** Nothing new is kept any more; what is offered and not decided on stays for the next time. */
  const clear = useRef(() => {});
  clear.current = () => (offered ? putBack(zoneId, offered) : forgetDraft(zoneId));

  useEffect(() => {
    if (!border) {
      if (wasKept.current) clear.current();
      wasKept.current = false;
      return;
    }
    const keep = () => {
      if (!latest.current) return;
      wasKept.current = true;
      keepDraft(zoneId, latest.current);
    };
    const timer = setTimeout(keep, pause);
    // The tab may go before the timer comes.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [zoneId, border]);

  return {
    offered,
    /** It was taken, or thrown away. */
    settle: () => {
      setOffered(undefined);
      if (!latest.current) forgetDraft(zoneId);
    },
    /** This work is not to be offered the next time. */
    forget: () => {
      latest.current = undefined;
      wasKept.current = false;
      clear.current();
    },
  };
}
