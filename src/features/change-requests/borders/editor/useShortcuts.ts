import { useEffect, useEffectEvent } from 'react';

/** Handles Ctrl+Z as undo, Ctrl+Shift+Z and Ctrl+Y as redo (⌘ on a Mac); a text field keeps its own undo. */
export function useShortcuts(active: boolean, undo: () => void, redo: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof Element && target.matches('input:not([type=radio]), textarea, [contenteditable]')) return;
    const key = event.key.toLowerCase();
    const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
