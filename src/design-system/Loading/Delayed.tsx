import { type ReactNode, useEffect, useState } from 'react';
import type { DelayedProps } from './types.ts';

/** Shows its content only after a wait that a person notices (150 ms): what is faster must not flicker. */
export function Delayed({ after = 150, children }: DelayedProps): ReactNode {
  const [shown, setShown] = useState(after <= 0);
  useEffect(() => {
    if (after <= 0) return;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return shown ? children : null;
}
