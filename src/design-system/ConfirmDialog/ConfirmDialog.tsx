import { useEffect } from 'react';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';
import type { ConfirmDialogProps } from './types.ts';

const loadPanel = () => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel);

/**
 * Asks before something is done. Escape and the second button call it off, the focus goes back to what opened it. The
 * dialog's code is fetched when it first opens.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { Panel, open, setOpen } = useLazyPanel<ConfirmDialogProps>(loadPanel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the property alone; the setter is new each time
  useEffect(() => setOpen(props.open), [props.open]);
  return Panel ? <Panel {...props} open={open && props.open} /> : null;
}
