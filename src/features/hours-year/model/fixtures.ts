import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';
import { periodItem, ruleItem, type YearItem } from './items.ts';

/** A period from 8 to 20 on weekdays, to 14 on Saturday, without charge on Sunday. */
export const period = (validFrom: Day, validTo: Day, own: Partial<WorkingPeriod> = {}): WorkingPeriod => ({
  id: 1,
  requestId: null,
  requestAction: null,
  requestedAt: undefined,
  noCharge: false,
  description: '',
  validFrom,
  validTo,
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    weekday === 6
      ? { weekday, timeFrom: '00:00', timeTo: '00:00', noCharge: true }
      : { weekday, timeFrom: '08:00', timeTo: weekday === 5 ? '14:00' : '20:00', noCharge: false },
  ),
  ...own,
});

export const rule = (begin: Day, end: Day, own: Partial<ClosingRule> = {}): ClosingRule => ({
  id: 1,
  requestId: null,
  requestAction: null,
  requestedAt: undefined,
  begin,
  end,
  reason: 'Božić',
  ...own,
});

/** Periods of these days, with ids from 1. */
export const periodsOf = (...days: readonly (readonly [Day, Day])[]): YearItem[] =>
  days.map(([from, to], at) => periodItem(period(from, to, { id: at + 1 })));

/** Rules of these days, with ids from 1. */
export const rulesOf = (...days: readonly (readonly [Day, Day])[]): YearItem[] =>
  days.map(([from, to], at) => ruleItem(rule(from, to, { id: at + 1 })));
