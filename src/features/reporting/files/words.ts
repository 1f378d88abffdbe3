import type { Language } from '#design-system/language/i18n.ts';
import en from './texts.en.json';
import hr from './texts.hr.json';

const texts = { hr, en };

/** A text that stands inside a file. The worker has no i18next: it needs a few words in one language, no more. */
export function words(language: Language) {
  return (key: keyof typeof hr, values: Record<string, string | number> = {}) =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

export type Words = ReturnType<typeof words>;
