import { expect, it } from 'vitest';
import { currentCommit, partOfCommit } from './rotation.mjs';
import { parseShard } from './shard.mjs';

it('takes the same part for the same commit, and each part for some commit', () => {
  const commits = Array.from({ length: 50 }, (_, at) => (at * 7919).toString(16).padStart(40, '0'));
  const hashes = commits.map((commit) => [...commit].reverse().join(''));
  expect(new Set(hashes.map((hash) => partOfCommit(hash, 5)))).toEqual(new Set(['1/5', '2/5', '3/5', '4/5', '5/5']));
  expect(partOfCommit('ffffffff00', 5)).toBe(partOfCommit('ffffffff00', 5));
});

it('is a part that --shard takes, and the first one without a commit', () => {
  expect(parseShard(partOfCommit('ffffffff00', 5))).toMatchObject({ count: 5 });
  expect(partOfCommit('', 5)).toBe('1/5');
});

it('reads the checked-out commit, and is empty outside a repository', () => {
  expect(currentCommit('/')).toBe('');
});
