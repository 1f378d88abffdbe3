import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, shardOf } from './shard.mjs';

test('a part is a number and how many there are', () => {
  expect(parseShard('2/3')).toEqual({ part: 2, count: 3 });
  for (const text of ['', '0/3', '4/3', '1', '1/0', 'a/b', '1/2/3', '-1/2']) expect(parseShard(text)).toBeUndefined();
});

test('the parts together have each item once, in order, and differ by one at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 12 }), (items, count) => {
      const parts = Array.from({ length: count }, (_, at) => shardOf({ part: at + 1, count }, items));
      expect(parts.flat()).toEqual(items);
      const sizes = parts.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
