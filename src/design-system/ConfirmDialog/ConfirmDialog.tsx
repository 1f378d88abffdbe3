import { lazyPart } from '../lazyPart.tsx';
import { useOverlayPanel } from '../Overlay/useOverlayPanel.ts';
import type { ConfirmDialogProps } from './types.ts';

const ConfirmPanel = lazyPart(() => import('./ConfirmPanel.tsx').then((module) => module.ConfirmPanel));

/**
 * Asks for confirmation of an action. Escape and the second button cancel it, and the focus returns to the element that
 * opened it. The dialog's code is fetched when it first opens.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isLoaded, ...state } = useOverlayPanel(ConfirmPanel, props.open, props.onCancel);
  return isLoaded ? <ConfirmPanel {...props} {...state} /> : null;
}
