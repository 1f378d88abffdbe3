import type { WorkingDay } from '#api/contract/workingHours.ts';
import { dayOfWeekday, weekdays } from '../hours/model.ts';

/**
 * The hours of a week in one line, days with the same hours as one: `pon – pet 08:00 – 20:00, sub – ned bez naplate`.
 */
export function weekText(days: readonly WorkingDay[], shortName: (day: string) => string, noCharge: string): string {
  const hoursOf = (weekday: number) => {
    const day = days.find((each) => each.weekday === weekday);
    return !day || day.noCharge ? noCharge : `${day.timeFrom} – ${day.timeTo}`;
  };
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const weekday of weekdays) {
    const last = groups.at(-1);
    const hours = hoursOf(weekday);
    if (last?.hours === hours) last.last = weekday;
    else groups.push({ first: weekday, last: weekday, hours });
  }
  const nameOf = (weekday: number) => shortName(dayOfWeekday(weekday));
  return groups
    .map(({ first, last, hours }) => {
      const names = first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`;
      return `${names} ${hours}`;
    })
    .join(', ');
}
