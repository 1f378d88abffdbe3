import { useSyncExternalStore } from 'react';
import { storedChoice } from '#design-system/storedChoice.ts';

/** What charts show of the calendar: everything, one of both, or nothing. */
const choices = ['all', 'holidays', 'incidents', 'none'] as const;
type Choice = (typeof choices)[number];

const key = 'chart-calendar';
const isChoice = (value: unknown): value is Choice => choices.some((choice) => choice === value);

/** The choice where it could not be stored: it holds until the page is loaded again. */
let unsaved: Choice | undefined;
const listeners = new Set<() => void>();
const read = (): Choice => unsaved ?? storedChoice(key, isChoice) ?? 'all';
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What of the calendar is switched on, on all charts. */
export interface Chosen {
  /** Weekends too. */
  readonly holidays: boolean;
  readonly incidents: boolean;
}

const chosenOf = (choice: Choice): Chosen => ({
  holidays: choice === 'all' || choice === 'holidays',
  incidents: choice === 'all' || choice === 'incidents',
});

/** Keeps on this device what charts show. */
export function choose({ holidays, incidents }: Chosen) {
  const choice = holidays ? (incidents ? 'all' : 'holidays') : incidents ? 'incidents' : 'none';
  unsaved = undefined;
  try {
    localStorage.setItem(key, choice);
  } catch {
    unsaved = choice;
  }
  for (const listener of listeners) listener();
}

export const chosen = (): Chosen => chosenOf(read());

/** What of the calendar is switched on, kept on this device. */
export const useChosen = (): Chosen => chosenOf(useSyncExternalStore(subscribe, read));
