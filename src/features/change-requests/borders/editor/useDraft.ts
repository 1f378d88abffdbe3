import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { sessionUser } from '#api/session.ts';
import { type Draft, forgetDraft, keepDraft, putBack, readDraft } from '../drafts.ts';

/** Milliseconds without a change after which the work is stored. */
const pause = 400;

/**
 * Stores unsaved work on this device, and offers the draft of the previous visit. `border` is undefined while there is
 * nothing to store. An offered draft stays offered, even when new work is stored meanwhile.
 */
export function useDraft(zoneId: number, border: ZoneBorder | undefined) {
  // The user who draws, also when another has signed in by the time that the work is stored.
  const [user] = useState(sessionUser);
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(zoneId));
  const isStoredRef = useRef(false);
  const isForgottenRef = useRef(false);
  /** Stores the latest work; undefined while all of it is stored. */
  const storeRef = useRef<() => void>(undefined);
  /** Removes stored work; an offered draft that the user has not decided on stays for the next time. */
  const clear = () => (offered ? putBack(zoneId, offered, user) : forgetDraft(zoneId));
  const clearStored = useEffectEvent(() => {
    if (isStoredRef.current) clear();
    isStoredRef.current = false;
  });

  useEffect(() => {
    isForgottenRef.current = false;
    storeRef.current = undefined;
    if (!border) {
      clearStored();
      return;
    }
    const store = () => {
      storeRef.current = undefined;
      if (isForgottenRef.current) return;
      isStoredRef.current = true;
      keepDraft(zoneId, border, user);
    };
    storeRef.current = store;
    const timer = setTimeout(store, pause);
    // The tab can be closed before the timer ends.
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [zoneId, border, user]);
  // The editor can be left before the timer ends.
  useEffect(() => () => storeRef.current?.(), []);

  return {
    offered,
    /** Ends the offer: the draft was used or discarded. */
    settle: () => {
      setOffered(undefined);
      if (!border) forgetDraft(zoneId);
    },
    /** Removes the stored work: it is not offered the next time. */
    forget: () => {
      isForgottenRef.current = true;
      isStoredRef.current = false;
      clear();
    },
  };
}
