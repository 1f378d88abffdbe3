import { useEffect } from 'react';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';
import type { DialogProps } from './types.ts';

const loadPanel = () => import('./DialogPanel.tsx').then(({ DialogPanel }) => DialogPanel);

/**
 * A dialog with content of its own: a form, a preview. What it holds is made anew each time it opens; the focus goes back
 * to what opened it. Its code is fetched when it first opens.
 */
export function Dialog(props: DialogProps) {
  const { Panel, open, setOpen } = useLazyPanel<DialogProps>(loadPanel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the property alone; the setter is new each time
  useEffect(() => setOpen(props.open), [props.open]);
  return Panel ? <Panel {...props} open={open && props.open} /> : null;
}
