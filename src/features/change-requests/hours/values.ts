import { cleanName } from '#api/cleanName.ts';
import { cleanItem, emptyItem, type ItemOf, pickItem } from '#api/contract/itemFields.ts';
import {
  type ClosingRule,
  type ClosingRuleBody,
  closingRuleFields,
  type WorkingPeriod,
  type WorkingPeriodBody,
  workingPeriodTexts,
} from '#api/contract/workingHours.ts';
import { type DayLimits, dayProblem } from '#design-system/DateField/dayText.ts';
import type { DayProblem } from '#design-system/DateRangePicker/range.ts';
import { isTime, type TimeProblem, timeProblem } from '#design-system/TimeField/timeText.ts';
import { weekdays } from './model.ts';

/** A weekday in the form; times are `HH:MM`, or the typed text while it is no time. */
export interface DayValues {
  readonly noCharge: boolean;
  readonly timeFrom: string;
  readonly timeTo: string;
}

/** The values of a working period's form; days are `YYYY-MM-DD`, or the typed text. */
export interface PeriodValues extends ItemOf<typeof workingPeriodTexts> {
  readonly zoneIds: readonly number[];
  /** Monday first. */
  readonly days: readonly DayValues[];
}

/** The values of a closing rule's form; days are `YYYY-MM-DD`, or the typed text. */
export type RuleValues = ItemOf<typeof closingRuleFields>;

const openDay: DayValues = { noCharge: false, timeFrom: '', timeTo: '' };

export const emptyPeriod = (zoneIds: readonly number[] = []): PeriodValues => ({
  zoneIds,
  ...emptyItem(workingPeriodTexts),
  days: weekdays.map(() => openDay),
});

export const emptyRule: RuleValues = emptyItem(closingRuleFields);

/** Returns a period's values for its form; the zone of an existing one cannot be changed. */
export const periodValues = (period: WorkingPeriod): PeriodValues => ({
  ...emptyPeriod(),
  ...pickItem(workingPeriodTexts, period),
  days: weekdays.map((weekday) => {
    const day = period.workingDays.find((own) => own.weekday === weekday);
    if (!day) return openDay;
    return day.noCharge ? withNoCharge(openDay, true) : { noCharge: false, timeFrom: day.timeFrom, timeTo: day.timeTo };
  }),
});

/** The values of a new period that begins as another one is. */
export const templateValues = (period: WorkingPeriod, zoneIds: readonly number[] = []): PeriodValues => ({
  ...periodValues(period),
  zoneIds,
});

export const ruleValues = (rule: ClosingRule): RuleValues => pickItem(closingRuleFields, rule);

/** Returns the body to send: a day without charge has 00:00 twice (behaviour 13.6). */
export const periodBody = (values: PeriodValues): WorkingPeriodBody => ({
  ...cleanItem(workingPeriodTexts, values),
  workingDays: values.days.map(({ noCharge, timeFrom, timeTo }, weekday) =>
    noCharge ? { weekday, noCharge, timeFrom: '00:00', timeTo: '00:00' } : { weekday, noCharge, timeFrom, timeTo },
  ),
});

export const ruleBody = (values: RuleValues): ClosingRuleBody => cleanItem(closingRuleFields, values);

/** Returns a day with charging turned off, which clears its times, or on. */
export const withNoCharge = (day: DayValues, noCharge: boolean): DayValues =>
  noCharge ? { noCharge, timeFrom: '', timeTo: '' } : { ...day, noCharge };

/** Returns the end after a change of the beginning: empty when the beginning is after it (behaviour 13.4 and 13.10). */
export const endAfter = (begin: string, end: string, isRight: (text: string) => boolean): string =>
  isRight(begin) && isRight(end) && end < begin ? '' : end;

/** Whether times can be copied from one chargeable day to another. */
export const canCopy = (days: readonly DayValues[]): boolean => days.filter(({ noCharge }) => !noCharge).length > 1;

/** The first chargeable day, whose times are copied. */
export const copiedDay = (days: readonly DayValues[]): DayValues | undefined => days.find(({ noCharge }) => !noCharge);

/** Copies the first chargeable day's times to every chargeable day. */
export function copyToAll(days: readonly DayValues[]): readonly DayValues[] {
  const first = copiedDay(days);
  return first ? days.map((day) => (day.noCharge ? day : first)) : days;
}

/** The groups of weekdays that are filled in with one press, by their texts. */
export const dayGroups = { workdays: [0, 1, 2, 3, 4], saturday: [5], sunday: [6] } as const;

/** Gives some weekdays the same hours, or no charge. */
export const withDays = (
  days: readonly DayValues[],
  chosen: readonly number[],
  hours: DayValues,
): readonly DayValues[] => days.map((day, weekday) => (chosen.includes(weekday) ? hours : day));

/** Gives a weekday what the day before it has; Monday stays as it is. */
export const asDayBefore = (days: readonly DayValues[], weekday: number): readonly DayValues[] =>
  days.map((day, at) => (at === weekday ? (days[at - 1] ?? day) : day));

/** The problem of a field: of a day, of a time, or a rule of the form. */
export type Problem =
  | { readonly of: 'day'; readonly problem: DayProblem }
  | { readonly of: 'time'; readonly problem: TimeProblem }
  | { readonly of: 'notAfter'; readonly from: string }
  | { readonly of: 'noZone' }
  | { readonly of: 'reason' };

/** Problems by the field's path: `days.2.timeTo`. */
export type Problems = Readonly<Record<string, Problem>>;

/** The current day, and the days of the edited item, which are valid whatever their year is. */
type DayOptions = Pick<DayLimits, 'today' | 'known'>;

type Entry = readonly [path: string, problem: Problem | undefined];

const present = (entries: readonly Entry[]): Problems =>
  Object.fromEntries(entries.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));

function rangeEntries(names: readonly [string, string], begin: string, end: string, options: DayOptions): Entry[] {
  const first = dayProblem(begin, options);
  const last = dayProblem(end, { ...options, ...(first ? {} : { min: begin }) });
  const ofDay = (problem: DayProblem | undefined): Problem | undefined => problem && { of: 'day', problem };
  return [
    [names[0], ofDay(first)],
    [names[1], ofDay(last)],
  ];
}

function dayEntries({ noCharge, timeFrom, timeTo }: DayValues, weekday: number): Entry[] {
  if (noCharge) return [];
  const from = timeProblem(timeFrom);
  const to = timeProblem(timeTo);
  const isCrossed = isTime(timeFrom) && isTime(timeTo) && timeTo <= timeFrom;
  return [
    [`days.${weekday}.timeFrom`, from && { of: 'time', problem: from }],
    [
      `days.${weekday}.timeTo`,
      to ? { of: 'time', problem: to } : isCrossed ? { of: 'notAfter', from: timeFrom } : undefined,
    ],
  ];
}

/** Returns the problems of a period's form (behaviour 13.4 and 13.5); with zones one must be chosen. */
export const periodProblems = (values: PeriodValues, options: DayOptions & { withZones: boolean }): Problems =>
  present([
    ['zoneIds', options.withZones && values.zoneIds.length === 0 ? { of: 'noZone' } : undefined],
    ...rangeEntries(['validFrom', 'validTo'], values.validFrom, values.validTo, options),
    ...values.days.flatMap(dayEntries),
  ]);

/** Returns the problems of a closing rule's form. */
export const ruleProblems = (values: RuleValues, options: DayOptions): Problems =>
  present([
    ...rangeEntries(['begin', 'end'], values.begin, values.end, options),
    ['reason', cleanName(values.reason) === '' ? { of: 'reason' } : undefined],
  ]);
