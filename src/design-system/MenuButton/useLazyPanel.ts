import { type ComponentType, useRef, useState } from 'react';
import { useOpen } from '../useOpen.ts';

/**
 * The code of something that opens: fetched on intent (`prepare`) or on the first `open`, kept for the next. Until it
 * is there the trigger says that it is busy; a failed fetch is tried again with the next attempt.
 */
export function useLazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [open, setOpen] = useOpen();
  const pending = useRef<Promise<void>>(undefined);

  const prepare = () => {
    pending.current ??= load().then(
      (component) => setPanel(() => component),
      (error: unknown) => {
        pending.current = undefined;
        setOpen(false);
        console.error('A menu could not be fetched.', error);
      },
    );
  };
  const change = (next: boolean) => {
    if (next) prepare();
    setOpen(next);
  };
  return { Panel, open, setOpen: change, prepare };
}
