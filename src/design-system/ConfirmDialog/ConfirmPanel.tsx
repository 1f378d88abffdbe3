import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormBanner } from '../FormBanner/FormBanner.tsx';
import { useTexts } from '../language/useTexts.ts';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import '../texts.ts';
import type { ConfirmDialogProps } from './types.ts';

const recipe = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'bg.scrim', zIndex: 'modal' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'flex-start' },
      px: { base: '4', sm: '6' },
      pt: { base: '4', sm: '16vh' },
      pb: '4',
      overflow: 'auto',
    },
    content: { layerStyle: 'panel', borderRadius: 'l3', width: 'full', maxWidth: '28rem', outline: '0' },
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
  },
});

/** The dialog of `ConfirmDialog`. */
export function ConfirmPanel(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    tone = 'brand',
    busy = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  const t = useTexts('ui');
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Motion>
      <Dialog.Root
        recipe={recipe}
        role="alertdialog"
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onCancel();
        }}
        closeOnEscape={!busy}
        closeOnInteractOutside={false}
        // The safe answer has the focus first: Enter by habit must not remove anything.
        initialFocusEl={() => cancel.current}
        lazyMount={false}
        unmountOnExit={false}
        present
      >
        <Portal>
          <AnimatePresence>
            {open && (
              <>
                <Dialog.Backdrop key="backdrop" asChild>
                  <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }} />
                </Dialog.Backdrop>
                <Dialog.Positioner key="dialog">
                  <Dialog.Content asChild>
                    <m.div
                      initial={{ opacity: 0, y: 8, scale: 0.98 }}
                      animate={{ opacity: 1, y: 0, scale: 1 }}
                      exit={{ opacity: 0, y: 8, scale: 0.98 }}
                    >
                      <Dialog.Body>
                        <Dialog.Title>{title}</Dialog.Title>
                        <Dialog.Description asChild>
                          <div>{text}</div>
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
                    </m.div>
                  </Dialog.Content>
                </Dialog.Positioner>
              </>
            )}
          </AnimatePresence>
        </Portal>
      </Dialog.Root>
    </Motion>
  );
}
