import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useTexts } from '../language/useTexts.ts';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import { PopoverPlace } from '../Picker/popoverPlace.ts';
import '../texts.ts';
import type { DialogProps } from './types.ts';

const recipe = defineSlotRecipe({
  className: 'form-dialog',
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
    // It scrolls as a whole, so that what opens inside it (a calendar) is never cut off by it.
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      px: { base: '2', sm: '6' },
      py: { base: '2', sm: '8vh' },
      overflow: 'auto',
    },
    content: { layerStyle: 'panel', borderRadius: 'l3', width: 'full', maxWidth: '32rem', outline: '0' },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      ps: { base: '4', sm: '5' },
      pe: '2.5',
      py: '2.5',
      borderBottomWidth: '1px',
    },
    title: { flex: '1', minWidth: '0', py: '1.5', textStyle: 'section', overflowWrap: 'anywhere' },
    body: { p: { base: '4', sm: '5' }, minWidth: '0' },
    description: { color: 'fg.muted', textStyle: 'text', pb: '4' },
  },
  variants: {
    size: {
      md: {},
      lg: { content: { maxWidth: '56rem' } },
      full: { content: { maxWidth: '100rem' }, positioner: { py: { base: '2', sm: '4' } } },
    },
  },
});

/** The dialog of `Dialog`. */
export function DialogPanel(props: DialogProps) {
  const { open, title, description, onClose, size = 'md', ownClose, busy, children } = props;
  const t = useTexts('ui');
  const content = useRef<HTMLDivElement>(null);
  return (
    <Motion>
      <Dialog.Root
        recipe={recipe}
        // The recipe's own sizes, which Chakra's types do not know.
        {...({ size } as object)}
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        closeOnEscape={!busy && !ownClose}
        closeOnInteractOutside={false}
        // A form is there to be filled in; the cross is the first thing otherwise.
        initialFocusEl={() => content.current?.querySelector<HTMLElement>('form input') ?? null}
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
                      ref={content}
                      initial={{ opacity: 0, y: 8 }}
                      animate={{ opacity: 1, y: 0 }}
                      exit={{ opacity: 0, y: 8 }}
                    >
                      {ownClose ? (
                        <Dialog.Title srOnly>{title}</Dialog.Title>
                      ) : (
                        <Dialog.Header>
                          <Dialog.Title>{title}</Dialog.Title>
                          <IconButton
                            variant="ghost"
                            label={t('dialog.close')}
                            icon={<X aria-hidden />}
                            disabled={busy}
                            onClick={onClose}
                          />
                        </Dialog.Header>
                      )}
                      <Dialog.Body {...(ownClose && { p: '0', borderRadius: 'l3', overflow: 'clip' })}>
                        {description && (
                          <Dialog.Description asChild>
                            <div>{description}</div>
                          </Dialog.Description>
                        )}
                        <PopoverPlace value={content}>{children}</PopoverPlace>
                      </Dialog.Body>
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
