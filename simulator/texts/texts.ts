import en from './texts.en.json';
import hr from './texts.hr.json';

export type TextKey = keyof typeof hr;
/** Looks up a text in one language and fills its `{{places}}`. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The languages of the server's messages by their code, with the locale of their documents. */
const languages = {
  hr: { texts: hr, locale: 'hr-HR' },
  en: { texts: en, locale: 'en-GB' },
} satisfies Record<string, { readonly texts: Record<TextKey, string>; readonly locale: string }>;

export type Language = keyof typeof languages;
const defaultLanguage: Language = 'hr';
const isLanguage = (name: string | undefined): name is Language => name !== undefined && Object.hasOwn(languages, name);

export const localeOf = (language: Language): string => languages[language].locale;

export const textsOf =
  (language: Language): Texts =>
  (key, values = {}) =>
    languages[language].texts[key].replace(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));

/** The language of a request (behaviour 20.6): the first supported one by its weights, else Croatian. */
export function languageOf(header: string | null): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part, order) => {
      const [name = '', ...options] = part.trim().toLowerCase().split(';');
      const weight = Number(
        options
          .find((option) => option.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { name: name.split('-')[0], weight: Number.isNaN(weight) ? 0 : weight, order };
    })
    .filter(({ name, weight }) => isLanguage(name) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  const name = wanted[0]?.name;
  return isLanguage(name) ? name : defaultLanguage;
}
