import { expect, test } from 'vitest';
import { commandOf, editorKeys } from './keys.ts';

const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});

/** The case "Keys" of the operations: on a Croatian keyboard Z has the place (`code`) of Y, which plays no part. */
test('Ctrl+z undoes by its character', () => {
  const undo = { ...pressed('z', { ctrlKey: true }), code: 'KeyY' };
  const redo = { ...pressed('y', { ctrlKey: true }), code: 'KeyZ' };
  expect(commandOf(undo, 'none')).toBe('undo');
  expect(commandOf(redo, 'none')).toBe('redo');
});

test.each([
  ['Ctrl+Shift+Z', pressed('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
  ['⌘Z', pressed('z', { metaKey: true }), 'undo'],
  ['Caps Lock and Ctrl+Z', pressed('Z', { ctrlKey: true }), 'undo'],
  ['the key after 0 with Shift, which opens the list of all', pressed('?', { shiftKey: true }), undefined],
  ['Delete', pressed('Delete'), 'remove'],
  ['Backspace', pressed('Backspace'), 'remove'],
  ['Enter', pressed('Enter'), 'finish'],
  ['Escape', pressed('Escape'), 'cancel'],
  ['a letter', pressed('z'), undefined],
  ['AltGr+V', pressed('@', { ctrlKey: true, altKey: true }), undefined],
  ['AltGr+Z', pressed('z', { ctrlKey: true, altKey: true }), undefined],
  ['? while composing', pressed('?', { isComposing: true }), undefined],
] as const)('%s', (_, event, command) => {
  expect(commandOf(event, 'none')).toBe(command);
});

test('a field keeps all of its keys, a button its Enter', () => {
  for (const key of ['?', 'Delete', 'Backspace', 'Enter', 'Escape'])
    expect(commandOf(pressed(key), 'field')).toBeUndefined();
  expect(commandOf(pressed('z', { ctrlKey: true }), 'field')).toBeUndefined();
  expect(commandOf(pressed('Enter'), 'control')).toBeUndefined();
  expect(commandOf(pressed('Delete'), 'control')).toBe('remove');
});

test('every listed key is described once', () => {
  const ids = editorKeys.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
