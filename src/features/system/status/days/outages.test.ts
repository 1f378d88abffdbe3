import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import { caseIncidents, caseNow } from '../../fixtures/incidents.ts';
import { covered, daysUntil, minutesOf, outageDays, secondsOf } from './outages.ts';

const minutes = (count: number) => count * 60;
const known = { now: caseNow, knownSince: undefined };
const dayIn = (group: string, day: string, incidents: readonly Incident[] = caseIncidents) =>
  outageDays(incidents, group, { ...known, days: [day] })[0];

test.each([
  ['2026-10-25', 1500],
  ['2026-03-29', 1380],
  ['2026-10-24', 1440],
  ['2028-02-29', 1440],
])('%s has %i minutes', (day, count) => {
  expect(minutesOf(day)).toBe(count);
});

test('ninety days end today, across the change of the clock and a leap day', () => {
  const days = daysUntil('2028-04-01');
  expect(days).toHaveLength(90);
  expect([days[0], days.at(-1)]).toEqual(['2028-01-03', '2028-04-01']);
  expect(new Set(days).size).toBe(90);
  expect(days).toContain('2028-02-29');
});

describe('the time of a day that a service group did not work', () => {
  test('is the union of its incidents, levels 2 and 3 apart', () => {
    // 901 until 6:30, 909 from 5:30 to 7:30, and 902 for a quarter of an hour within them; the hour from 2 is there twice.
    expect(dayIn('SP', '2026-10-25')).toEqual({
      day: '2026-10-25',
      critical: minutes(510),
      warning: minutes(15),
      any: minutes(510),
      isKnown: true,
    });
    // Levels 1 and 4 count for nothing.
    const mild = caseIncidents.filter(({ level }) => level === 1 || level === 4);
    expect(dayIn('SP', '2026-10-25', mild)).toMatchObject({ critical: 0, warning: 0, any: 0 });
  });

  test('is that of each group alone', () => {
    expect(dayIn('MG', '2026-10-25')).toMatchObject({ critical: 0, warning: minutes(60), any: minutes(60) });
    expect(dayIn('MG', '2026-10-26')).toMatchObject({ critical: minutes(10), warning: 0 });
  });

  test('ends at midnight, and now for an open one', () => {
    expect(dayIn('SP', '2026-10-24')).toMatchObject({ critical: minutes(1440), any: minutes(1440) });
    expect(dayIn('SP', '2026-11-28')).toMatchObject({ critical: minutes(120) });
    expect(dayIn('SP', '2026-11-29')).toMatchObject({ critical: minutes(660) });
  });

  test('has nothing of what is announced, nor of a planned rest', () => {
    const [first] = caseIncidents;
    if (!first) throw new Error('The case has no incidents.');
    const announced = { ...first, begin: new Date('2026-11-29T12:00:00Z'), end: null };
    const planned = { ...first, begin: new Date('2026-11-29T09:00:00Z'), end: new Date('2026-11-29T15:00:00Z') };
    expect(dayIn('SP', '2026-11-29', [announced])).toMatchObject({ any: 0 });
    expect(dayIn('SP', '2026-11-29', [planned])).toMatchObject({ any: minutes(60) });
  });

  test('is a whole day of 25 or of 23 hours', () => {
    const [first] = caseIncidents;
    if (!first) throw new Error('The case has no incidents.');
    const whole = { ...first, begin: new Date('2026-03-01T00:00:00Z'), end: new Date('2026-11-01T00:00:00Z') };
    expect(dayIn('SP', '2026-10-25', [whole])?.critical).toBe(minutes(1500));
    expect(dayIn('SP', '2026-03-29', [whole])?.critical).toBe(minutes(1380));
  });

  test('is not known before the pages read, nor on the day that they reach in part', () => {
    const days = outageDays(caseIncidents, 'SP', {
      now: caseNow,
      days: ['2026-10-23', '2026-10-24', '2026-10-25'],
      knownSince: new Date('2026-10-24T20:00:00Z'),
    });
    expect(days.map(({ isKnown }) => isKnown)).toEqual([false, false, true]);
  });
});

const spans = fc.array(
  fc.record({ from: fc.nat(300), length: fc.nat(120) }).map(({ from, length }) => ({
    from: from * 1000,
    to: (from + length) * 1000,
  })),
  { maxLength: 12 },
);

test('a second is counted once, whatever overlaps it', () => {
  fc.assert(
    fc.property(spans, fc.nat(300), fc.nat(200), (own, start, length) => {
      const within = { from: start * 1000, to: (start + length) * 1000 };
      let expected = 0;
      for (let at = within.from; at < within.to; at += 1000)
        if (own.some(({ from, to }) => from <= at && at < to)) expected += 1;
      expect(covered(own, within)).toBe(expected);
    }),
  );
});

test('both levels together are no more than their sum, and no less than either; no day has more than it is long', () => {
  const incident = fc.record({
    level: fc.integer({ min: 1, max: 4 }),
    // To the second, as the server says them.
    begin: fc.integer({ min: 0, max: 864_000 }).map((at) => new Date(Date.parse('2026-10-20') + at * 1000)),
    took: fc.option(fc.nat(300_000).map((seconds) => seconds * 1000)),
  });
  fc.assert(
    fc.property(fc.array(incident, { maxLength: 10 }), (own) => {
      const [first] = caseIncidents;
      const incidents = own.map(({ level, begin, took }, id) => ({
        ...(first as Incident),
        id,
        level,
        begin,
        end: took === null ? null : new Date(begin.getTime() + took),
      }));
      for (const { day, critical, warning, any } of outageDays(incidents, 'SP', {
        ...known,
        days: daysUntil('2026-10-31', 12),
      })) {
        expect(any).toBeLessThanOrEqual(Math.min(critical + warning, secondsOf(day)));
        expect(any).toBeGreaterThanOrEqual(Math.max(critical, warning));
      }
    }),
  );
});
