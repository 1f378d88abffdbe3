import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDragging } from '#design-system/map/edit/trackDrag.ts';
import { commandOf, type EditorCommand, type Focus } from './keys.ts';

const fields = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'none';
  if (target.matches(fields)) return 'field';
  return target.matches('button, a, summary, input, [role=option], [role=menuitem]') ? 'control' : 'none';
}

/** Returns whether the focus is in a dialog over the editor, which has keys of its own; one around it is the editor's. */
function isInDialog(target: EventTarget | null, editor: Element | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && !dialog.contains(editor);
}

/**
 * Handles the editor's keys while `active`.
 *
 * @param editorRef - the editor's element
 * @param run - carries a command out; returns whether it did, so that the key has no other effect
 */
export function useShortcuts(
  editorRef: RefObject<Element | null>,
  active: boolean,
  run: (command: EditorCommand) => boolean,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDragging() || isInDialog(event.target, editorRef.current)) return;
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
