import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartTexts } from './why.ts';

/** The texts of parts that have no name of their own, for a screen or a file. */
export const partTextsOf = (t: TFunction<'changes'>, noZone: string): PartTexts => ({
  noZone,
  articleOf: (article, zone) => t('articleOf', { article, zone }),
});

/** The same in the language of the page. */
export function usePartTexts(): PartTexts {
  const { t } = useTranslation(['changes', 'reporting']);
  return useMemo(() => partTextsOf(t as TFunction<'changes'>, t('reporting:articles.noZone')), [t]);
}
