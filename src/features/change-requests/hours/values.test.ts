import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { isDay } from '#api/days.ts';
import {
  asDayBefore,
  canCopy,
  copyToAll,
  type DayValues,
  dayGroups,
  emptyPeriod,
  emptyRule,
  endAfter,
  type PeriodValues,
  periodBody,
  periodProblems,
  periodValues,
  ruleBody,
  ruleProblems,
  templateValues,
  withDays,
  withNoCharge,
} from './values.ts';

const today = '2026-11-20';
const open: DayValues = { noCharge: false, timeFrom: '07:00', timeTo: '21:00' };
const free: DayValues = { noCharge: true, timeFrom: '', timeTo: '' };
const right: PeriodValues & { readonly days: DayValues[] } = {
  ...emptyPeriod([4]),
  validFrom: '2026-12-01',
  validTo: '2026-12-31',
  days: [open, open, open, open, open, { ...open, timeTo: '14:00' }, free],
};
const problemsOf = (values: PeriodValues, withZones = true) => periodProblems(values, { today, withZones });

const minutes = fc.integer({ min: 0, max: 1439 });
const timeOf = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
const dayValues: fc.Arbitrary<DayValues> = fc.oneof(
  fc.constant(free),
  fc.record({ noCharge: fc.constant(false), timeFrom: minutes.map(timeOf), timeTo: minutes.map(timeOf) }),
);
const weeks = fc.array(dayValues, { minLength: 7, maxLength: 7 });

describe('what a period form holds', () => {
  test('is right when all is there', () => {
    expect(problemsOf(right)).toEqual({});
  });

  test('lacks everything at first', () => {
    expect(Object.keys(problemsOf({ ...right, ...emptyPeriod() }))).toEqual([
      'zoneIds',
      'validFrom',
      'validTo',
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [`days.${day}.timeFrom`, `days.${day}.timeTo`]),
    ]);
  });

  test('needs a zone only where zones are to be chosen', () => {
    expect(problemsOf({ ...right, zoneIds: [] }, false)).toEqual({});
    expect(problemsOf({ ...right, zoneIds: [] })).toEqual({ zoneIds: { of: 'noZone' } });
  });

  test('ends no earlier than it begins', () => {
    expect(problemsOf({ ...right, validTo: right.validFrom })).toEqual({});
    expect(problemsOf({ ...right, validTo: '2026-11-30' })).toEqual({
      validTo: { of: 'day', problem: { kind: 'beforeMin', day: '2026-12-01' } },
    });
  });

  test('has days that end after they begin', () => {
    const days = right.days.with(2, { ...open, timeTo: '07:00' });
    expect(problemsOf({ ...right, days })).toEqual({ 'days.2.timeTo': { of: 'notAfter', from: '07:00' } });
  });

  test('has times that exist', () => {
    const days = right.days.with(0, { noCharge: false, timeFrom: '25', timeTo: '24:00' });
    expect(problemsOf({ ...right, days })).toEqual({
      'days.0.timeFrom': { of: 'time', problem: 'noSuchTime' },
      'days.0.timeTo': { of: 'time', problem: 'midnight' },
    });
  });

  test('is sent with midnight twice on a free day, whatever it held', () => {
    fc.assert(
      fc.property(weeks, (days) => {
        const { workingDays } = periodBody({ ...right, days });
        expect(workingDays.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        for (const [weekday, day] of workingDays.entries()) {
          const own = days[weekday];
          expect([day.timeFrom, day.timeTo]).toEqual(own?.noCharge ? ['00:00', '00:00'] : [own?.timeFrom, own?.timeTo]);
        }
      }),
    );
  });

  test('is what a period was, and becomes it again', () => {
    const body = periodBody({ ...right, description: ' Zima ' });
    const period: WorkingPeriod = { id: 1, requestId: null, requestAction: null, noCharge: false, ...body };
    expect(body.description).toBe('Zima');
    expect(periodBody(periodValues(period))).toEqual(body);
    expect(periodValues({ ...period, workingDays: [] }).days).toEqual(emptyPeriod().days);
  });
});

describe('copying times', () => {
  test('takes the first chargeable day and leaves free days alone', () => {
    const other = { ...open, timeFrom: '10:00' };
    expect(copyToAll([free, open, other, free, other])).toEqual([free, open, open, free, open]);
    expect(copyToAll([free, free])).toEqual([free, free]);
  });

  test('is offered for more than one chargeable day', () => {
    expect(canCopy([open, free, free])).toBe(false);
    expect(canCopy([open, free, open])).toBe(true);
  });

  test('a second time changes nothing, and never which days are free', () => {
    fc.assert(
      fc.property(weeks, (days) => {
        const once = copyToAll(days);
        expect(copyToAll(once)).toEqual(once);
        expect(once.map(({ noCharge }) => noCharge)).toEqual(days.map(({ noCharge }) => noCharge));
      }),
    );
  });
});

test('turning charging off clears the times', () => {
  expect(withNoCharge(open, true)).toEqual(free);
  expect(withNoCharge(free, false)).toEqual({ noCharge: false, timeFrom: '', timeTo: '' });
});

test.each([
  ['2026-12-02', '2026-12-01', ''],
  ['2026-12-01', '2026-12-01', '2026-12-01'],
  ['2026-1', '2026-12-01', '2026-12-01'],
  ['2026-12-02', '', ''],
])('a beginning of %s leaves of the end %s: %j', (begin, end, left) => {
  expect(endAfter(begin, end, isDay)).toBe(left);
});

describe('a closing rule', () => {
  test('needs both days and a reason that is not blank', () => {
    expect(Object.keys(ruleProblems({ ...emptyRule, reason: '  ' }, { today: today }))).toEqual([
      'begin',
      'end',
      'reason',
    ]);
    expect(ruleProblems({ begin: '2026-12-25', end: '2026-12-24', reason: 'Božić' }, { today: today })).toEqual({
      end: { of: 'day', problem: { kind: 'beforeMin', day: '2026-12-25' } },
    });
  });

  test('is sent without the spaces around its reason', () => {
    expect(ruleBody({ begin: '2026-12-25', end: '2026-12-26', reason: ' Božić ' }).reason).toBe('Božić');
  });
});

describe('presets of the week', () => {
  const days = emptyPeriod().days;

  test('give Monday to Friday, Saturday or Sunday the same hours', () => {
    const week = withDays(
      withDays(withDays(days, dayGroups.workdays, open), dayGroups.saturday, right.days[5] ?? open),
      dayGroups.sunday,
      free,
    );
    expect(week).toEqual(right.days);
    expect(Object.values(dayGroups).flat()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('give a day what the day before it has', () => {
    expect(asDayBefore(right.days, 6)[6]).toEqual(right.days[5]);
    expect(asDayBefore(right.days, 0)).toEqual(right.days);
    fc.assert(
      fc.property(weeks, fc.integer({ min: 1, max: 6 }), (week, weekday) => {
        const next = asDayBefore(week, weekday);
        expect(next[weekday]).toEqual(week[weekday - 1]);
        expect(next.filter((_, at) => at !== weekday)).toEqual(week.filter((_, at) => at !== weekday));
      }),
    );
  });
});

test('a new period from another one has its days, text and hours, and the chosen zones', () => {
  const period: WorkingPeriod = { id: 5, requestId: null, requestAction: null, noCharge: false, ...periodBody(right) };
  expect(templateValues(period, [7])).toEqual({ ...right, zoneIds: [7] });
});
