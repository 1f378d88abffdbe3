import { expect, test } from 'vitest';
import { addTo, dayOf, mondayOf } from '#api/days.ts';
import {
  asOf,
  bucketsOf,
  dayAt,
  easterOf,
  holidaysOf,
  indexOf,
  secondsOf,
  startOf,
  weekdayOf,
  yearOf,
} from './calendar.ts';

test('Easter falls as the church tables have it', () => {
  const sundays = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2038].map((year) =>
    dayAt(easterOf(year)),
  );
  expect(sundays).toEqual([
    '2018-04-01',
    '2019-04-21',
    '2020-04-12',
    '2021-04-04',
    '2022-04-17',
    '2023-04-09',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
});

test('holidays follow the law of their year', () => {
  const days = (year: number) => [...holidaysOf(year)].map(dayAt).sort();
  expect(days(2019)).toContain('2019-06-25');
  expect(days(2019)).toContain('2019-10-08');
  expect(days(2019)).not.toContain('2019-11-18');
  expect(days(2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-30',
    '2026-06-04',
    '2026-06-22',
    '2026-08-05',
    '2026-08-15',
    '2026-11-01',
    '2026-11-18',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('every day from 2018 to 2030 begins at its own midnight in Zagreb', () => {
  for (let index = 0; index < indexOf('2030-12-31'); index++) {
    const start = startOf(index);
    expect(dayOf(new Date(start))).toBe(dayAt(index));
    expect(dayOf(new Date(start - 1))).toBe(dayAt(index - 1));
  }
});

test('the days of the change of summer time have 23 and 25 hours', () => {
  expect(secondsOf(indexOf('2026-03-29')) / 3600).toBe(23);
  expect(secondsOf(indexOf('2026-10-25')) / 3600).toBe(25);
  expect(secondsOf(indexOf('2026-10-26')) / 3600).toBe(24);
});

test('days, weekdays and years agree with the calendar, 29 February too', () => {
  expect(indexOf('2018-01-01')).toBe(0);
  expect(indexOf('2017-12-31')).toBe(-1);
  expect(dayAt(indexOf('2024-02-29'))).toBe('2024-02-29');
  expect(dayAt(indexOf('2024-02-28') + 2)).toBe('2024-03-01');
  for (const day of ['2016-02-29', '2017-12-31', '2020-02-29', '2024-12-31', '2026-11-15']) {
    expect(dayAt(indexOf(day) - weekdayOf(indexOf(day)))).toBe(mondayOf(day));
    expect(yearOf(indexOf(day))).toBe(Number(day.slice(0, 4)));
    expect(dayAt(indexOf(day) + 365)).toBe(addTo(day, { days: 365 }));
  }
});

test('buckets cover a range that cuts weeks and months', () => {
  const { days, weeks, months } = bucketsOf(indexOf('2024-02-27'), indexOf('2024-03-05'));
  expect(days).toHaveLength(8);
  expect(days[2]).toBe('2024-02-29');
  expect(weeks).toEqual(['2024-02-26', '2024-03-04']);
  expect(months).toEqual(['2024-02-01', '2024-03-01']);
});

test('sales arrive each quarter of an hour, by the time in Zagreb', () => {
  expect(asOf(new Date('2026-11-15T09:14:59Z'))).toEqual({ day: indexOf('2026-11-15'), second: 10 * 3600 });
  expect(asOf(new Date('2026-11-14T23:00:00Z'))).toEqual({ day: indexOf('2026-11-15'), second: 0 });
  expect(asOf(new Date('2026-07-31T22:30:00Z'))).toEqual({ day: indexOf('2026-08-01'), second: 1800 });
});
