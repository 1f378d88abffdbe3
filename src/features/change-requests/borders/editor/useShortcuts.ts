import { useEffect, useEffectEvent } from 'react';
import { isDragging } from '#design-system/map/edit/trackDrag.ts';
import { commandOf, type EditorCommand, type Focus } from './keys.ts';

const fields = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'none';
  if (target.matches(fields)) return 'field';
  return target.matches('button, a, summary, input, [role=option], [role=menuitem]') ? 'control' : 'none';
}

/**
 * Handles the editor's keys while `active`.
 *
 * @param run - carries a command out; returns whether it did, so that the key has no other effect
 */
export function useShortcuts(active: boolean, run: (command: EditorCommand) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDragging()) return;
    const command = commandOf(event, focusOf(event.target));
    if (!command || !run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
