import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentCommit, parseShard, partOfCommit, shardOf } from './shard.mjs';

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

test('takes the same part for the same commit, and each part for some commit', () => {
  const commits = Array.from({ length: 50 }, (_, at) => (at * 7919).toString(16).padStart(40, '0'));
  const hashes = commits.map((commit) => [...commit].reverse().join(''));
  expect(new Set(hashes.map((hash) => partOfCommit(hash, 5)))).toEqual(new Set(['1/5', '2/5', '3/5', '4/5', '5/5']));
  expect(partOfCommit('ffffffff00', 5)).toBe(partOfCommit('ffffffff00', 5));
});

test('is a part that --shard takes, and the first one without a commit', () => {
  expect(parseShard(partOfCommit('ffffffff00', 5))).toMatchObject({ count: 5 });
  expect(partOfCommit('', 5)).toBe('1/5');
});

test('reads the checked-out commit, and is empty outside a repository', () => {
  expect(currentCommit('/')).toBe('');
});
