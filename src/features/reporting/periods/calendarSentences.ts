import type { TFunction } from 'i18next';
import type { CalendarDifference, HolidayDifference, WeekdayDifference } from './calendarDifference.ts';

/** A weekday as its texts name it, from Monday. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * Writes which weekdays and holidays two periods hold, a sentence each: "5 Thursdays, 5 Fridays and 5 Saturdays
 * against 4; 4 Tuesdays and 4 Wednesdays against 5." Counts are digits, as the gender of a Croatian number follows its noun.
 */
export function calendarSentences(
  { weekdays: groups, holidays }: CalendarDifference,
  t: TFunction<'periods'>,
  locale: string,
): string[] {
  const listOf = new Intl.ListFormat(locale, { type: 'conjunction' });
  const group = ({ weekdays: days, primary, compare }: WeekdayDifference) =>
    t('weekdays.against', {
      names: listOf.format(days.map((day) => t(`weekdays.${weekdays[day] ?? 'monday'}`, { count: primary }))),
      compare,
    });
  const named = (count: string, names: HolidayDifference['primaryNames']) =>
    names.length === 0
      ? count
      : t('holidays.named', {
          count,
          names: names.map((keys) => keys.map((key) => t(`holidays.names.${key}`)).join(' / ')).join(', '),
        });
  return [
    ...(groups.length > 0 ? [t('weekdays.sentence', { groups: groups.map(group).join('; ') })] : []),
    ...(holidays
      ? [
          t('holidays.against', {
            primary: named(
              holidays.primary === 0 ? t('holidays.none') : t('holidays.days', { count: holidays.primary }),
              holidays.primaryNames,
            ),
            compare: named(
              holidays.compare === 0 ? t('holidays.thanNone') : t('holidays.than', { count: holidays.compare }),
              holidays.compareNames,
            ),
          }),
        ]
      : []),
  ];
}
