import { useRef, useState } from 'react';
import type { LazyPart } from '../lazyPart.tsx';
import { missingPart } from '../missingPart.ts';

/**
 * Loads the code of a panel on intent (`prepare`) or on the first `open`; the panel is rendered once it `isLoaded`. After a
 * failure the portal offers to reload, `onMissing` is called, and the next attempt retries.
 */
export function useLazyPanel({ load }: Pick<LazyPart<object>, 'load'>, onMissing?: () => void) {
  const [isLoaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const pending = useRef<Promise<void>>(undefined);
  const isWanted = useRef(false);
  const wasMissing = useRef(false);

  const prepare = () => {
    pending.current ??= load().then((isThere) => {
      if (isThere) {
        setLoaded(true);
        if (wasMissing.current) missingPart.clear();
        return;
      }
      pending.current = undefined;
      wasMissing.current = true;
      // Without a wish to open it, by a pointer that only passed, there is nothing to say.
      if (isWanted.current) missingPart.report();
      setOpen(false);
      onMissing?.();
      console.error('A menu could not be fetched.');
    });
  };
  const change = (next: boolean) => {
    isWanted.current = next;
    if (next) prepare();
    setOpen(next);
  };
  return { isLoaded, open, setOpen: change, prepare };
}
