import type { ColorTheme } from './palette.ts';
import { applyTheme, deviceDark, storedTheme, type ThemeChoice, themeOf } from './storedTheme.ts';

const listeners = new Set<() => void>();

let choice: ThemeChoice = storedTheme();
/** A choice given from outside (a story, a test) goes before the user's and is not stored. */
let override: ThemeChoice | undefined;

const shownChoice = () => override ?? choice;
const apply = () => applyTheme(themeOf(shownChoice()));

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
  theme: (): ColorTheme => themeOf(shownChoice()),
  choose: (next: ThemeChoice) => {
    choice = next;
    override = undefined;
    change();
  },
};
