import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, useContext, useDeferredValue, useRef } from 'react';
import { PopoverPlace } from './popoverPlace.ts';

export interface PickerPopoverProps {
  /** The control that opened it: the popover stands at it, and gives the focus back to it. */
  readonly buttonId: string;
  /** Names the dialog. */
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Asked when somebody clicks or tabs away: false keeps it open, for instance over a mistyped date. */
  readonly mayLeave?: (() => boolean) | undefined;
  /** What is focused first in the panel; left out: the first thing that can be. */
  readonly initialFocus?: ((panel: HTMLElement) => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/**
 * The panel under a picker's control. Escape closes it and gives the focus back; so does the control itself. Its
 * content is mounted again each time it opens.
 */
export function PickerPopover({
  buttonId,
  label,
  open,
  onClose,
  mayLeave,
  initialFocus,
  children,
}: PickerPopoverProps) {
  const place = useContext(PopoverPlace);
  const panelRef = useRef<HTMLDivElement>(null);
  // Opened after it is mounted, so that the popover notices that it opens and moves the focus, even when the code came late.
  const shown = useDeferredValue(open, false);
  return (
    <Popover.Root
      unstyled
      open={shown}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      onInteractOutside={(event) => {
        if (mayLeave && !mayLeave()) event.preventDefault();
      }}
      ids={{ trigger: buttonId }}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 6, overflowPadding: 8, flip: true, slide: true }}
      {...(initialFocus && { initialFocusEl: () => panelRef.current && initialFocus(panelRef.current) })}
    >
      <Portal {...(place && { container: place as RefObject<HTMLElement> })}>
        {/* Over the bar that stays in sight; the popover's own inline value would win without the mark. */}
        <Popover.Positioner zIndex="popover!">
          <Popover.Content
            ref={panelRef}
            aria-label={label}
            layerStyle="panel"
            borderRadius="l3"
            maxWidth="calc(100vw - 16px)"
            maxHeight="min(var(--available-height, 100dvh), calc(100dvh - 16px))"
            display="flex"
            flexDirection="column"
            overflow="hidden"
            outline="0"
            transformOrigin="var(--transform-origin)"
            css={{
              '&[data-state=open]': { animation: 'picker-in 150ms cubic-bezier(0.2, 0, 0, 1)' },
              '&[data-state=closed]': { animation: 'picker-out 100ms ease-in' },
              '@keyframes picker-in': { from: { opacity: 0, scale: '0.98', translate: '0 -4px' } },
              '@keyframes picker-out': { to: { opacity: 0, scale: '0.98', translate: '0 -4px' } },
            }}
          >
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
