import type { ColorTheme } from './palette.ts';

/** What a user can choose: a theme, or that of the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const storageKey = 'theme';
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

/** Applies the theme to the page: as a class for the tokens, as `color-scheme` for scroll bars and native controls. */
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

// Before the first render, so that the other theme does not flash.
apply();
deviceDark?.addEventListener('change', change);

/** Shows a theme without storing it; `undefined` goes back to the user's choice. */
export function overrideThemeChoice(next: ThemeChoice | undefined) {
  if (override === next) return;
  override = next;
  change();
}

/** The choice that the page shows, for `useColorTheme`; `choose` sets the user's without storing it. */
export const shownTheme = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choice: shownChoice,
  theme: () => themeOf(shownChoice()),
  choose: (next: ThemeChoice) => {
    choice = next;
    override = undefined;
    change();
  },
};
