import { useSyncExternalStore } from 'react';
import { shownTheme } from './colorTheme.ts';
import type { ColorTheme } from './palette.ts';
import { storageKey, type ThemeChoice } from './storedTheme.ts';

/** Sets and stores the user's choice. */
function setThemeChoice(next: ThemeChoice) {
  try {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Not remembered, but shown.
  }
  shownTheme.choose(next);
}

/** The theme shown now (`light` or `dark`), the choice behind it, and how to change it. */
export function useColorTheme(): {
  theme: ColorTheme;
  choice: ThemeChoice;
  setChoice: (choice: ThemeChoice) => void;
} {
  const current = useSyncExternalStore(shownTheme.subscribe, shownTheme.choice, () => 'system' as const);
  const theme = useSyncExternalStore(shownTheme.subscribe, shownTheme.theme, () => 'light' as const);
  return { theme, choice: current, setChoice: setThemeChoice };
}
