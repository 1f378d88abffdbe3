import { i18next } from '#design-system/language/i18n.ts';
import { languages } from '#design-system/language/languages.ts';

const files = import.meta.glob(['./texts.*.json', './rehearsals/rehearsals.*.json'], {
  eager: true,
  import: 'default',
});
for (const language of languages) {
  i18next.addResourceBundle(language, 'console', files[`./texts.${language}.json`]);
  i18next.addResourceBundle(language, 'rehearsals', files[`./rehearsals/rehearsals.${language}.json`]);
}
