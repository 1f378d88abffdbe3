import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, type DayRange, firstOfMonth, lastOfMonth, lengthOf } from './days.ts';
import {
  type CompareKind,
  compareKinds,
  comparePeriod,
  comparePresets,
  daysInside,
  daysOfPeriods,
  kindOfComparison,
  previousPeriod,
  type RangePreset,
  rangePresets,
  rolledPeriod,
} from './periods.ts';
import { statisticsBounds } from './rules.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addTo('2001-01-01', { days }));
const anyRange = fc
  .tuple(anyDay, fc.integer({ min: 1, max: 400 }))
  .map(([begin, days]) => ({ begin, end: addTo(begin, { days: days - 1 }) }));
const days = (begin: string, end: string): DayRange => ({ begin, end });

describe('the period before', () => {
  test.each([
    // Whole months, quarters and years: the one before in the calendar.
    ['2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
    ['2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    // Anything else: as many days.
    ['2026-11-01', '2026-11-19', '2026-10-13', '2026-10-31'],
    ['2026-02-01', '2026-04-30', '2025-11-04', '2026-01-31'],
    ['2027-02-01', '2027-02-27', '2027-01-05', '2027-01-31'],
    ['2028-02-01', '2028-02-28', '2028-01-04', '2028-01-31'],
    ['2026-01-01', '2026-06-30', '2025-07-04', '2025-12-31'],
    ['2026-04-01', '2027-03-31', '2025-04-01', '2026-03-31'],
    // The days on which the clock changes are days as others are.
    ['2026-03-29', '2026-03-29', '2026-03-28', '2026-03-28'],
    ['2026-10-25', '2026-10-25', '2026-10-24', '2026-10-24'],
    ['2026-03-26', '2026-04-01', '2026-03-19', '2026-03-25'],
    ['2026-10-22', '2026-10-28', '2026-10-15', '2026-10-21'],
  ])('of %s to %s', (begin, end, previousBegin, previousEnd) => {
    expect(previousPeriod({ begin, end })).toEqual({ begin: previousBegin, end: previousEnd });
  });

  test('ends the day before, and is as long but for whole months, quarters and years', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const before = previousPeriod(range);
        expect(addTo(before.end, { days: 1 })).toBe(range.begin);
        const areWhole = [range.begin, addTo(range.end, { days: 1 }), before.begin].every((first) =>
          first.endsWith('-01'),
        );
        expect(lengthOf(before) === lengthOf(range) || areWhole).toBe(true);
      }),
    );
  });

  test('of a whole month is a whole month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const before = previousPeriod({ begin: firstOfMonth(day), end: lastOfMonth(day) });
        expect(before).toEqual({ begin: firstOfMonth(before.end), end: lastOfMonth(before.begin) });
      }),
    );
  });
});

describe('the kind of a comparison', () => {
  const october = days('2026-10-01', '2026-10-31');
  const september = days('2026-09-01', '2026-09-30');

  test.each<[CompareKind | undefined, DayRange, CompareKind]>([
    [undefined, september, 'previousPeriod'],
    [undefined, days('2025-10-01', '2025-10-31'), 'sameDaysLastYear'],
    [undefined, days('2025-10-02', '2025-11-01'), 'sameWeekdaysLastYear'],
    [undefined, days('2026-08-31', '2026-09-30'), 'typed'],
    // Typed days stay typed, also those of a ready period.
    ['typed', september, 'typed'],
    ['previousPeriod', september, 'previousPeriod'],
    // Other days than those of the kind that is said: the days hold.
    ['previousPeriod', days('2025-10-01', '2025-10-31'), 'sameDaysLastYear'],
    ['sameDaysLastYear', days('2026-08-01', '2026-08-31'), 'typed'],
  ])('said as %s, of %o, is %s', (said, compare, kind) => {
    expect(kindOfComparison(october, compare, said)).toBe(kind);
  });

  test('previous comes first where two ready periods are the same, and the one that is said holds', () => {
    const year = days('2025-01-01', '2025-12-31');
    const before = days('2024-01-01', '2024-12-31');
    expect(kindOfComparison(year, before)).toBe('previousPeriod');
    expect(kindOfComparison(year, before, 'sameDaysLastYear')).toBe('sameDaysLastYear');
  });

  test('rolls along with the period, unless the days were typed', () => {
    const november = days('2026-11-01', '2026-11-30');
    expect(rolledPeriod('previousPeriod', september, november)).toEqual(october);
    expect(daysOfPeriods(november, october)).toEqual({ primary: 30, compare: 31 });
    expect(rolledPeriod('typed', september, november)).toBe(september);
    fc.assert(
      fc.property(anyRange, anyRange, fc.constantFrom(...compareKinds), (range, next, kind) => {
        const compare = kind === 'typed' ? range : comparePeriod(kind, range);
        const rolled = rolledPeriod(kind, compare, next);
        expect(kindOfComparison(next, rolled, kind)).toBe(kind);
        expect(rolled).toEqual(kind === 'typed' ? compare : comparePeriod(kind, next));
      }),
    );
  });

  test('last year over 29 February', () => {
    expect(comparePeriod('sameDaysLastYear', days('2028-02-29', '2028-03-01'))).toEqual(
      days('2027-02-28', '2027-03-01'),
    );
    expect(comparePeriod('sameDaysLastYear', days('2028-02-01', '2028-02-29'))).toEqual(
      days('2027-02-01', '2027-02-28'),
    );
    expect(comparePresets(days('2026-11-02', '2026-11-08')).map(({ range }) => range.begin)).toEqual([
      '2026-10-26',
      '2025-11-02',
      '2025-11-03',
    ]);
  });
});

