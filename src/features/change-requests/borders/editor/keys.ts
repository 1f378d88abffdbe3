/** What a key does in the editor. */
export type EditorCommand = 'undo' | 'redo' | 'remove' | 'finish' | 'cancel' | 'keys';

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
    case '?':
      return 'keys';
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

/** A key, or keys that do the same, of the editor's list. A key whose name is translated is a key of the texts. */
interface ListedKey {
  readonly id:
    | 'undo'
    | 'redo'
    | 'remove'
    | 'finish'
    | 'cancel'
    | 'suspend'
    | 'place'
    | 'pan'
    | 'zoom'
    | 'move'
    | 'moveFar'
    | 'keys';
  /** Combinations, each of keys that are held together. */
  readonly combinations: readonly (readonly string[])[];
}

/**
 * All keys of the border editor, for its own list and for one of the whole portal. Their descriptions are
 * `borderTools:keys.<id>`; `arrows`, `space` are named by `borderTools:keyNames`.
 */
export const editorKeys: readonly ListedKey[] = [
  { id: 'undo', combinations: [['Ctrl', 'Z']] },
  {
    id: 'redo',
    combinations: [
      ['Ctrl', 'Y'],
      ['Ctrl', 'Shift', 'Z'],
    ],
  },
  { id: 'finish', combinations: [['Enter']] },
  { id: 'cancel', combinations: [['Esc']] },
  { id: 'remove', combinations: [['Delete'], ['Backspace']] },
  { id: 'suspend', combinations: [['Alt']] },
  { id: 'place', combinations: [['space']] },
  { id: 'pan', combinations: [['arrows']] },
  { id: 'zoom', combinations: [['+'], ['−']] },
  { id: 'move', combinations: [['arrows']] },
  { id: 'moveFar', combinations: [['Shift', 'arrows']] },
  { id: 'keys', combinations: [['?']] },
];
