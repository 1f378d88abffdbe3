import { Dialog } from '@chakra-ui/react/dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { FormBanner } from '../FormBanner/FormBanner.tsx';
import { cutProps } from '../LongText/cutText.ts';
import { longText } from '../LongText/LongText.tsx';
import { Overlay, type OverlayProps } from '../Overlay/Overlay.tsx';
import { overlayRecipe } from '../Overlay/overlayRecipe.ts';
import type { ConfirmDialogProps } from './types.ts';

interface ConfirmPanelProps extends ConfirmDialogProps, Pick<OverlayProps, 'finalFocusEl'> {}

const recipe = overlayRecipe('dialog', {
  positioner: {
    justifyContent: 'center',
    alignItems: { base: 'flex-end', sm: 'flex-start' },
    px: { base: '4', sm: '6' },
    pt: { base: '4', sm: '16vh' },
    pb: '4',
    overflow: 'auto',
  },
  content: { layerStyle: 'panel', borderRadius: 'l3', width: 'full', maxWidth: '28rem' },
  body: { px: '5', pt: '5', pb: '4', display: 'flex', flexDirection: 'column', gap: '2' },
  title: { textStyle: 'section' },
  description: { color: 'fg.muted', textStyle: 'text', overflowWrap: 'anywhere' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: '2.5',
    px: '5',
    py: '4',
    borderTopWidth: '1px',
  },
});

/** The dialog of `ConfirmDialog`. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { open, finalFocusEl, title, text, tone = 'brand', busy = false, error } = props;
  const { confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { t } = useTranslation('data');
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Overlay
      recipe={recipe}
      role="alertdialog"
      open={open}
      onClose={onCancel}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      // The cancel button has the focus first, so that an accidental Enter removes nothing.
      initialFocusEl={() => cancel.current}
      finalFocusEl={finalFocusEl}
      from={{ opacity: 0, y: 8, scale: 0.98 }}
    >
      <Dialog.Body>
        <Dialog.Title {...cutProps(title)} />
        <Dialog.Description asChild>
          <div>{typeof text === 'string' ? longText(text) : text}</div>
        </Dialog.Description>
        <FormBanner>{error}</FormBanner>
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={cancel} disabled={busy} onClick={onCancel}>
          {cancelLabel ?? t('dialog.cancel')}
        </Button>
        <Button variant="solid" tone={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </Overlay>
  );
}
