import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { common, joined, without } from './ranges.ts';

const dayAt = (at: number) => addTo('2027-12-20', { days: at });
const range = fc
  .tuple(fc.nat(60), fc.nat(12))
  .map(([begin, length]) => ({ validFrom: dayAt(begin), validTo: dayAt(begin + length) }));
const ranges = fc.array(range, { maxLength: 6 });
const days = Array.from({ length: 80 }, (_, at) => dayAt(at));
const holds = (list: readonly { validFrom: string; validTo: string }[], day: string) =>
  list.some(({ validFrom, validTo }) => validFrom <= day && day <= validTo);

test('joined ranges have the same days, and a day lies between any two', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const result = joined(list);
      for (const day of days) expect(holds(result, day)).toBe(holds(list, day));
      for (const [at, { validFrom }] of result.entries()) {
        const last = result[at - 1];
        if (last) expect(validFrom > addTo(last.validTo, { days: 1 })).toBe(true);
      }
    }),
  );
});

test('what is left is in the first ranges and in none of the second', () => {
  fc.assert(
    fc.property(ranges, ranges, (list, taken) => {
      const left = without(list, taken);
      for (const day of days) expect(holds(left, day)).toBe(holds(list, day) && !holds(taken, day));
    }),
  );
});

test('common days are in both', () => {
  fc.assert(
    fc.property(range, range, (a, b) => {
      const both = common(a, b);
      for (const day of days) expect(both ? holds([both], day) : false).toBe(holds([a], day) && holds([b], day));
    }),
  );
});
