import { useSyncExternalStore } from 'react';
import type { ColorTheme } from './palette.ts';

/** What a user can choose: a theme, or that of the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';
const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/** The choice kept on this device; a broken entry is dropped. */
function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    if (isThemeChoice(stored)) return stored;
    if (stored !== null) localStorage.removeItem(storageKey);
  } catch {
    // No storage (a private window): the device's theme is right.
  }
  return 'system';
}

const deviceDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
const listeners = new Set<() => void>();

let choice: ThemeChoice = storedChoice();
/** A choice given from outside (a story, a test) goes before the user's and is not stored. */
let override: ThemeChoice | undefined;

const shownChoice = () => override ?? choice;
const themeOf = (value: ThemeChoice): ColorTheme =>
  value === 'system' ? (deviceDark?.matches ? 'dark' : 'light') : value;

/** Puts the theme on the page: as a class for the tokens, as `color-scheme` for scroll bars and native controls. */
function apply() {
  if (typeof document === 'undefined') return;
  const theme = themeOf(shownChoice());
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  root.style.colorScheme = theme;
}

function change() {
  apply();
  for (const listener of listeners) listener();
}

// Before the first render, so that nobody sees the other theme first.
apply();
deviceDark?.addEventListener('change', change);

/** Sets and stores the user's choice. */
function setThemeChoice(next: ThemeChoice) {
  choice = next;
  override = undefined;
  try {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Not remembered, but shown.
  }
  change();
}

/** Shows a theme without storing it; `undefined` goes back to the user's choice. */
export function overrideThemeChoice(next: ThemeChoice | undefined) {
  if (override === next) return;
  override = next;
  change();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme shown now (`light` or `dark`), the choice behind it, and how to change it. */
export function useColorTheme(): {
  theme: ColorTheme;
  choice: ThemeChoice;
  setChoice: (choice: ThemeChoice) => void;
} {
  const current = useSyncExternalStore(subscribe, shownChoice, () => 'system' as const);
  const theme = useSyncExternalStore(
    subscribe,
    () => themeOf(shownChoice()),
    () => 'light' as const,
  );
  return { theme, choice: current, setChoice: setThemeChoice };
}
