import { businessZone } from '#api/days.ts';
import { passOf } from '#api/moments.ts';
import { type Language, localeOf, textsOf } from '../texts/texts.ts';

/** How documents write figures in a language: counts, amounts of cents as EUR, percentages, days and moments. */
export function numbersOf(language: Language) {
  const locale = localeOf(language);
  const plain = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // A zero has no sign (behaviour 4.14).
    signDisplay: 'negative',
  } as Intl.NumberFormatOptions);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: businessZone });
  return {
    count: (value: number) => plain.format(value),
    amount: (cents: number) => money.format(cents / 100),
    day: (day: string) => days.format(new Date(day)),
    /** In the repeated hour with the word for which of the two times it is (behaviour 20.9). */
    moment: (moment: Date) => {
      const pass = passOf(moment);
      return moments.format(moment) + (pass ? ` (${textsOf(language)(`time.${pass}`)})` : '');
    },
  };
}
