import type { TFunction } from 'i18next';
import { mainPart } from '#api/changes.ts';
import { cutText } from '#design-system/LongText/cutText.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { Why } from './why.ts';

/** The longest name in the sentence, in letters. */
const longestName = 80;

/**
 * One plain sentence about a difference (behaviour 4.17): its causes, those of zero left out, and the part that most of it comes from.
 * Amounts have signs only where some causes work against others.
 */
export function sentenceOf(why: Why, t: TFunction<'changes'>, formats: Formats): string {
  const { ranking, causes, days, division, daily } = why;
  const { days: ofDays, quantity, price } = causes;
  const { difference } = ranking.total;
  const parts = [ofDays.difference, quantity.difference, price.difference].filter((part) => part !== 0);
  const isOneWay = difference !== 0 && parts.every((part) => Math.sign(part) === Math.sign(difference));
  const write = (value: number) => (isOneWay ? formats.money(Math.abs(value)) : formats.signedMoney(value));

  const texts: string[] = [];
  if (ofDays.difference !== 0) {
    const amount = write(ofDays.difference);
    const more = days.primary - days.compare;
    const count = Math.abs(more);
    if (count === 1) texts.push(t(more > 0 ? 'sentence.oneDayMore' : 'sentence.oneDayFewer', { amount }));
    else texts.push(t(more > 0 ? 'sentence.daysMore' : 'sentence.daysFewer', { count, amount }));
  }
  if (quantity.difference !== 0) {
    const amount = write(quantity.difference);
    // More of the cheap and fewer of the dear: neither more nor fewer tickets explain the amount.
    const way = Math.sign(quantity.difference) === daily ? (daily > 0 ? 'more' : 'fewer') : 'mix';
    texts.push(t(`sentence.${way}`, { amount }));
  }
  if (price.difference !== 0) {
    const amount = write(price.difference);
    const isUp = price.difference > 0;
    texts.push(
      division === undefined
        ? t(isUp ? 'sentence.higherAverage' : 'sentence.lowerAverage', { amount })
        : t(isUp ? 'sentence.dearer' : 'sentence.cheaper', { amount }),
    );
  }
  const all = texts.join(', ');
  if (difference === 0) return all === '' ? t('sentence.same') : t('sentence.sameBut', { causes: all });
  const amount = formats.money(Math.abs(difference));
  const main = mainPart(ranking);
  const way = difference > 0 ? 'up' : 'down';
  // The only part there is says nothing.
  if (!main || ranking.parts.length === 1) return t(`sentence.${way}`, { amount, causes: all });
  const name = cutText(main.part.name, longestName);
  const text = t(main.alone ? `sentence.${way}All` : `sentence.${way}Most`, { amount, causes: all, name });
  // A name that was cut ends the sentence.
  return text.replace(/….$/, '…');
}
