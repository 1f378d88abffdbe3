import { type ComponentType, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';

/** What has the focus; a menu has it for its button, which gets it back only once the menu has gone. */
function focused(): Element | null {
  const element = document.activeElement;
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || element;
}

/**
 * The code of an overlay that its owner opens by a property, fetched when it first opens; and what had the focus then,
 * which gets it back. The code may come after the focus has moved on.
 */
export function useOverlayPanel<Props extends object>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const { Panel, open, setOpen } = useLazyPanel<Props>(load);
  const opener = useRef<Element>(null);
  const follow = useEffectEvent((isWanted: boolean) => {
    if (isWanted) opener.current = focused();
    setOpen(isWanted);
  });
  // A layout effect: a menu that was chosen from may have gone by the time of an effect.
  useLayoutEffect(() => follow(wanted), [wanted]);
  /** Null, which leaves it to the overlay, when the opener is gone or takes no focus now. */
  const finalFocusEl = () => {
    const element = opener.current;
    return element instanceof HTMLElement && element.isConnected && !element.matches(':disabled') ? element : null;
  };
  return { Panel, open: open && wanted, finalFocusEl };
}
