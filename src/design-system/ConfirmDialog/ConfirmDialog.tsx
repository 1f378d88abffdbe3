import { useOverlayPanel } from '../Overlay/useOverlayPanel.ts';
import type { ConfirmPanelProps } from './ConfirmPanel.tsx';
import type { ConfirmDialogProps } from './types.ts';

const loadPanel = () => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel);

/**
 * Asks for confirmation of an action. Escape and the second button cancel it, and the focus returns to the element that
 * opened it. The dialog's code is fetched when it first opens.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { Panel, ...state } = useOverlayPanel<ConfirmPanelProps>(loadPanel, props.open, props.onCancel);
  return Panel ? <Panel {...props} {...state} /> : null;
}
