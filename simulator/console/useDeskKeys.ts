import { useEffect, useEffectEvent, useState } from 'react';
import { characterOf, isOn as isKeyOn } from '#design-system/Shortcuts/shortcuts.ts';

const storeKey = 'support-desk-keys';

/** Whether the desk's keys are on. They are single letters, so a user can turn them off; kept on this device. */
export function useKeysSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storeKey) !== 'off');
  const set = (next: boolean) => {
    setIsOn(next);
    if (next) localStorage.removeItem(storeKey);
    else localStorage.setItem(storeKey, 'off');
  };
  return [isOn, set];
}

/** Where a dialog waits for its own reply. */
const elsewhere = '[role=dialog], [role=alertdialog]';

/** The id of a key of the desk in the list of shortcuts, where each can be switched off. */
export const deskKeyId = (letter: string) => `desk.${letter}`;

/**
 * Runs an action for a pressed letter, wherever the focus is, except in fields and dialogs.
 *
 * @param keys the actions by lower-case letter
 */
export function useKeys(isOn: boolean, keys: Readonly<Record<string, () => void>>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented) return;
    const letter = characterOf(event)?.toLowerCase();
    if (letter === undefined || (event.target instanceof Element && event.target.closest(elsewhere))) return;
    const action = keys[letter];
    if (!action || !isKeyOn(deskKeyId(letter))) return;
    // Else the letter would be typed into the field that the action focuses.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
