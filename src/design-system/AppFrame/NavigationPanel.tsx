import { Dialog } from '@chakra-ui/react/dialog';
import { Stack } from '@chakra-ui/react/stack';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../Button/IconButton.tsx';
import { Overlay } from '../Overlay/Overlay.tsx';
import { overlayRecipe } from '../Overlay/overlayRecipe.ts';
import { Logo } from './Logo.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import type { AppFrameProps } from './types.ts';

interface NavigationPanelProps extends Pick<AppFrameProps, 'productName' | 'items'> {
  open: boolean;
  onClose: () => void;
  triggerId: string;
}

const recipe = overlayRecipe('drawer', {
  content: {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(20rem, 86vw)',
    bg: 'bg.surface',
    borderInlineEndWidth: '1px',
    boxShadow: 'lg',
    overflowY: 'auto',
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'header',
    ps: '4',
    pe: '2',
    borderBottomWidth: '1px',
  },
  title: { flex: '1', fontWeight: 'semibold' },
  body: { p: '2' },
});

/** The open drawer: all main links, one under the other. Following one closes it. */
export function NavigationPanel({ open, onClose, triggerId, productName, items }: NavigationPanelProps) {
  const { t } = useTranslation('data');
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) onClose();
    shownAt.current = pathname;
  }, [pathname, onClose]);
  return (
    <Overlay
      recipe={recipe}
      open={open}
      onClose={onClose}
      finalFocusEl={() => document.getElementById(triggerId)}
      from={{ x: '-100%' }}
    >
      <Dialog.Header>
        <Logo />
        <Dialog.Title>{productName}</Dialog.Title>
        <IconButton variant="ghost" label={t('frame.closeMenu')} icon={<X aria-hidden />} onClick={onClose} />
      </Dialog.Header>
      <Dialog.Body>
        <nav aria-label={t('frame.mainNavigation')}>
          <Stack as="ul" gap="0.5" listStyleType="none" css={{ '& a': { display: 'flex' } }}>
            {items.map((item) => (
              <li key={item.label}>
                <NavigationLink item={item} place="drawer" onFollow={onClose} />
              </li>
            ))}
          </Stack>
        </nav>
      </Dialog.Body>
    </Overlay>
  );
}
