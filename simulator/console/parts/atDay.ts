import { fromDate, parseDate } from '@internationalized/date';
import { businessZone, type Day } from '#api/days.ts';

/** The moment on another day at the same time of day in Zagreb; of a time that is left out there, an hour later. */
export function atDay(now: Date, day: Day): Date {
  const { year, month, day: date } = parseDate(day);
  return fromDate(now, businessZone).set({ year, month, day: date }).toDate();
}
