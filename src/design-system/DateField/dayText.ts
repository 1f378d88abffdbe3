import { type DayProblem, parseDay } from '../DateRangePicker/range.ts';

/** Parses a typed text: returns the day `YYYY-MM-DD`, or the text itself while it is no date. */
export function dayOrText(text: string, today: string): string {
  const read = parseDay(text, today);
  return typeof read === 'string' ? read : text.trim() === '' ? '' : text;
}

export interface DayLimits {
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Days that are valid whatever their year is: those that were there before the user typed. */
  readonly known?: readonly string[] | undefined;
}

/** The first and the last year that are not taken for a typing error: 100 before and 20 after this one. */
export function plausibleYears(today: string): { readonly first: number; readonly last: number } {
  const year = Number(today.slice(0, 4));
  return { first: year - 100, last: year + 20 };
}

/** Returns why a date field's value is invalid: empty, no day, outside its limits, or in an implausible year; undefined for a valid one. */
export function dayProblem(value: string, { today, min, max, known = [] }: DayLimits): DayProblem | undefined {
  const read = parseDay(value, today);
  if (typeof read !== 'string') return read;
  if (min !== undefined && read < min) return { kind: 'beforeMin', day: min };
  if (max !== undefined && read > max) return { kind: 'afterMax', day: max };
  const { first, last } = plausibleYears(today);
  const year = Number(read.slice(0, 4));
  if ((year < first || year > last) && !known.includes(read)) return { kind: 'year', day: read };
  return undefined;
}
