import type { TFunction } from 'i18next';
import '../texts.ts';
import { i18next, type Language } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

const known = new Map<Language, TFunction<'ui'>>();

/**
 * The design system's own texts, for what stands in every cell of a table: `useTranslation` copies all of i18next each
 * time it is mounted, which a thousand cells feel.
 */
export function useUiTexts(): TFunction<'ui'> {
  const language = useLanguage();
  const texts = known.get(language) ?? i18next.getFixedT(language, 'ui');
  known.set(language, texts);
  return texts;
}
