import i18next from 'i18next';

/** The languages of the interface; Croatian is the default (spec 1, part 9). */
const languages = ['hr', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'language';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language chosen on this device; a broken entry counts as none. */
function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    if (isLanguage(stored)) return stored;
    if (stored !== null) localStorage.removeItem(storageKey);
  } catch {
    // No storage (a private window, a worker): the default language is right.
  }
  return 'hr';
}

/** Remembers the choice on this device; the caller reloads the page, as the specification asks. */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // No storage: the choice holds until the page is loaded anew.
  }
}

i18next.init({
  lng: storedLanguage(),
  fallbackLng: 'hr',
  supportedLngs: languages,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  // Each module adds its texts when it is imported, so they are always there before a component renders.
  react: { useSuspense: false },
});

type Texts = Record<string, unknown>;

/**
 * The texts of every room, for typed keys. A room's `texts.ts` adds its own:
 * `declare module '#design-system/language/i18n.ts' { interface Namespaces { parking: typeof en } }`.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface Namespaces {}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Namespaces;
  }
}

/** Adds a room's texts under a namespace; called once, where the room's texts are imported. */
export function addTexts(namespace: string, texts: Record<Language, Texts>) {
  for (const language of languages) i18next.addResourceBundle(language, namespace, texts[language], true, true);
}

/** The language that the interface is shown in now. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'hr');

export { i18next };
