import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, useContext, useDeferredValue, useRef } from 'react';
import { PopoverContainer } from './PopoverContainer.ts';

export interface PickerPopoverProps {
  /** The control that opened it: the popover is positioned at it, and returns the focus to it. */
  readonly buttonId: string;
  /** The accessible name of the dialog. */
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the user presses outside or tabs away: false keeps it open, for instance with an invalid date. */
  readonly mayLeave?: (() => boolean) | undefined;
  /** The element that is focused first; default: the first focusable one. */
  readonly initialFocus?: ((panel: HTMLElement) => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/**
 * The panel below a picker's control. Escape and the control close it and return the focus. Its content is mounted each
 * time it opens.
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
  const container = useContext(PopoverContainer);
  const panelRef = useRef<HTMLDivElement>(null);
  // Opened after it is mounted, so that the popover moves the focus also when its code arrives late.
  const shown = useDeferredValue(open, false);
  return (
    <Popover.Root
      unstyled
      open={open && shown}
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
      <Portal {...(container && { container: container as RefObject<HTMLElement> })}>
        {/* Above the sticky bar; `!important` overrides the popover's inline value. */}
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
