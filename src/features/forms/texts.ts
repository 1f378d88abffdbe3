import { addTexts } from '#design-system/language/i18n.ts';
import en from './texts.en.json';
import hr from './texts.hr.json';

declare module '#design-system/language/i18n.ts' {
  interface Namespaces {
    forms: typeof en;
  }
}

addTexts('forms', { hr, en });
