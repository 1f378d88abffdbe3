import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { LazyPart } from '../lazyPart.tsx';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';

/**
 * Returns the focused element; for an entry of a menu the menu's button, which gets the focus back when the
 * menu closes.
 */
function focused(): Element | null {
  const element = document.activeElement;
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || element;
}

/**
 * Loads the code of an overlay when it first opens, and remembers the element that had the focus then, to which it
 * returns. The code may arrive after the focus has moved; where it cannot be fetched the overlay is closed by `onClose`, so
 * that the next wish to open it tries again.
 */
export function useOverlayPanel(panel: Pick<LazyPart<object>, 'load'>, requested: boolean, onClose: () => void) {
  const { isLoaded, open, setOpen } = useLazyPanel(panel, onClose);
  const opener = useRef<Element>(null);
  const follow = useEffectEvent((isWanted: boolean) => {
    if (isWanted) opener.current = focused();
    setOpen(isWanted);
  });
  // A layout effect, because the menu whose entry opened the overlay may be unmounted before an effect runs.
  useLayoutEffect(() => follow(requested), [requested]);
  /** Null leaves the focus to the overlay's default: the opener is unmounted or cannot be focused. */
  const finalFocusEl = () => {
    const element = opener.current;
    return element instanceof HTMLElement && element.isConnected && !element.matches(':disabled') ? element : null;
  };
  return { isLoaded, open: open && requested, finalFocusEl };
}
