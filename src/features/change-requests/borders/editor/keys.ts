/** What a key does in the editor. */
export type EditorCommand = 'undo' | 'redo' | 'remove' | 'finish' | 'cancel';

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** What has the focus: a field keeps its own keys, a control its Enter. */
export type Focus = 'field' | 'control' | 'none';

/**
 * Returns the command of a pressed key, by the character and not by its place on the keyboard: on a Croatian one Z is where
 * others have Y. Ctrl with Alt is AltGr, which types a character.
 */
export function commandOf(pressed: PressedKey, focus: Focus): EditorCommand | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed;
  if (isComposing || altKey || focus === 'field') return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (ctrlKey || metaKey) {
    if (key === 'y' || (key === 'z' && shiftKey)) return 'redo';
    return key === 'z' ? 'undo' : undefined;
  }
  switch (key) {
    case 'Escape':
      return 'cancel';
    case 'Delete':
    case 'Backspace':
      return 'remove';
    case 'Enter':
      return focus === 'none' ? 'finish' : undefined;
    default:
      return undefined;
  }
}

/** A command of the editor's list, with the ways to give it. */
interface ListedKey {
  readonly id: 'undo' | 'redo' | 'remove' | 'finish' | 'cancel' | 'suspend' | 'place' | 'move' | 'moveFar';
  /** The ways to press it, each with names as in `KeyboardEvent.key`, joined by a plus. */
  readonly keys: readonly string[];
  /** It acts only where the map has the focus. */
  readonly isOfFocus?: boolean;
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The keys of the border editor in the list of all shortcuts, besides those of every map; `borderTools:keys.<id>` says what each does. */
export const editorKeys: readonly ListedKey[] = [
  { id: 'undo', keys: ['Control+z'] },
  { id: 'redo', keys: ['Control+y', 'Control+Shift+z'] },
  { id: 'finish', keys: ['Enter'] },
  { id: 'cancel', keys: ['Escape'] },
  { id: 'remove', keys: ['Delete', 'Backspace'] },
  { id: 'suspend', keys: ['Alt'] },
  { id: 'place', keys: [' '], isOfFocus: true },
  { id: 'move', keys: arrows, isOfFocus: true },
  { id: 'moveFar', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'], isOfFocus: true },
];
