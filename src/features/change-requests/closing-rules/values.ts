import { cleanName } from '#api/cleanName.ts';
import { emptyItem, type ItemOf } from '#api/contract/itemFields.ts';
import { type ClosingRule, closingRuleFields } from '#api/contract/workingHours.ts';
import { type Day, isDay } from '#api/days.ts';
import { dayProblem } from '#design-system/DateField/dayText.ts';
import type { DayProblem } from '#design-system/DateRangePicker/range.ts';

/** The most characters of a reason. */
export const longestReason = 200;

/** A row of the form: a closing rule that is asked for at each chosen place. Days are `YYYY-MM-DD`, or the typed text. */
export type RangeValues = ItemOf<typeof closingRuleFields>;

/** The values of the form of several closing rules. */
export interface RulesValues {
  /** Empty where there is no choice: a garage. */
  readonly zoneIds: readonly number[];
  readonly ranges: readonly RangeValues[];
  /** The keys of requests that the user left out of the list, and of those that are left out until ticked. */
  readonly left: readonly string[];
  readonly wanted: readonly string[];
}

export const emptyRange: RangeValues = emptyItem(closingRuleFields);

/** The initial values, with the zones and the days that the address names. */
export const rulesValues = (
  zoneIds: readonly number[],
  range: Pick<RangeValues, 'begin' | 'end'> | null = null,
): RulesValues => ({ zoneIds, ranges: [{ ...emptyRange, ...range }], left: [], wanted: [] });

/** Whether nothing was entered in a row. */
export const isEmptyRange = ({ begin, end, reason }: RangeValues): boolean =>
  begin === '' && end === '' && cleanName(reason) === '';

/** Whether both days of a row exist and are in order. */
export const hasDays = ({ begin, end }: Pick<ClosingRule, 'begin' | 'end'>): boolean =>
  isDay(begin) && isDay(end) && begin <= end;

/** Whether two rows have the same days. */
export const isSameRange = (one: Pick<RangeValues, 'begin' | 'end'>, other: Pick<RangeValues, 'begin' | 'end'>) =>
  one.begin === other.begin && one.end === other.end;

/** Whether two ranges share a day, both ends included. */
export const sharesDay = (
  one: Pick<ClosingRule, 'begin' | 'end'>,
  other: Pick<ClosingRule, 'begin' | 'end'>,
): boolean => one.begin <= other.end && other.begin <= one.end;

/** The row that is added after the others: with the reason of the last one, unless that is the name of a holiday. */
export function nextRange(ranges: readonly RangeValues[], isOffered: (range: RangeValues) => boolean): RangeValues {
  const last = ranges.at(-1);
  return { ...emptyRange, reason: last && !isOffered(last) ? last.reason : '' };
}

/** What is wrong with a field. */
export type RulesProblem =
  | { readonly of: 'day'; readonly problem: DayProblem }
  | { readonly of: 'noZone' }
  | { readonly of: 'noReason' }
  | { readonly of: 'reasonTooLong'; readonly length: number }
  /** Shares days with an earlier row, by its number from 1. */
  | { readonly of: 'sharesDays'; readonly row: number; readonly begin: Day; readonly end: Day };

interface ProblemOptions {
  readonly today: Day;
  /** Whether zones are chosen. */
  readonly withZones: boolean;
}

/** Returns the problems of the form by the field's path, such as `ranges.2.end`. */
export function rulesProblems(
  { zoneIds, ranges }: Pick<RulesValues, 'zoneIds' | 'ranges'>,
  { today, withZones }: ProblemOptions,
): Readonly<Record<string, RulesProblem>> {
  const found: Record<string, RulesProblem> = {};
  if (withZones && zoneIds.length === 0) found.zoneIds = { of: 'noZone' };
  ranges.forEach((range, row) => {
    const path = `ranges.${row}`;
    const begin = dayProblem(range.begin, { today });
    const end = dayProblem(range.end, { today, ...(begin ? {} : { min: range.begin }) });
    if (begin) found[`${path}.begin`] = { of: 'day', problem: begin };
    if (end) found[`${path}.end`] = { of: 'day', problem: end };
    if (!begin && !end) {
      const earlier = ranges.findIndex((other, at) => at < row && hasDays(other) && sharesDay(other, range));
      const other = ranges[earlier];
      if (other) found[`${path}.begin`] = { of: 'sharesDays', row: earlier + 1, begin: other.begin, end: other.end };
    }
    const reason = cleanName(range.reason);
    if (reason === '') found[`${path}.reason`] = { of: 'noReason' };
    else if (range.reason.trim().length > longestReason)
      found[`${path}.reason`] = { of: 'reasonTooLong', length: range.reason.trim().length };
  });
  return found;
}
