import { useOverlayPanel } from '../Overlay/useOverlayPanel.ts';
import type { ConfirmPanelProps } from './ConfirmPanel.tsx';
import type { ConfirmDialogProps } from './types.ts';

const loadPanel = () => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel);

/**
 * Asks before something is done. Escape and the second button call it off, the focus goes back to what opened it. The
 * dialog's code is fetched when it first opens.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { Panel, ...state } = useOverlayPanel<ConfirmPanelProps>(loadPanel, props.open);
  return Panel ? <Panel {...props} {...state} /> : null;
}
