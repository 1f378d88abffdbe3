import { useSyncExternalStore } from 'react';
import { storedChoice } from '#design-system/storedChoice.ts';

const key = 'border-snapping';
type Choice = 'on' | 'off';
const isChoice = (value: unknown): value is Choice => value === 'on' || value === 'off';

/** The choice where it could not be stored: it holds until the page is loaded again. */
let unsaved: Choice | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether vertices snap to others while they are drawn and dragged. Default: they do. */
export const snaps = (): boolean => (unsaved ?? storedChoice(key, isChoice) ?? 'on') === 'on';

/** Keeps on this device whether vertices snap. */
export function chooseSnapping(on: boolean) {
  const choice = on ? 'on' : 'off';
  unsaved = undefined;
  try {
    localStorage.setItem(key, choice);
  } catch {
    unsaved = choice;
  }
  for (const listener of listeners) listener();
}

/** Whether vertices snap, kept on this device (behaviour 14.60). */
export const useSnaps = (): boolean => useSyncExternalStore(subscribe, snaps);
