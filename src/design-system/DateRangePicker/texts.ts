import { addTexts } from '../language/i18n.ts';
import en from './texts.en.json';
import hr from './texts.hr.json';

declare module '../language/i18n.ts' {
  interface Namespaces {
    dateRange: typeof hr;
  }
}

/** What the opened calendar says; it comes with it, not with the first page. */
addTexts('dateRange', { hr, en });