describe('the presets', () => {
  const presetsOf = (today: string, last?: string) =>
    Object.fromEntries(
      rangePresets(today, last).map(({ id, range }) => [id, `${range.begin} ${range.end}`]),
    ) as Partial<Record<RangePreset, string>>;

  test('are months, quarters and years as people count them', () => {
    expect(presetsOf('2026-11-20')).toEqual({
      today: '2026-11-20 2026-11-20',
      yesterday: '2026-11-19 2026-11-19',
      thisWeek: '2026-11-16 2026-11-20',
      last7Days: '2026-11-14 2026-11-20',
      last28Days: '2026-10-24 2026-11-20',
      last30Days: '2026-10-22 2026-11-20',
      last90Days: '2026-08-23 2026-11-20',
      thisMonth: '2026-11-01 2026-11-20',
      lastMonth: '2026-10-01 2026-10-31',
      thisQuarter: '2026-10-01 2026-11-20',
      lastQuarter: '2026-07-01 2026-09-30',
      thisYear: '2026-01-01 2026-11-20',
      lastYear: '2025-01-01 2025-12-31',
    });
    expect(presetsOf('2027-01-01')).toMatchObject({
      thisMonth: '2027-01-01 2027-01-01',
      lastMonth: '2026-12-01 2026-12-31',
      thisQuarter: '2027-01-01 2027-01-01',
      lastQuarter: '2026-10-01 2026-12-31',
      lastYear: '2026-01-01 2026-12-31',
    });
    expect(presetsOf('2028-03-31')).toMatchObject({ lastMonth: '2028-02-01 2028-02-29' });
  });

  test('end yesterday in the statistics, where a month that begins today is not offered', () => {
    const { latest } = statisticsBounds('2026-11-20');
    expect(presetsOf('2026-11-20', latest)).toMatchObject({
      last7Days: '2026-11-13 2026-11-19',
      thisMonth: '2026-11-01 2026-11-19',
      lastMonth: '2026-10-01 2026-10-31',
    });
    expect(presetsOf('2026-11-20', latest).today).toBeUndefined();
    expect(presetsOf('2026-11-01', '2026-10-31').thisMonth).toBeUndefined();
  });

  test('end in the last day at the latest, and last N days have N of them', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (today, untilYesterday) => {
        const last = addTo(today, { days: untilYesterday ? -1 : 0 });
        for (const { id, range } of rangePresets(today, last)) {
          expect(range.begin <= range.end && range.end <= last).toBe(true);
          const length = /^last(\d+)Days$/.exec(id)?.[1];
          if (length) expect(lengthOf(range)).toBe(Number(length));
        }
      }),
    );
  });
});

test('a bucket has its days inside the range, which add up to those of the range', () => {
  expect(daysInside(days('2026-10-12', '2026-10-18'), days('2026-10-15', '2026-11-14'))).toBe(4);
  expect(daysInside(days('2026-10-01', '2026-10-31'), days('2026-11-01', '2026-11-02'))).toBe(0);
  fc.assert(
    fc.property(anyRange, (range) => {
      let sum = 0;
      for (let first = firstOfMonth(range.begin); first <= range.end; first = addTo(first, { months: 1 })) {
        sum += daysInside({ begin: first, end: lastOfMonth(first) }, range);
      }
      expect(sum).toBe(lengthOf(range));
    }),
  );
});
