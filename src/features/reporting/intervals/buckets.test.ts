import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo, firstOfMonth, lengthOf, mondayOf } from '#api/days.ts';
import { daysOfBucket } from './intervals.ts';

test('a bucket opens its own days inside the range', () => {
  const range = { begin: '2026-10-15', end: '2026-11-14' };
  expect(daysOfBucket('2026-10-12', 'week', range)).toEqual({ begin: '2026-10-15', end: '2026-10-18' });
  expect(daysOfBucket('2026-11-09', 'week', range)).toEqual({ begin: '2026-11-09', end: '2026-11-14' });
  expect(daysOfBucket('2026-10-01', 'month', range)).toEqual({ begin: '2026-10-15', end: '2026-10-31' });
  expect(daysOfBucket('2026-11-01', 'month', range)).toEqual({ begin: '2026-11-01', end: '2026-11-14' });
  expect(daysOfBucket('2026-10-25', 'day', range)).toEqual({ begin: '2026-10-25', end: '2026-10-25' });
});

test('the buckets of a range are its days, each once', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addTo('2018-01-01', { days }));
  fc.assert(
    fc.property(day, fc.nat(500), fc.constantFrom('week', 'month'), (begin, length, interval) => {
      const range = { begin, end: addTo(begin, { days: length }) };
      const bucketOf = interval === 'week' ? mondayOf : firstOfMonth;
      const step = interval === 'week' ? { days: 7 } : { months: 1 };
      let next = begin;
      let sum = 0;
      for (let bucket = bucketOf(begin); bucket <= range.end; bucket = addTo(bucket, step)) {
        const days = daysOfBucket(bucket, interval as 'week', range);
        expect(days.begin).toBe(next);
        next = addTo(days.end, { days: 1 });
        sum += lengthOf(days);
      }
      expect(next).toBe(addTo(range.end, { days: 1 }));
      expect(sum).toBe(lengthOf(range));
    }),
  );
});
