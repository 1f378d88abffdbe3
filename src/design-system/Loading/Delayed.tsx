import { type ReactNode, useEffect, useState } from 'react';
import type { DelayedProps } from './types.ts';

/** Renders its content after 150 ms, so that shorter waits, which users do not notice, do not flicker. */
export function Delayed({ after = 150, children }: DelayedProps): ReactNode {
  const [shown, setShown] = useState(after <= 0);
  useEffect(() => {
    if (after <= 0) return;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return shown ? children : null;
}
