import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import { addTo, type Day } from '#api/days.ts';
import { holidaysOn } from '#api/holidays.ts';
import { activeDays, bandsOf, type CalendarDays, marksOf, notesOf } from './calendarOf.ts';

const daysFrom = (begin: Day, length: number): CalendarDays => {
  const starts = Array.from({ length }, (_, index) => addTo(begin, { days: index }));
  return { interval: 'day', starts, range: { begin, end: starts.at(-1) ?? begin } };
};
const name = (key: string) => key;
const dayMonth = (day: Day) => day.slice(5);

const now = new Date('2026-11-29T10:00:00Z');
const incident = (own: Partial<Incident>): Incident => ({
  id: 1,
  title: 'Smetnja',
  components: [],
  serviceGroup: 'SP',
  begin: new Date('2026-10-25T10:00:00Z'),
  end: new Date('2026-10-25T11:00:00Z'),
  description: '',
  level: 3,
  isPublic: true,
  ...own,
});
const at = (begin: string, end: string | null) => ({
  begin: new Date(begin),
  end: end === null ? null : new Date(end),
});
const marks = (days: CalendarDays, ...incidents: Partial<Incident>[]) =>
  marksOf(
    days,
    incidents.map((own, index) => incident({ id: index + 1, ...own })),
    now,
    { detail: () => '', address: ({ id }) => `/incidenti?incident=${id}` },
  );

describe('weekends and holidays', () => {
  test('are bands of days, a weekend at the edge too', () => {
    // 1 November 2026 is a Sunday.
    expect(bandsOf(daysFrom('2026-11-01', 9), name)).toEqual([
      { from: 0, to: 0, kind: 'weekend' },
      { from: 6, to: 7, kind: 'weekend' },
      { from: 0, to: 0, kind: 'holiday', name: 'allSaints' },
    ]);
  });

  test('of one day, of weeks and of months are not shaded', () => {
    expect(bandsOf(daysFrom('2026-11-01', 1), name)).toEqual([]);
    const weeks = { ...daysFrom('2026-10-26', 7), starts: ['2026-10-26'], interval: 'week' as const };
    expect(bandsOf({ ...weeks, starts: ['2026-10-26', '2026-11-02'] }, name)).toEqual([]);
  });

  test('two on one day are one band with both names', () => {
    expect(bandsOf(daysFrom('2024-05-29', 3), name)).toEqual([
      { from: 1, to: 1, kind: 'holiday', name: 'statehood · corpusChristi' },
    ]);
  });

  test('shade the days of the calendar, whatever the range is', () => {
    const begins = fc.integer({ min: 0, max: 9000 }).map((days) => addTo('2015-01-01', { days }));
    fc.assert(
      fc.property(begins, fc.integer({ min: 2, max: 390 }), (begin, length) => {
        const days = daysFrom(begin, length);
        const bands = bandsOf(days, name);
        for (const [index, day] of days.starts.entries()) {
          const kinds = bands.filter(({ from, to }) => from <= index && index <= to).map(({ kind }) => kind);
          const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
          expect(kinds.includes('weekend')).toBe(weekday === 0 || weekday === 6);
          expect(kinds.includes('holiday')).toBe(holidaysOn(day).length > 0);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('across years are named by day, by week and by month', () => {
    const range = { begin: '2026-12-24', end: '2027-01-06' };
    const days = daysFrom(range.begin, 14);
    expect(notesOf(days, name, dayMonth).flatMap((note, index) => (note ? `${index} ${note}` : []))).toEqual([
      '1 christmas',
      '2 saintStephen',
      '8 newYear',
      '13 epiphany',
    ]);
    const weeks = { interval: 'week' as const, starts: ['2026-12-21', '2026-12-28', '2027-01-04'], range };
    expect(notesOf(weeks, name, dayMonth)).toEqual([
      '12-25 christmas, 12-26 saintStephen',
      '01-01 newYear',
      '01-06 epiphany',
    ]);
    // What the range cuts off does not count.
    const months = { interval: 'month' as const, starts: ['2026-12-01', '2027-01-01'], range };
    expect(notesOf({ ...months, range: { ...range, begin: '2026-12-26' } }, name, dayMonth)).toEqual([
      '12-26 saintStephen',
      '01-01 newYear, 01-06 epiphany',
    ]);
  });
});

describe('the days of an incident', () => {
  test.each([
    ['2026-10-23T20:00:00Z', '2026-10-25T05:30:00Z', '2026-10-23', '2026-10-25'],
    ['2026-10-24T22:30:00Z', '2026-10-24T22:45:00Z', '2026-10-25', '2026-10-25'],
    // It ends at midnight in Zagreb.
    ['2026-10-24T20:00:00Z', '2026-10-24T22:00:00Z', '2026-10-24', '2026-10-24'],
    ['2026-10-25T23:00:00Z', '2026-10-25T23:10:00Z', '2026-10-26', '2026-10-26'],
    ['2026-11-28T21:00:00Z', null, '2026-11-28', '2026-11-29'],
    ['2026-10-26T11:00:00Z', '2026-10-26T11:00:00Z', '2026-10-26', '2026-10-26'],
    // Announced, without an end.
    ['2026-12-01T11:00:00Z', null, '2026-12-01', '2026-12-01'],
  ])('from %s to %s are %s to %s', (begin, end, first, last) => {
    expect(activeDays(at(begin, end), now)).toEqual({ begin: first, end: last });
  });
});

describe('marks', () => {
  const october = daysFrom('2026-10-24', 3);

  test('are the incidents of levels 2 and 3, the earliest first, from their first day to their last', () => {
    const found = marks(
      october,
      { level: 2, ...at('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z') },
      { level: 1 },
      { level: 4 },
      { level: 3, ...at('2026-10-23T20:00:00Z', '2026-10-25T05:30:00Z') },
    );
    expect(found.map(({ id, from, to, tone }) => [id, from, to, tone])).toEqual([
      ['4', 0, 1, 'danger'],
      ['1', 1, 1, 'warning'],
    ]);
    expect(found[0]?.address).toBe('/incidenti?incident=4');
  });

  test('that touch no day of the chart are left out', () => {
    expect(marks(october, at('2026-10-01T10:00:00Z', '2026-10-01T11:00:00Z'))).toEqual([]);
    expect(marks(october, at('2026-10-26T23:00:00Z', null))).toEqual([]);
    expect(marks({ ...october, starts: [] }, {})).toEqual([]);
  });

  test('of weeks and months stand at the one that holds the day', () => {
    const range = { begin: '2026-10-15', end: '2026-11-14' };
    const weeks = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'];
    expect(marks({ interval: 'week', starts: weeks, range }, {})).toMatchObject([{ from: 1, to: 1 }]);
    expect(marks({ interval: 'month', starts: ['2026-10-01', '2026-11-01'], range }, {})).toMatchObject([
      { from: 0, to: 0 },
    ]);
    // Before the range, in a week that the range cuts.
    expect(
      marks({ interval: 'week', starts: weeks, range }, at('2026-10-13T10:00:00Z', '2026-10-13T11:00:00Z')),
    ).toEqual([]);
  });
});
