import { type ComponentType, useRef, useState } from 'react';
import { missingPart } from '../missingPart.ts';

/**
 * Loads the code of a panel on intent (`prepare`) or on the first `open`, once. Until it has loaded the trigger is
 * busy. After a failure the portal offers to reload, `onMissing` is called, and the next attempt retries.
 */
export function useLazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>, onMissing?: () => void) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const pending = useRef<Promise<void>>(undefined);
  const isWanted = useRef(false);
  const wasMissing = useRef(false);

  const prepare = () => {
    pending.current ??= load().then(
      (component) => {
        setPanel(() => component);
        if (wasMissing.current) missingPart.clear();
      },
      (error: unknown) => {
        pending.current = undefined;
        wasMissing.current = true;
        // Without a wish to open it, by a pointer that only passed, there is nothing to say.
        if (isWanted.current) missingPart.report();
        setOpen(false);
        onMissing?.();
        console.error('A menu could not be fetched.', error);
      },
    );
  };
  const change = (next: boolean) => {
    isWanted.current = next;
    if (next) prepare();
    setOpen(next);
  };
  return { Panel, open, setOpen: change, prepare };
}
