import i18next, { type BackendModule } from 'i18next';
import { isolated } from '../LongText/cutText.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';
import { isLanguage, storedLanguage } from './storedLanguage.ts';

export type { Language } from './languages.ts';
export { storeLanguage } from './storedLanguage.ts';

/** The texts of every namespace, for typed keys; `i18next.d.ts` fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Namespaces {}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Namespaces;
  }
}

type Texts = Record<string, unknown>;

/** The texts of every folder of `src`, `<namespace>.<language>.json`, each imported when it is needed. */
const files = Object.fromEntries(
  Object.entries(import.meta.glob<{ readonly default: Texts }>(['/src/**/*.*.json', '!/src/**/*.messages.json'])).map(
    ([path, load]) => {
      const [namespace = '', language = ''] = path.split('/').at(-1)?.split('.') ?? [];
      return [`${language}/${namespace}`, load];
    },
  ),
);

/** All namespaces of texts. */
export const namespaces = [...new Set(Object.keys(files).map((file) => file.split('/')[1] ?? ''))];

/** Loads the texts of one language and one namespace, so that a user downloads no other language. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = files[`${language}/${namespace}`];
    if (!load) throw new Error(`There are no texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

i18next.use(backend).init({
  lng: storedLanguage(),
  // Every key has a text in every language, which a test checks.
  fallbackLng: false,
  supportedLngs: languages,
  ns: [],
  initAsync: false,
  // The namespaces of a page are in one file or two: those beyond i18next's ten at once would come a round trip later.
  maxParallelReads: 100,
  // The simulator's console adds its own texts.
  partialBundledLanguages: true,
  // React escapes texts; what is put into a sentence must not turn its direction.
  interpolation: { escapeValue: true, escape: (value) => isolated(String(value)) },
});

/** Loads texts in the present language; components that need others suspend until those are loaded. */
export const loadTexts = (wanted: readonly string[] = namespaces): Promise<void> => i18next.loadNamespaces([...wanted]);

/** The language that the interface is shown in now. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : defaultLanguage);

export { i18next };
