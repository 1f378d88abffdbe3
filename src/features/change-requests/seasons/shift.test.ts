import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, isDay, lengthOf } from '#api/days.ts';
import { weekdayOf } from '../hours/model.ts';
import { leapQuestions, type Move, shifted } from './shift.ts';

const year: Move = { kind: 'year', years: 1 };
const weeks = (count: number): Move => ({ kind: 'weeks', weeks: count });
const days = (validFrom: string, validTo: string) => ({ validFrom, validTo });
const length = ({ validFrom, validTo }: ReturnType<typeof days>) => lengthOf({ begin: validFrom, end: validTo });

describe('a season', () => {
  test.each([
    ['1. 6.–15. 9. 2027.', days('2027-06-01', '2027-09-15'), year, days('2028-06-01', '2028-09-15')],
    ['the same by 52 weeks', days('2027-06-01', '2027-09-15'), weeks(52), days('2028-05-30', '2028-09-13')],
    ['15. 2.–15. 3. 2027.', days('2027-02-15', '2027-03-15'), year, days('2028-02-15', '2028-03-15')],
    ['all of 2027 by 52 weeks', days('2027-01-01', '2027-12-31'), weeks(52), days('2027-12-31', '2028-12-29')],
  ])('of %s', (_, source, move, copy) => {
    expect(leapQuestions(source, move)).toEqual([]);
    expect(shifted(source, move, undefined)).toEqual(copy);
  });

  test('over the leap day is a day longer', () => {
    const copy = shifted(days('2027-02-15', '2027-03-15'), year, undefined);
    expect(copy && length(copy)).toBe(30);
  });

  test.each([
    ['ends on 28 February before a leap year', days('2027-02-01', '2027-02-28'), '2028-02-28', '2028-02-29'],
    ['ends on 29 February', days('2028-02-01', '2028-02-29'), '2029-02-28', '2029-03-01'],
  ])('that %s is asked about', (_, source, early, late) => {
    expect(leapQuestions(source, year)).toEqual([{ early, late }]);
    expect(shifted(source, year, undefined)).toBeUndefined();
    expect(shifted(source, year, 'early')?.validTo).toBe(early);
    expect(shifted(source, year, 'late')?.validTo).toBe(late);
  });

  test('over some years is asked about only where the years differ in their leap day', () => {
    const four: Move = { kind: 'year', years: 4 };
    expect(leapQuestions(days('2028-02-29', '2028-02-29'), four)).toEqual([]);
    expect(shifted(days('2028-02-01', '2028-02-29'), four, undefined)).toEqual(days('2032-02-01', '2032-02-29'));
    expect(leapQuestions(days('2024-02-01', '2024-02-28'), four)).toEqual([]);
    expect(shifted(days('2026-01-01', '2027-12-31'), { kind: 'year', years: 2 }, undefined)).toEqual(
      days('2028-01-01', '2029-12-31'),
    );
  });

  test('that begins on 29 February is asked about', () => {
    const source = days('2028-02-29', '2028-09-15');
    expect(leapQuestions(source, year)).toEqual([{ early: '2029-02-28', late: '2029-03-01' }]);
    expect(shifted(source, year, 'late')).toEqual(days('2029-03-01', '2029-09-15'));
  });

  test('that begins on 28 February, or ends on it before a common year, is not', () => {
    expect(leapQuestions(days('2027-02-28', '2027-03-15'), year)).toEqual([]);
    expect(leapQuestions(days('2026-02-01', '2026-02-28'), year)).toEqual([]);
    expect(leapQuestions(days('2027-02-01', '2027-02-28'), weeks(52))).toEqual([]);
  });

  test.each([
    ['spring', days('2027-03-28', '2027-03-28')],
    ['autumn', days('2027-10-31', '2027-10-31')],
    ['both', days('2027-03-01', '2027-11-15')],
  ])('over the clock change of %s keeps its days', (_, source) => {
    const byYear = shifted(source, year, undefined);
    const byWeeks = shifted(source, weeks(52), undefined);
    expect(byYear && length(byYear)).toBe(length(source));
    expect(byWeeks && length(byWeeks)).toBe(length(source));
  });
});

describe('any period', () => {
  const period = fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.nat(800)).map(([begin, length]) => {
    const validFrom = addTo('2018-01-01', { days: begin });
    return days(validFrom, addTo(validFrom, { days: length }));
  });

  test('by whole weeks keeps its length and its weekdays', () => {
    fc.assert(
      fc.property(period, fc.integer({ min: 1, max: 200 }), (source, count) => {
        const copy = shifted(source, weeks(count), undefined);
        expect(copy && length(copy)).toBe(length(source));
        expect(copy && weekdayOf(copy.validFrom)).toBe(weekdayOf(source.validFrom));
      }),
    );
  });

  test('by years has the same dates, in order, and differs in length by the leap days at most', () => {
    fc.assert(
      fc.property(period, fc.constantFrom('early', 'late'), fc.integer({ min: 1, max: 10 }), (source, leap, years) => {
        const move: Move = { kind: 'year', years };
        const copy = shifted(source, move, leap);
        if (!copy) throw new Error('It is answered.');
        expect(isDay(copy.validFrom) && isDay(copy.validTo) && copy.validFrom <= copy.validTo).toBe(true);
        expect(Math.abs(length(copy) - length(source))).toBeLessThanOrEqual(2);
        if (leapQuestions(source, move).length === 0) {
          expect(copy.validFrom.slice(5)).toBe(source.validFrom.slice(5));
          expect(copy.validTo.slice(5)).toBe(source.validTo.slice(5));
        }
      }),
    );
  });

  test('that follows another without a gap does so by a year, whatever is answered', () => {
    fc.assert(
      fc.property(period, fc.constantFrom('early', 'late'), (first, leap) => {
        const second = days(addTo(first.validTo, { days: 1 }), addTo(first.validTo, { days: 40 }));
        const [a, b] = [shifted(first, year, leap), shifted(second, year, leap)];
        if (!a || !b) throw new Error('They are answered.');
        const gap = lengthOf({ begin: a.validTo, end: b.validFrom }) - 2;
        // A day is left, or shared, at the end of February alone, where it is said.
        if (gap !== 0) expect(['02-28', '02-29', '03-01']).toContain(a.validTo.slice(5));
        expect(Math.abs(gap)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
