import { useOverlayPanel } from '../Overlay/useOverlayPanel.ts';
import type { DialogPanelProps } from './DialogPanel.tsx';
import type { DialogProps } from './types.ts';

const loadPanel = () => import('./DialogPanel.tsx').then(({ DialogPanel }) => DialogPanel);

/**
 * A dialog with any content: a form, a preview. Its content is mounted each time it opens; the focus returns to the
 * element that opened it. Its code is fetched when it first opens.
 */
export function Dialog(props: DialogProps) {
  const { Panel, ...state } = useOverlayPanel<DialogPanelProps>(loadPanel, props.open, props.onClose);
  return Panel ? <Panel {...props} {...state} /> : null;
}
