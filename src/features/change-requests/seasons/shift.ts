import { addTo, type Day, isDay } from '#api/days.ts';
import type { PeriodDays } from '#api/periodRules.ts';

/*
 * A period on other dates (behaviour 13.43). Days are calendar days: the clock changes of spring and autumn shift nothing,
 * and the hours of a weekday stay with it.
 */

/** Where a period is copied to: the same dates of a later year, some whole weeks on, or the same dates in other zones. */
export type Move =
  | { readonly kind: 'year'; readonly years: number }
  | { readonly kind: 'weeks'; readonly weeks: number }
  | { readonly kind: 'same' };

/**
 * What is meant where one of the years has a 29 February: `early` is 28 February; `late` is 29 February, or 1 March in a
 * year without one.
 */
export type LeapAnswer = 'early' | 'late';

/** The days that a leap answer chooses between. */
export interface LeapQuestion {
  readonly early: Day;
  readonly late: Day;
}

/** The same date some years later; 28 February for a 29th that there is not. */
const later = (day: Day, years: number) =>
  day.endsWith('-02-29')
    ? addTo(day, { years })
    : `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** The choice for a day that has no equal one in the later year; undefined: it has. */
function leapOf(day: Day, years: number, isEnd: boolean): LeapQuestion | undefined {
  const same = later(day, years);
  if (day.endsWith('-02-29')) {
    return same.endsWith('-02-29') ? undefined : { early: same, late: addTo(same, { days: 1 }) };
  }
  // The last day of February is meant, or the 28th.
  if (!isEnd || !day.endsWith('-02-28') || isDay(day.replace(/28$/, '29'))) return undefined;
  const leapDay = same.replace(/28$/, '29');
  return isDay(leapDay) ? { early: same, late: leapDay } : undefined;
}

/** What is to be asked before a period can be copied by this move: nothing, for most. */
export const leapQuestions = ({ validFrom, validTo }: PeriodDays, move: Move): readonly LeapQuestion[] =>
  move.kind === 'year'
    ? [leapOf(validFrom, move.years, false), leapOf(validTo, move.years, true)].filter((each) => each !== undefined)
    : [];

/** A period's days after a move; undefined while the leap day is asked about. */
export function shifted(days: PeriodDays, move: Move, leap: LeapAnswer | undefined): PeriodDays | undefined {
  const { validFrom, validTo } = days;
  if (move.kind === 'same') return { validFrom, validTo };
  if (move.kind === 'weeks') {
    const { weeks } = move;
    return { validFrom: addTo(validFrom, { weeks }), validTo: addTo(validTo, { weeks }) };
  }
  if (leap === undefined && leapQuestions(days, move).length > 0) return undefined;
  const dayOf = (day: Day, isEnd: boolean) => {
    const question = leapOf(day, move.years, isEnd);
    return question && leap ? question[leap] : later(day, move.years);
  };
  return { validFrom: dayOf(validFrom, false), validTo: dayOf(validTo, true) };
}
