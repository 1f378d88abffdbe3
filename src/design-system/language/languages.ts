// Imports nothing: the worker that makes files and Storybook's toolbar use it, too.

interface LanguageSettings {
  /** The language's name in itself. */
  readonly name: string;
  /** The locale that numbers and dates are written in. */
  readonly locale: string;
  /** Excel's format codes. Excel shows separators of the user's own language. */
  readonly excel: { readonly percent: string; readonly day: string; readonly moment: string };
}

/** The languages of the interface by their code, in the order of the menu. */
export const languages = ['hr', 'en'] as const;

export type Language = (typeof languages)[number];

export const languageSettings: Readonly<Record<Language, LanguageSettings>> = {
  hr: {
    name: 'Hrvatski',
    locale: 'hr-HR',
    excel: { percent: '#,##0.00" %"', day: 'd. m. yyyy.', moment: 'd. m. yyyy. hh:mm:ss' },
  },
  en: {
    name: 'English',
    // As in Europe, because all else is.
    locale: 'en-GB',
    excel: { percent: '#,##0.00"%"', day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm:ss' },
  },
};

/** Used until the user chooses another (behaviour 20.1). */
export const defaultLanguage: Language = 'hr';
