import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useTexts } from '../language/useTexts.ts';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import '../texts.ts';

export interface SheetPanelProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly triggerId: string;
  readonly children: ReactNode;
}

const recipe = defineSlotRecipe({
  className: 'sheet',
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
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex', alignItems: 'flex-end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: '88dvh',
      bg: 'bg.surface',
      borderTopRadius: 'l3',
      boxShadow: 'lg',
      outline: '0',
    },
    header: { display: 'flex', alignItems: 'center', ps: '4', pe: '2', minHeight: 'header', borderBottomWidth: '1px' },
    title: { flex: '1', textStyle: 'section' },
    body: { p: '4', overflowY: 'auto' },
  },
});

/** The open sheet: slides in from the bottom; Escape, the cross and a press outside close it. */
export function SheetPanel({ title, open, onClose, triggerId, children }: SheetPanelProps) {
  const t = useTexts('ui');
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
                <Drawer.Positioner key="sheet">
                  <Drawer.Content asChild>
                    <m.div initial={{ y: '100%' }} animate={{ y: 0 }} exit={{ y: '100%' }}>
                      <Drawer.Header>
                        <Drawer.Title>{title}</Drawer.Title>
                        <IconButton
                          variant="ghost"
                          label={t('sheet.close')}
                          icon={<X aria-hidden />}
                          onClick={onClose}
                        />
                      </Drawer.Header>
                      <Drawer.Body>{children}</Drawer.Body>
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
