import { defaultLanguage, type Language, languages } from './languages.ts';

const storageKey = 'language';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language chosen on this device; an invalid entry counts as none. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    if (isLanguage(stored)) return stored;
    if (stored !== null) localStorage.removeItem(storageKey);
  } catch {
    // Without storage (a private window, a worker) the default language is right.
  }
  return defaultLanguage;
}

/** Stores the choice on this device; the caller reloads the page (behaviour 20.2). */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice holds until the page is loaded again.
  }
}
