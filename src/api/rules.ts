import { addTo, type Day, type DayRange } from './days.ts';

/**
 * The rules for user input that portal and server share (behaviour 21.13 and 21.14). They return the key of the
 * violated rule, never a text: each side has its own texts.
 */

/** First and last day that a range may touch. */
export interface RangeBounds {
  readonly earliest?: Day;
  readonly latest: Day;
}

/** Reports: up to today. */
export const reportBounds = (today: Day): RangeBounds => ({ latest: today });
/** Transactions: from 30 days before today. */
export const transactionBounds = (today: Day): RangeBounds => ({
  earliest: addTo(today, { days: -30 }),
  latest: today,
});
/** Park tickets and receipts: from 730 days before today. */
export const documentBounds = (today: Day): RangeBounds => ({
  earliest: addTo(today, { days: -730 }),
  latest: today,
});
/** Statistics of the mobile payment: from the day it began to yesterday. */
export const statisticsBounds = (today: Day): RangeBounds => ({
  earliest: '2018-04-16',
  latest: addTo(today, { days: -1 }),
});

/** Why one end of a range is invalid. */
export type RangeProblem = 'tooEarly' | 'tooLate' | 'endBeforeBegin';

/** Returns the problems of a range of existing days, by its ends; empty for a valid range. */
export function rangeProblems(range: DayRange, bounds: RangeBounds): { begin?: RangeProblem; end?: RangeProblem } {
  const tooEarly = bounds.earliest !== undefined && range.begin < bounds.earliest;
  const end: RangeProblem | undefined =
    range.end < range.begin ? 'endBeforeBegin' : range.end > bounds.latest ? 'tooLate' : undefined;
  return { ...(tooEarly ? { begin: 'tooEarly' as const } : {}), ...(end ? { end } : {}) };
}
