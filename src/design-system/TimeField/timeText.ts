import { cleanSearch } from '#api/text.ts';

/** Why a typed time of the day is invalid. */
export type TimeProblem = 'missing' | 'format' | 'noSuchTime' | 'midnight';

const two = (value: number) => String(value).padStart(2, '0');
const hour = 60;
const dayLength = 24 * hour;

const timeOf = (minutes: number) => `${two(Math.floor(minutes / hour))}:${two(minutes % hour)}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * hour + Number(time.slice(3));

/** Whether the text is a time of the day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Parses a typed time: `8`, `08`, `8:30`, `8.30`, `8,30`, `830`, `0830`, `8h`, `8 h 30`. Hours are 0 to 23: `24` is a
 * problem of its own, since the end of a day is 23:59.
 */
export function parseTime(text: string): { readonly time: string } | { readonly problem: TimeProblem } {
  const typed = cleanSearch(text).toLowerCase();
  if (typed === '') return { problem: 'missing' };
  const parts = /^(\d{1,2})(?:\s*[:.,h]\s*(\d{2})?\s*(?:min)?)?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed);
  if (!parts) return { problem: 'format' };
  const hours = Number(parts[1]);
  const minutes = Number(parts[2] ?? 0);
  if (hours === 24 && minutes === 0) return { problem: 'midnight' };
  if (hours > 23 || minutes > 59) return { problem: 'noSuchTime' };
  return { time: timeOf(hours * hour + minutes) };
}

/** Parses a typed text: returns the time `HH:MM`, or the text itself while it is no time. */
export function timeOrText(text: string): string {
  const read = parseTime(text);
  return 'time' in read ? read.time : cleanSearch(text) === '' ? '' : text;
}

/** Returns why a time field's value is invalid; undefined for a time. */
export function timeProblem(value: string): TimeProblem | undefined {
  const read = parseTime(value);
  return 'problem' in read ? read.problem : undefined;
}

/**
 * Returns the next time on a grid of `step` minutes after (or, when negative, before) a time; it stops at the ends of
 * the day.
 */
export function stepTime(time: string, step: number): string {
  const size = Math.abs(step);
  const minutes = minutesOf(time);
  const next = step > 0 ? Math.floor(minutes / size + 1) * size : Math.ceil(minutes / size - 1) * size;
  return timeOf(Math.min(Math.max(next, 0), dayLength - 1));
}
