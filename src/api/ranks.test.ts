import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranksOf } from './ranks.ts';

test.each([
  [
    [500, 400, 400, 300],
    [1, 2, 2, 4],
  ],
  [
    [300, 400, 500, 400],
    [4, 2, 1, 2],
  ],
  [
    [null, 7, null],
    [null, 1, null],
  ],
  // A sale of nothing is a sale; a correction is below it.
  [
    [0, -1.5, 2, null],
    [2, 3, 1, null],
  ],
  // Amounts that binary fractions tell apart.
  [
    [0.1 + 0.2, 0.3, 0.31],
    [2, 2, 1],
  ],
  [[], []],
])('%j: %j', (values, ranks) => {
  expect(ranksOf(values)).toEqual(ranks);
});

test('a place is one more than the number of higher values, in whatever order they stand', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -20, max: 20 }))), (values) => {
      const places = values.map((value) =>
        value === null ? null : values.filter((other) => other !== null && other > value).length + 1,
      );
      expect(ranksOf(values)).toEqual(places);
      expect(ranksOf(values.toReversed())).toEqual(places.toReversed());
    }),
  );
});
