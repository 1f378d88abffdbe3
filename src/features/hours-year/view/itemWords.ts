import type { TFunction } from 'i18next';
import type { Formats } from '#design-system/language/formats.ts';
import type { YearItem } from '../model/items.ts';

/** Names an item by its days and its text: "1. 6. 2027. – 15. 9. 2027., Ljeto". */
export const itemName = ({ begin, end, text }: YearItem, t: TFunction<'hoursYear'>, formats: Formats): string => {
  const range = formats.dayRange(begin, end);
  return text.trim() === '' ? range : t('item.named', { range, text });
};

/** What awaits of an item, in words; undefined for an approved one. */
export const stateText = ({ state, replaces }: YearItem, t: TFunction<'hoursYear'>): string | undefined => {
  if (state === 'approved') return undefined;
  return t(`item.${state === 'pending' && replaces !== undefined ? 'requested' : state}`);
};
