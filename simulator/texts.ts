import en from './texts.en.json';
import hr from './texts.hr.json';

export type Language = 'hr' | 'en';
export type TextKey = keyof typeof hr;
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(hr, key);
/** Looks up a text in one language and fills its `{{places}}`. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const all: Record<Language, Record<TextKey, string>> = { hr, en };

export const textsOf =
  (language: Language): Texts =>
  (key, values = {}) =>
    all[language][key].replace(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));

/** The language that a request asks for (behaviour 20.6): the first of hr and en by its weights, else hr. */
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
    .filter(({ name, weight }) => (name === 'hr' || name === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return wanted[0]?.name === 'en' ? 'en' : 'hr';
}
