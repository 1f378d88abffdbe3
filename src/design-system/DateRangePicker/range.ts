import { cleanSearch } from '#api/text.ts';
import type { DateRangeValue } from './types.ts';

/** Why one end of a typed range is invalid; `day` is the violated bound. */
export interface DayProblem {
  readonly kind: 'missing' | 'format' | 'noSuchDay' | 'beforeMin' | 'afterMax' | 'endBeforeBegin' | 'year';
  readonly day?: string;
}

export interface RangeLimits {
  readonly min?: string;
  readonly max?: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Returns the day of these numbers; undefined when it does not exist (31. 2.). */
function dayOf(year: number, month: number, date: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  const exists =
    year >= 1000 &&
    moment.getUTCFullYear() === year &&
    moment.getUTCMonth() === month - 1 &&
    moment.getUTCDate() === date;
  return exists ? `${year}-${two(month)}-${two(date)}` : undefined;
}

/** Moves `day` by a number of days. */
export function moveDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Reads a typed day: `1.11.2026`, `01.11.2026.`, `1. 11. 26`, `1/11/2026`, `1-11-2026`, `01112026`, `2026-11-01`;
 * without its year (`1.11.`) it is in the year of `today`. Two digits of a year are of this century. The day comes
 * before the month in both languages.
 */
export function parseDay(text: string, today: string): string | DayProblem {
  const typed = cleanSearch(text);
  if (typed === '') return { kind: 'missing' };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  const written = /^(\d{1,2}) ?[./-] ?(\d{1,2})(?: ?[./-] ?(\d{4}|\d{2})?\.?)?$/.exec(typed);
  const parts = iso ? [iso[3], iso[2], iso[1]] : (digits ?? written)?.slice(1);
  if (!parts) return { kind: 'format' };
  const [date, month, year = today.slice(0, 4)] = parts;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return dayOf(full, Number(month), Number(date)) ?? { kind: 'noSuchDay' };
}

const isProblem = (read: string | DayProblem): read is DayProblem => typeof read !== 'string';

/** The parsed text of the two fields: the range when it is valid, else the problems by field. */
export interface ReadRange {
  readonly range: DateRangeValue | null;
  readonly begin: string | null;
  readonly end: string | null;
  readonly beginProblem?: DayProblem;
  readonly endProblem?: DayProblem;
}

/** Parses and checks both typed ends; an empty one is invalid unless `optional`. */
export function readRange(
  typed: { readonly begin: string; readonly end: string },
  options: RangeLimits & { readonly today: string; readonly optional?: boolean },
): ReadRange {
  const check = (text: string): { day: string | null; problem?: DayProblem } => {
    const read = parseDay(text, options.today);
    if (isProblem(read))
      return read.kind === 'missing' && options.optional ? { day: null } : { day: null, problem: read };
    if (options.min !== undefined && read < options.min) {
      return { day: read, problem: { kind: 'beforeMin', day: options.min } };
    }
    if (options.max !== undefined && read > options.max) {
      return { day: read, problem: { kind: 'afterMax', day: options.max } };
    }
    return { day: read };
  };
  const begin = check(typed.begin);
  const end = check(typed.end);
  const crossed =
    begin.day !== null && end.day !== null && !begin.problem && !end.problem && end.day < begin.day
      ? ({ kind: 'endBeforeBegin', day: begin.day } as const)
      : undefined;
  const endProblem = end.problem ?? crossed;
  return {
    range: begin.problem || endProblem ? null : { begin: begin.day, end: end.day },
    begin: begin.day,
    end: end.day,
    ...(begin.problem && { beginProblem: begin.problem }),
    ...(endProblem && { endProblem }),
  };
}

/** Clamps `day` to the limits; `min` wins when they cross. */
export function clampDay(day: string, { min, max }: RangeLimits): string {
  const below = max !== undefined && day > max ? max : day;
  return min !== undefined && below < min ? min : below;
}

/**
 * The magic button (behaviour 18.6): both set, the beginning moves a day back; one set, the other takes its day;
 * neither, both are today. The result is clamped to the limits.
 */
export function magicRange(value: DateRangeValue, today: string, limits: RangeLimits = {}) {
  const { begin, end } = value;
  const moved =
    begin !== null && end !== null
      ? { begin: moveDay(begin, -1), end }
      : { begin: begin ?? end ?? today, end: end ?? begin ?? today };
  return { begin: clampDay(moved.begin, limits), end: clampDay(moved.end, limits) };
}

/** Whether a day or range lies outside the limits, so that its preset cannot be chosen. */
export const isOutside = (range: { begin: string; end: string }, { min, max }: RangeLimits): boolean =>
  (min !== undefined && range.begin < min) || (max !== undefined && range.end > max);
