import { addTexts } from '../language/i18n.ts';
import en from './texts.en.json';
import hr from './texts.hr.json';

declare module '../language/i18n.ts' {
  interface Namespaces {
    time: typeof hr;
  }
}

addTexts('time', { hr, en });
