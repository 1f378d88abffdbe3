import { storedChoice } from '../storedChoice.ts';
import type { ColorTheme } from './palette.ts';

/** What a user can choose: a theme, or that of the device. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const storageKey = 'theme';
const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/** The choice kept on this device, else that of the device; a broken entry is dropped. */
export const storedTheme = (): ThemeChoice => storedChoice(storageKey, isThemeChoice) ?? 'system';

export const deviceDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

/** The theme that a choice shows on this device. */
export const themeOf = (choice: ThemeChoice): ColorTheme =>
  choice === 'system' ? (deviceDark?.matches ? 'dark' : 'light') : choice;

/** Applies the theme to the page: as a class for the tokens, as `color-scheme` for scroll bars and native controls. */
export function applyTheme(theme: ColorTheme) {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  root.style.colorScheme = theme;
}
