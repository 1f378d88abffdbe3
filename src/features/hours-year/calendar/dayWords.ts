import type { TFunction } from 'i18next';
import type { HolidayKey } from '#api/holidays.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { YearDay } from '../model/yearDays.ts';

/** The texts of the calendar, with the names of holidays. */
export type YearTexts = TFunction<['hoursYear', 'calendar']>;

/** The names of a day's holidays. */
export const holidayNames = (keys: readonly HolidayKey[], t: YearTexts): string =>
  keys.map((key) => t(`calendar:holiday.${key}`)).join(' · ');

/** What holds on a day, in words: "naplata 08:00 – 20:00". */
export function stateWords({ state, hours, rule }: YearDay, t: YearTexts): string {
  if (state === 'charged' && hours) return t('day.charged', { from: hours.from, to: hours.to });
  if (state === 'closed') return rule?.text ? t('day.closed', { reason: rule.text }) : t('day.closedPlain');
  return t(state === 'free' ? 'day.free' : 'day.none');
}

/** A day as a screen reader says it: weekday, date, what holds, and its marks. */
export function dayWords(day: YearDay, isToday: boolean, t: YearTexts, formats: Formats): string {
  return [
    formats.weekday(day.day),
    formats.dayLong(day.day),
    ...(isToday ? [t('day.today')] : []),
    stateWords(day, t),
    ...(day.holidays.length > 0 ? [t('day.holiday', { names: holidayNames(day.holidays, t) })] : []),
    ...(day.awaiting.length > 0 ? [t('day.awaiting')] : []),
    ...(day.isShared ? [t('day.shared')] : []),
  ].join(', ');
}
