import { type Day, type DayRange, lengthOf } from '#api/days.ts';
import { type HolidayKey, holidaysOn } from '#api/holidays.ts';
import { awaits, type DayHours, isInForce, type PeriodItem, type RuleItem, type YearItem } from './items.ts';
import { overlapsOf } from './overlaps.ts';
import { byBegin, shared } from './ranges.ts';
import { daysOfYear, firstDay, lastDay, weekdayOf } from './weeks.ts';

/** What holds on a day: charged hours, no charge by the hours, no charge by a closing rule, or nothing. */
export const dayStates = ['charged', 'free', 'closed', 'none'] as const;
export type DayState = (typeof dayStates)[number];

/** A day of the calendar: a closing rule is over a period; holiday, overlap and what awaits are marks on top. */
export interface YearDay {
  readonly day: Day;
  /** Monday is 0. */
  readonly weekday: number;
  readonly state: DayState;
  /** The charged hours, also those that a closing rule takes away; null where there are none. */
  readonly hours: DayHours | null;
  /** The period that holds, or would without the rule. */
  readonly period: PeriodItem | undefined;
  /** The closing rule that holds. */
  readonly rule: RuleItem | undefined;
  readonly holidays: readonly HolidayKey[];
  /** What awaits approval, is about to change or to go, or is about to be asked for, on this day. */
  readonly awaiting: readonly YearItem[];
  /** Whether two periods, or two rules, share the day, also where one of them awaits: `overlapsOf`. */
  readonly isShared: boolean;
}

const none: readonly YearItem[] = [];

/** The places of an item's days within a year, from 0; undefined where it has none there. */
function placesIn(year: number, item: DayRange): readonly [first: number, last: number] | undefined {
  const inside = shared(item, { begin: firstDay(year), end: lastDay(year) });
  if (!inside) return undefined;
  const first = lengthOf({ begin: firstDay(year), end: inside.begin }) - 1;
  return [first, first + lengthOf(inside) - 1];
}

/** Returns the days of a year, each with what holds on it (behaviour 12.40). */
export function yearDays(year: number, items: readonly YearItem[]): YearDay[] {
  const days = daysOfYear(year);
  const periods: (PeriodItem | undefined)[] = new Array(days.length);
  const rules: (RuleItem | undefined)[] = new Array(days.length);
  const awaiting: (YearItem[] | undefined)[] = new Array(days.length);
  const twice = new Uint8Array(days.length);
  for (const overlap of overlapsOf({ begin: firstDay(year), end: lastDay(year) }, items)) {
    const places = placesIn(year, overlap);
    if (places) twice.fill(1, places[0], places[1] + 1);
  }
  for (const item of [...items].sort(byBegin)) {
    const places = placesIn(year, item);
    if (!places) continue;
    for (let at = places[0]; at <= places[1]; at++) {
      if (awaits(item)) {
        const others = awaiting[at];
        if (others) others.push(item);
        else awaiting[at] = [item];
      }
      if (!isInForce(item)) continue;
      if (item.kind === 'period') periods[at] ??= item;
      else rules[at] ??= item;
    }
  }
  const first = weekdayOf(firstDay(year));
  return days.map((day, at) => {
    const weekday = (first + at) % 7;
    const period = periods[at];
    const rule = rules[at];
    const hours = period?.hours[weekday];
    const state = rule ? 'closed' : hours ? 'charged' : hours === null ? 'free' : 'none';
    return {
      day,
      weekday,
      state,
      hours: hours ?? null,
      period,
      rule,
      holidays: holidaysOn(day),
      awaiting: awaiting[at] ?? none,
      isShared: twice[at] === 1,
    };
  });
}

/** The number of days of each state. */
export function countsOf(days: readonly YearDay[]): Readonly<Record<DayState, number>> {
  const counts = { charged: 0, free: 0, closed: 0, none: 0 };
  for (const { state } of days) counts[state] += 1;
  return counts;
}

/** Days that follow each other and look the same on a strip. */
export interface StripRun extends DayRange {
  readonly state: DayState;
  readonly isAwaiting: boolean;
  readonly isShared: boolean;
  readonly length: number;
}

/** A year as runs of the same days, for a strip. */
export function stripRuns(days: readonly YearDay[]): StripRun[] {
  const runs: StripRun[] = [];
  for (const { day, state, awaiting, isShared } of days) {
    const isAwaiting = awaiting.length > 0;
    const last = runs.at(-1);
    if (last && last.state === state && last.isAwaiting === isAwaiting && last.isShared === isShared) {
      runs[runs.length - 1] = { ...last, end: day, length: last.length + 1 };
    } else runs.push({ begin: day, end: day, state, isAwaiting, isShared, length: 1 });
  }
  return runs;
}
