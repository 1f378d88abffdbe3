import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode, Ref } from 'react';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import type { overlayRecipe } from './overlayRecipe.ts';

type RootProps = Dialog.RootProps;

export interface OverlayProps
  extends Pick<RootProps, 'role' | 'closeOnEscape' | 'closeOnInteractOutside' | 'initialFocusEl' | 'finalFocusEl'> {
  readonly recipe: ReturnType<typeof overlayRecipe>;
  /** One of the recipe's own. */
  readonly size?: string;
  readonly open: boolean;
  /** Escape, or a press outside where that closes: asks to be closed. */
  readonly onClose: () => void;
  /** How the content looks before it comes and after it went; it stands at rest at 0, whole. */
  readonly from: {
    readonly x?: string;
    readonly y?: string | number;
    readonly opacity?: number;
    readonly scale?: number;
  };
  readonly contentRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const rest = { x: 0, y: 0, opacity: 1, scale: 1 };

/**
 * What opens over the page and holds the focus until it is closed: dialogs, sheets and the drawer are made of it. Its
 * content is mounted again each time it opens.
 */
export function Overlay({ recipe, size, open, onClose, from, contentRef, children, ...behaviour }: OverlayProps) {
  const atRest = Object.fromEntries(Object.keys(from).map((key) => [key, rest[key as keyof typeof rest]]));
  return (
    <Motion>
      <Dialog.Root
        {...behaviour}
        recipe={recipe}
        // The recipe's own sizes, which Chakra's types do not know.
        {...(size && ({ size } as object))}
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
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
                <Dialog.Positioner key="content">
                  <Dialog.Content asChild>
                    <m.div ref={contentRef} initial={from} animate={atRest} exit={from}>
                      {children}
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
