import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, formatsOf } from './formatsOf.ts';
import { isLanguage } from './i18n.ts';

export { type Formats, formatsFor, formatsOf } from './formatsOf.ts';

/** The formats of the interface's language, for components. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsOf(isLanguage(i18n.language) ? i18n.language : 'hr'), [i18n.language]);
}
