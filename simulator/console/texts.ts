import { i18next } from '#design-system/language/i18n.ts';
import en from './texts.en.json';
import hr from './texts.hr.json';

i18next.addResourceBundle('hr', 'console', hr);
i18next.addResourceBundle('en', 'console', en);
