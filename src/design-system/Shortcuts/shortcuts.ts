import { useEffect } from 'react';
import { useStableCallback } from '../useStableCallback.ts';

/**
 * The shortcuts of what is on the screen, for one list of them all, and the rules of single characters (behaviour 2.40 to
 * 2.42). Small, since every page loads it: the list itself is fetched when it is opened.
 */

/** A shortcut of the list. */
export interface Shortcut {
  /** Different from all others, such as `desk.approve`: what is switched off is kept by it. */
  readonly id: string;
  /** The ways to press it, each with names as in `KeyboardEvent.key`, joined by a plus: `Control+Z`, `?`. */
  readonly keys: readonly string[];
  /** What it does, in the present language. */
  readonly label: string;
  /** It acts only where the focus is, on a map or in a field, and stays there. */
  readonly isOfFocus?: boolean;
}

/** The shortcuts of a page or a tool. */
export interface ShortcutGroup {
  readonly id: string;
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

type Read = () => ShortcutGroup;

const groups = new Set<Read>();

/** Lists the shortcuts of a component while it is mounted; `read` is called when the list opens. */
export function useShortcutGroup(read: Read) {
  const latest = useStableCallback(read);
  useEffect(() => {
    groups.add(latest);
    return () => {
      groups.delete(latest);
    };
  }, [latest]);
}

/** The groups of what is on the screen; two maps are one group. */
export const presentShortcuts = (): readonly ShortcutGroup[] => [
  ...new Map([...groups].map((read) => read()).map((group) => [group.id, group])).values(),
];

let open: (() => void) | undefined;

/** Opens the list of shortcuts. */
export const openShortcuts = () => open?.();

/** Hears each wish to open the list; returns a function that ends it. */
export function onShortcutsWanted(next: () => void): () => void {
  open = next;
  return () => {
    if (open === next) open = undefined;
  };
}

/** Whether a way to press a shortcut is one character alone. */
export const isCharacter = (keys: string): boolean => [...keys].length === 1;

/** Where characters are typed or chosen by. */
const fields =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=combobox],[role=listbox],[role=menu]';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/**
 * Returns the character that a press means as a shortcut, as the keyboard's language has it and not by the place of its
 * key; undefined for other keys, for combinations, in a field, with AltGr, and while a character is composed.
 */
export function characterOf({ key, target, ...event }: Pressed): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !isCharacter(key)) return undefined;
  if (event.getModifierState?.('AltGraph')) return undefined;
  // The target is a document where nothing has the focus.
  if ((target as Partial<Element> | null)?.closest?.(fields)) return undefined;
  return key;
}

const storageKey = 'shortcuts-off';
/** What a browser without storage keeps as long as the page lasts. */
let unstored: readonly string[] | undefined;

/** The ids of the shortcuts that are switched off on this device; a broken entry has none. */
export function switchedOff(): readonly string[] {
  if (unstored) return unstored;
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a shortcut of one character acts. */
export const isOn = (id: string): boolean => !switchedOff().includes(id);

/** Switches a shortcut on or off on this device. */
export function switchShortcut(id: string, isOn: boolean): void {
  const ids = [...new Set([...switchedOff().filter((each) => each !== id), ...(isOn ? [] : [id])])];
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, JSON.stringify(ids));
    else localStorage.removeItem(storageKey);
    unstored = undefined;
  } catch {
    unstored = ids;
  }
}

/** The id of the list's own key. */
export const listId = 'list';
