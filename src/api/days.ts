import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { startOfYear } from 'date-fns/startOfYear';
import { now } from './serverClock.ts';

/**
 * A business day: `YYYY-MM-DD` in Europe/Zagreb (behaviour 20.5). Days compare as text. Arithmetic follows the
 * calendar, so summer time and 29 February need no special cases.
 */
export type Day = string;

/** Days from `begin` to `end`, both included. */
export interface DayRange {
  readonly begin: Day;
  readonly end: Day;
}

export const businessZone = 'Europe/Zagreb';

/** Returns a day as midnight in UTC, where all days have the same length. */
const dateOf = (day: Day) => new UTCDateMini(`${day}T00:00:00Z`);
const textOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Swedish writes dates as ISO 8601 does. */
const zagrebDay = new Intl.DateTimeFormat('sv-SE', { timeZone: businessZone });

/** The business day of a moment. */
export const dayOf = (moment: Date): Day => zagrebDay.format(moment);

/** The current business day, by the server's clock (behaviour 20.8). */
export const today = (): Day => dayOf(now());

/** Whether the text is a day that exists. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && textOf(date) === text;
};

/**
 * Moves `day` by a number of days, weeks, months or years; the day of the month is cut to what exists. Throws a
 * RangeError for a day that does not exist.
 */
export const addTo = (
  day: Day,
  { days = 0, weeks = 0, months = 0, years = 0 }: { days?: number; weeks?: number; months?: number; years?: number },
): Day => textOf(addDays(addMonths(dateOf(day), 12 * years + months), 7 * weeks + days));

/** The Monday of the day's week. */
export const mondayOf = (day: Day): Day => textOf(startOfWeek(dateOf(day), { weekStartsOn: 1 }));

export const firstOfMonth = (day: Day): Day => textOf(startOfMonth(dateOf(day)));
export const lastOfMonth = (day: Day): Day => textOf(endOfMonth(dateOf(day)));
export const firstOfYear = (day: Day): Day => textOf(startOfYear(dateOf(day)));

/** The number of days from `begin` to `end`, both included. */
export const lengthOf = ({ begin, end }: DayRange): number =>
  Math.round((Date.parse(end) - Date.parse(begin)) / 86_400_000) + 1;
