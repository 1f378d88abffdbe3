import { useEffect, useState } from 'react';

/** Whether a part of the page stands open. Leaving the page closes it: one that is kept would show it again on return. */
export function useOpen() {
  const [open, setOpen] = useState(false);
  useEffect(() => () => setOpen(false), []);
  return [open, setOpen] as const;
}
