import { parseDate } from '@internationalized/date';
import { businessZone, type Day, dayOf } from '#api/days.ts';

/**
 * Days as integers: 0 is 1 January 2018, the first day with sales, and a Monday, so that a week is seven from 0.
 * Earlier days are negative.
 */
const msPerDay = 86_400_000;
const firstDay = Date.UTC(2018, 0, 1) / msPerDay;

export const indexOf = (day: Day): number => Date.parse(day) / msPerDay - firstDay;

const names = new Map<number, Day>();
export function dayAt(index: number): Day {
  const known = names.get(index);
  if (known !== undefined) return known;
  const day = new Date((index + firstDay) * msPerDay).toISOString().slice(0, 10);
  // The ledger's own years stay; a range of thousands of years must not stay in memory.
  if (index >= 0 && index < 20_000) names.set(index, day);
  return day;
}

/** Monday is 0. */
export const weekdayOf = (index: number): number => ((index % 7) + 7) % 7;
export const yearOf = (index: number): number => new Date((index + firstDay) * msPerDay).getUTCFullYear();
export const firstOfYear = (year: number): number => Date.UTC(year, 0, 1) / msPerDay - firstDay;

const starts = new Map<number, number>();
/** The beginning of a business day in milliseconds since 1970, so that days may have 23 or 25 hours. */
export function startOf(index: number): number {
  const known = starts.get(index);
  if (known !== undefined) return known;
  const start = parseDate(dayAt(index)).toDate(businessZone).getTime();
  starts.set(index, start);
  return start;
}

/** The length of a business day in seconds: 86,400 except at the two changes of summer time. */
export const secondsOf = (index: number): number => (startOf(index + 1) - startOf(index)) / 1000;

/** Up to when sales are known: a business day, and the second in it. */
export interface AsOf {
  readonly day: number;
  readonly second: number;
}

const settledEvery = 15 * 60;
/**
 * Nothing is sold in the future. Today's sales arrive each quarter of an hour, so that calls made together agree
 * although time runs.
 */
export function asOf(now: Date): AsOf {
  const day = indexOf(dayOf(now));
  const second = Math.floor((now.getTime() - startOf(day)) / 1000);
  return { day, second: second - (second % settledEvery) };
}

/** Easter Sunday of a year, by the anonymous Gregorian rule. */
export function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / msPerDay - firstDay;
}

/** Croatia's public holidays of a year, by the law of that year: it changed from 2020. */
export function holidaysOf(year: number): ReadonlySet<number> {
  const fixed = ['01-01', '01-06', '05-01', '06-22', '08-05', '08-15', '11-01', '12-25', '12-26'];
  const moved = year < 2020 ? ['06-25', '10-08'] : ['05-30', '11-18'];
  const easter = easterOf(year);
  return new Set([...[...fixed, ...moved].map((date) => indexOf(`${year}-${date}`)), easter, easter + 1, easter + 60]);
}

/** Every bucket of a range in order: its days, the Mondays of its weeks, the firsts of its months. */
export function bucketsOf(from: number, to: number) {
  const days: Day[] = [];
  const weeks: Day[] = [];
  const months: Day[] = [];
  for (let index = from; index <= to; index++) {
    const day = dayAt(index);
    days.push(day);
    if (index === from || weekdayOf(index) === 0) weeks.push(dayAt(index - weekdayOf(index)));
    if (index === from || day.endsWith('-01')) months.push(`${day.slice(0, 8)}01`);
  }
  return { days, weeks, months };
}
