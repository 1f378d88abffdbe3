import { type ComponentType, useEffect, useRef } from 'react';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';

/**
 * The code of an overlay that its owner opens by a property, fetched when it first opens; and what had the focus then,
 * which gets it back. The code may come after the focus has moved on.
 */
export function useOverlayPanel<Props extends object>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const { Panel, open, setOpen } = useLazyPanel<Props>(load);
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the property alone; the setter is new each time
  useEffect(() => {
    if (wanted) opener.current = document.activeElement;
    setOpen(wanted);
  }, [wanted]);
  /** Null, which leaves it to the overlay, when the opener is gone or takes no focus now. */
  const finalFocusEl = () => {
    const element = opener.current;
    return element instanceof HTMLElement && element.isConnected && !element.matches(':disabled') ? element : null;
  };
  return { Panel, open: open && wanted, finalFocusEl };
}
