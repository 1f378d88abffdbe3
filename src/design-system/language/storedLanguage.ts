import { storedChoice } from '../storedChoice.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';

const storageKey = 'language';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language chosen on this device, else the default; an invalid entry counts as none. */
export const storedLanguage = (): Language => storedChoice(storageKey, isLanguage) ?? defaultLanguage;

/** Stores the choice on this device; the caller reloads the page (behaviour 20.2). */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice holds until the page is loaded again.
  }
}
