import type { Language } from '#design-system/language/i18n.ts';
import en from './texts.en.json';
import hr from './texts.hr.json';

const texts = { hr, en };

/** Translates the few texts inside a file. The worker has no i18next: it needs one language only. */
export function fileTexts(language: Language) {
  return (key: keyof typeof hr, values: Record<string, string | number> = {}) =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

export type FileTexts = ReturnType<typeof fileTexts>;
