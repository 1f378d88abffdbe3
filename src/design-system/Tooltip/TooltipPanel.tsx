import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tooltip } from '@chakra-ui/react/tooltip';
import { cutText } from '../LongText/cutText.ts';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import type { TooltipProps } from './types.ts';

interface TooltipPanelProps extends Required<Pick<TooltipProps, 'text' | 'placement'>> {
  open: boolean;
  onClose: () => void;
  triggerId: string;
}

const recipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    positioner: { zIndex: 'tooltip!' },
    content: {
      px: '2.5',
      py: '1.5',
      maxWidth: '20rem',
      borderRadius: 'l1',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'xs',
      fontWeight: 'medium',
      boxShadow: 'md',
      overflowWrap: 'anywhere',
      pointerEvents: 'none',
    },
  },
});

/** The panel of `Tooltip`; the element it explains is found by its id. */
export function TooltipPanel({ open, onClose, triggerId, text, placement }: TooltipPanelProps) {
  return (
    <Motion>
      <Tooltip.Root
        recipe={recipe}
        ids={{ trigger: triggerId }}
        open={open}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        positioning={{ placement, gutter: 6 }}
        present
      >
        <Portal>
          <AnimatePresence>
            {open && (
              <Tooltip.Positioner>
                <Tooltip.Content asChild aria-hidden>
                  <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }}>
                    {cutText(text ?? '', 600)}
                  </m.div>
                </Tooltip.Content>
              </Tooltip.Positioner>
            )}
          </AnimatePresence>
        </Portal>
      </Tooltip.Root>
    </Motion>
  );
}
