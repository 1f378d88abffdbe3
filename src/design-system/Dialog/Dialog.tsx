import { lazyPart } from '../lazyPart.tsx';
import { useOverlayPanel } from '../Overlay/useOverlayPanel.ts';
import type { DialogProps } from './types.ts';

const DialogPanel = lazyPart(() => import('./DialogPanel.tsx').then((module) => module.DialogPanel));

/**
 * A dialog with any content: a form, a preview. Its content is mounted each time it opens; the focus returns to the
 * element that opened it. Its code is fetched when it first opens.
 */
export function Dialog(props: DialogProps) {
  const { isLoaded, ...state } = useOverlayPanel(DialogPanel, props.open, props.onClose);
  return isLoaded ? <DialogPanel {...props} {...state} /> : null;
}
