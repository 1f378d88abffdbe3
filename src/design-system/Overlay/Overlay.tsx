import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type Ref, useContext } from 'react';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import { OverlayContext } from './OverlayContext.ts';
import type { overlayRecipe } from './overlayRecipe.ts';

type RootProps = Dialog.RootProps;

export interface OverlayProps
  extends Pick<RootProps, 'role' | 'closeOnEscape' | 'closeOnInteractOutside' | 'initialFocusEl' | 'finalFocusEl'> {
  readonly recipe: ReturnType<typeof overlayRecipe>;
  /** One of the recipe's sizes. */
  readonly size?: string;
  readonly open: boolean;
  /** Called on Escape, and on a press outside where that closes the overlay. */
  readonly onClose: () => void;
  /** The styles before the content enters and after it has left; its resting styles are offset 0 and full opacity. */
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
 * The base of dialogs, sheets and the drawer: opens over the page and traps the focus until it is closed. Its content
 * is mounted each time it opens.
 */
export function Overlay({ recipe, size, open, onClose, from, contentRef, children, ...behaviour }: OverlayProps) {
  const { container, beside, control } = useContext(OverlayContext);
  const atRest = Object.fromEntries(Object.keys(from).map((key) => [key, rest[key as keyof typeof rest]]));
  return (
    <Motion>
      <Dialog.Root
        {...behaviour}
        recipe={recipe}
        // The recipe's sizes, which Chakra's types do not include.
        {...(size && ({ size } as object))}
        persistentElements={beside ? [beside] : []}
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        // The focus is trapped: it leaves the overlay only where StrictMode, which mounts twice, sets it back once.
        onFocusOutside={(event) => event.preventDefault()}
        lazyMount={false}
        unmountOnExit={false}
        present
      >
        <Portal {...(container && { container })}>
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
                      {control}
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
