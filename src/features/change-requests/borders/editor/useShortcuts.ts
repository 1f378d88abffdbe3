import { useEffect, useRef } from 'react';

/** Ctrl+Z takes a step back, Ctrl+Shift+Z and Ctrl+Y do it again (⌘ on a Mac); a field has its own undoing. */
export function useShortcuts(active: boolean, undo: () => void, redo: () => void) {
  const deeds = useRef({ undo, redo });
  deeds.current = { undo, redo };
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.matches('input:not([type=radio]), textarea, [contenteditable]')) return;
      const key = event.key.toLowerCase();
      const deed = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
      if (!deed) return;
      event.preventDefault();
      deeds.current[deed]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
