import { useEffect, useEffectEvent, useState } from 'react';

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

/** Where letters are typed or chosen, and where a dialog waits for its own reply. */
const elsewhere =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/**
 * Runs an action for a pressed letter, wherever the focus is, except in fields and dialogs.
 *
 * @param keys the actions by lower-case letter
 */
export function useKeys(isOn: boolean, keys: Readonly<Record<string, () => void>>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
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
