import { Dialog } from '@chakra-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { Overlay } from '../Overlay/Overlay.tsx';
import { overlayRecipe } from '../Overlay/overlayRecipe.ts';

interface SheetPanelProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly triggerId: string;
  readonly children: ReactNode;
}

const recipe = overlayRecipe('sheet', {
  positioner: { alignItems: 'flex-end' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: '88dvh',
    bg: 'bg.surface',
    borderTopRadius: 'l3',
    boxShadow: 'lg',
  },
  header: { display: 'flex', alignItems: 'center', ps: '4', pe: '2', minHeight: 'header', borderBottomWidth: '1px' },
  title: { flex: '1', textStyle: 'section' },
  body: { p: '4', overflowY: 'auto' },
});

/** The open sheet: it slides in from the bottom; Escape, the close button and a press outside close it. */
export function SheetPanel({ title, open, onClose, triggerId, children }: SheetPanelProps) {
  const { t } = useTranslation('data');
  return (
    <Overlay
      recipe={recipe}
      open={open}
      onClose={onClose}
      finalFocusEl={() => document.getElementById(triggerId)}
      from={{ y: '100%' }}
    >
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        <IconButton variant="ghost" label={t('sheet.close')} icon={<X aria-hidden />} onClick={onClose} />
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
    </Overlay>
  );
}
