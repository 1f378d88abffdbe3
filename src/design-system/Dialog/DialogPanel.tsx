import { Dialog } from '@chakra-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { cutProps, cutText } from '../LongText/cutText.ts';
import { Overlay, type OverlayProps } from '../Overlay/Overlay.tsx';
import { overlayRecipe } from '../Overlay/overlayRecipe.ts';
import { PopoverContainer } from '../Picker/PopoverContainer.ts';
import type { DialogProps } from './types.ts';

interface DialogPanelProps extends DialogProps, Pick<OverlayProps, 'finalFocusEl'> {}

const recipe = overlayRecipe(
  'form-dialog',
  {
    // The dialog scrolls as a whole, so that it does not clip popovers inside it (a calendar).
    positioner: {
      justifyContent: 'center',
      alignItems: 'flex-start',
      px: { base: '2', sm: '6' },
      py: { base: '2', sm: '8vh' },
      overflow: 'auto',
    },
    content: { layerStyle: 'panel', borderRadius: 'l3', width: 'full', maxWidth: '32rem' },
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
  {
    md: {},
    lg: { content: { maxWidth: '56rem' } },
    full: { content: { maxWidth: '100rem' }, positioner: { py: { base: '2', sm: '4' } } },
  },
);

/** The dialog of `Dialog`. */
export function DialogPanel(props: DialogPanelProps) {
  const { open, finalFocusEl, title, description, onClose, size = 'md', ownClose, busy, children } = props;
  const { t } = useTranslation('data');
  const content = useRef<HTMLDivElement>(null);
  return (
    <Overlay
      recipe={recipe}
      size={size}
      open={open}
      onClose={onClose}
      closeOnEscape={!busy && !ownClose}
      closeOnInteractOutside={false}
      // The first field of a form has the focus; without a form it would be the close button.
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('form input') ?? null}
      finalFocusEl={finalFocusEl}
      from={{ opacity: 0, y: 8 }}
      contentRef={content}
    >
      {ownClose ? (
        <Dialog.Title srOnly>{cutText(title)}</Dialog.Title>
      ) : (
        <Dialog.Header>
          <Dialog.Title {...cutProps(title)} />
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
        <PopoverContainer value={content}>{children}</PopoverContainer>
      </Dialog.Body>
    </Overlay>
  );
}
