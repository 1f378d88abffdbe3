import { describe, expect, test } from 'vitest';
import { daysOfYear, monthRows, weekNumber, weekRows } from './weeks.ts';

describe('the days and weeks of a year', () => {
  test.each([
    [2026, 365, 53],
    [2028, 366, 53],
    [2040, 366, 54],
  ])('%i has %i days, each once, in %i rows of weeks', (year, days, rows) => {
    const all = daysOfYear(year);
    expect(all).toHaveLength(days);
    expect(new Set(all).size).toBe(days);
    expect(all[0]).toBe(`${year}-01-01`);
    expect(all.at(-1)).toBe(`${year}-12-31`);
    const weeks = weekRows(year);
    expect(weeks).toHaveLength(rows);
    expect(weeks.flatMap((row) => row.days.filter((day) => day !== null))).toEqual(all);
    expect(
      monthRows(year)
        .flat()
        .flatMap((row) => row.days.filter((day) => day !== null)),
    ).toEqual(all);
  });

  test('are those of the calendar, whatever the time zone of the browser', () => {
    const zone = process.env.TZ;
    for (const other of ['America/New_York', 'Pacific/Auckland', 'Europe/Zagreb']) {
      process.env.TZ = other;
      // Not asked for before: years are kept once they are made.
      const year = { 'America/New_York': 2032, 'Pacific/Auckland': 2036, 'Europe/Zagreb': 2044 }[other] ?? 0;
      const days = daysOfYear(year);
      expect(days).toHaveLength(366);
      expect(new Set(days).size).toBe(366);
      // The days of the clock changes in Zagreb and in the other zones are days as all others.
      expect(days.indexOf(`${year}-11-01`)).toBe(305);
    }
    process.env.TZ = zone;
  });

  test('1 January 2027 is in week 53, and 29 December 2025 in week 1', () => {
    expect(weekNumber('2027-01-01')).toBe(53);
    expect(weekNumber('2025-12-29')).toBe(1);
    expect(weekRows(2027)[0]?.week).toBe(53);
    expect(weekRows(2026).at(-1)?.week).toBe(53);
  });

  test('a week that two months share is a row in each, with its own days', () => {
    const [january, february] = monthRows(2026);
    expect(january?.at(-1)).toEqual({
      week: 5,
      days: ['2026-01-26', '2026-01-27', '2026-01-28', '2026-01-29', '2026-01-30', '2026-01-31', null],
    });
    expect(february?.[0]).toEqual({ week: 5, days: [null, null, null, null, null, null, '2026-02-01'] });
  });
});
