import type { Language } from '#design-system/language/i18n.ts';
import type texts from './files.hr.json';

/** The texts of the menu's entries are in a group of their own, which no file has. */
type FileText = Exclude<keyof typeof texts, 'holds'>;

/** Loads the few texts inside a file. The worker has no i18next: it needs one namespace only. */
export async function fileTexts(language: Language) {
  const { default: loaded }: { default: typeof texts } = await import(`./files.${language}.json`);
  return (key: FileText, values: Record<string, string | number> = {}) =>
    loaded[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

export type FileTexts = Awaited<ReturnType<typeof fileTexts>>;
