import { type DayProblem, parseDay } from '../DateRangePicker/range.ts';

/** What a typed text stands for: the day `YYYY-MM-DD`, or the text itself while it is none. */
export function dayOrText(text: string, today: string): string {
  const read = parseDay(text, today);
  return typeof read === 'string' ? read : text.trim() === '' ? '' : text;
}

export interface DayLimits {
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What is wrong with a date field's value: nothing there, no day, or outside its limits; undefined when it is right. */
export function dayProblem(value: string, { today, min, max }: DayLimits): DayProblem | undefined {
  const read = parseDay(value, today);
  if (typeof read !== 'string') return read;
  if (min !== undefined && read < min) return { kind: 'beforeMin', day: min };
  if (max !== undefined && read > max) return { kind: 'afterMax', day: max };
  return undefined;
}
