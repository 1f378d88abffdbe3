import { i18next } from '#design-system/language/i18n.ts';
import { languages } from '#design-system/language/languages.ts';

const texts = import.meta.glob('./texts.*.json', { eager: true, import: 'default' });
for (const language of languages) i18next.addResourceBundle(language, 'console', texts[`./texts.${language}.json`]);
