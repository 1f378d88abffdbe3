import { beforeEach, expect, test, vi } from 'vitest';
import { keyNames } from './keyNames.ts';
import { characterOf, isOn, switchedOff, switchShortcut } from './shortcuts.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

type Pressed = Parameters<typeof characterOf>[0] & { readonly code?: string };

const press = (key: string, more: Partial<Pressed> & { readonly altGraph?: boolean } = {}): Pressed => {
  const { altGraph = false, ...rest } = more;
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target: null,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
    ...rest,
  };
};
const within = (field: boolean) => ({ closest: () => (field ? {} : null) }) as unknown as EventTarget;

test('a Croatian keyboard: AltGr makes letters and signs, and Shift with the key after 0 opens the list', () => {
  // Windows tells AltGr as Control and Alt, Linux as a state of its own.
  for (const key of ['@', 'ł']) {
    expect(characterOf(press(key, { altGraph: true }))).toBeUndefined();
    expect(characterOf(press(key, { ctrlKey: true, altKey: true }))).toBeUndefined();
  }
  expect(characterOf(press('?', { code: 'Minus' }))).toBe('?');
  // Where "?" is on another keyboard there is another character here.
  expect(characterOf(press('_', { code: 'Slash' }))).toBe('_');
  expect(characterOf(press('ž', { code: 'Backslash' }))).toBe('ž');
});

test('combinations, other keys and what is being composed are no characters', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    expect(characterOf(press('j', more))).toBeUndefined();
  for (const key of ['Escape', 'Dead', 'Process', 'Enter', 'F1']) expect(characterOf(press(key))).toBeUndefined();
});

test('nothing acts where characters are typed', () => {
  expect(characterOf(press('?', { target: within(true) }))).toBeUndefined();
  expect(characterOf(press('?', { target: within(false) }))).toBe('?');
});

test('what is switched off is kept on the device by its id; all on leaves nothing', () => {
  expect(isOn('desk.approve')).toBe(true);
  switchShortcut('desk.approve', false);
  switchShortcut('desk.approve', false);
  switchShortcut('list', false);
  expect(stored.get('shortcuts-off')).toBe('["desk.approve","list"]');
  expect([isOn('desk.approve'), isOn('list'), isOn('desk.next')]).toEqual([false, false, true]);
  switchShortcut('desk.approve', true);
  switchShortcut('list', true);
  expect(stored.has('shortcuts-off')).toBe(false);
});

test('a broken entry switches nothing off', () => {
  for (const broken of ['{', '"list"', '{"list":true}', 'null']) {
    stored.set('shortcuts-off', broken);
    expect(switchedOff()).toEqual([]);
  }
  stored.set('shortcuts-off', '[1,"list",null]');
  expect(switchedOff()).toEqual(['list']);
});

test('keys are named as they are labelled', () => {
  expect(keyNames('Control+Shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyNames('Control+z', true)).toEqual(['⌘', 'Z']);
  expect(keyNames('?', false)).toEqual(['?']);
  expect(keyNames('+', false)).toEqual(['+']);
  expect(keyNames('Control++', false)).toEqual(['Ctrl', '+']);
  expect(keyNames('Alt+ArrowDown', false)).toEqual(['Alt', '↓']);
});

test('without storage it lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  switchShortcut('list', false);
  expect(isOn('list')).toBe(false);
  switchShortcut('list', true);
  expect(isOn('list')).toBe(true);
});
