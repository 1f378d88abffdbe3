import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../Button/IconButton.tsx';
import { useTexts } from '../language/useTexts.ts';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import '../texts.ts';
import { Logo } from './Logo.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import type { AppFrameProps } from './types.ts';

export interface NavigationPanelProps extends Pick<AppFrameProps, 'productName' | 'items' | 'extraLinks' | 'onIntent'> {
  open: boolean;
  onClose: () => void;
  triggerId: string;
}

const recipe = defineSlotRecipe({
  className: 'drawer',
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
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(20rem, 86vw)',
      bg: 'bg.surface',
      borderInlineEndWidth: '1px',
      boxShadow: 'lg',
      outline: '0',
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
  },
});

/** The open drawer: all main links, one under the other. Following one closes it. */
export function NavigationPanel({
  open,
  onClose,
  triggerId,
  productName,
  items,
  extraLinks = [],
  onIntent,
}: NavigationPanelProps) {
  const t = useTexts('ui');
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) onClose();
    shownAt.current = pathname;
  }, [pathname, onClose]);
  return (
    <Motion>
      <Drawer.Root
        recipe={recipe}
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        finalFocusEl={() => document.getElementById(triggerId)}
        lazyMount={false}
        unmountOnExit={false}
        present
      >
        <Portal>
          <AnimatePresence>
            {open && (
              <>
                <Drawer.Backdrop key="backdrop" asChild>
                  <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }} />
                </Drawer.Backdrop>
                <Drawer.Positioner key="drawer">
                  <Drawer.Content asChild>
                    <m.div initial={{ x: '-100%' }} animate={{ x: 0 }} exit={{ x: '-100%' }}>
                      <Drawer.Header>
                        <Logo />
                        <Drawer.Title>{productName}</Drawer.Title>
                        <IconButton
                          variant="ghost"
                          label={t('frame.closeMenu')}
                          icon={<X aria-hidden />}
                          onClick={onClose}
                        />
                      </Drawer.Header>
                      <Drawer.Body>
                        <nav aria-label={t('frame.mainNavigation')}>
                          <chakra.ul
                            display="flex"
                            flexDirection="column"
                            gap="0.5"
                            listStyleType="none"
                            css={{ '& a': { display: 'flex' } }}
                          >
                            {[...items, ...extraLinks].map((item) => (
                              <li key={item.to}>
                                <NavigationLink item={item} place="drawer" onIntent={onIntent} onFollow={onClose} />
                              </li>
                            ))}
                          </chakra.ul>
                        </nav>
                      </Drawer.Body>
                    </m.div>
                  </Drawer.Content>
                </Drawer.Positioner>
              </>
            )}
          </AnimatePresence>
        </Portal>
      </Drawer.Root>
    </Motion>
  );
}
