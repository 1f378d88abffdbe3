import { defaultLanguage } from '#design-system/language/languages.ts';

/** What the toolbar shows before anything is chosen. */
export const initialGlobals = {
  language: defaultLanguage,
  theme: 'light',
  user: 'operator',
  scenario: 'default',
  latency: '0',
  faults: 'none',
};
