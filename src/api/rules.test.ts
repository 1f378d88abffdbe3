import { describe, expect, test } from 'vitest';
import { passwordProblem } from './passwordRules.ts';
import { documentBounds, rangeProblems, reportBounds, statisticsBounds, transactionBounds } from './rules.ts';
import { searchIsMissing } from './searchRules.ts';

const today = '2026-03-01';

describe('ranges', () => {
  test.each([
    ['report, today', '2026-03-01', '2026-03-01', reportBounds(today), {}],
    ['report, long ago', '2001-01-01', '2026-03-01', reportBounds(today), {}],
    ['report, tomorrow', '2026-03-01', '2026-03-02', reportBounds(today), { end: 'tooLate' }],
    ['report, backwards', '2026-02-02', '2026-02-01', reportBounds(today), { end: 'endBeforeBegin' }],
    ['transactions, 30 days ago', '2026-01-30', '2026-03-01', transactionBounds(today), {}],
    ['transactions, 31 days ago', '2026-01-29', '2026-03-01', transactionBounds(today), { begin: 'tooEarly' }],
    ['documents, 730 days ago', '2024-03-01', '2026-03-01', documentBounds(today), {}],
    ['documents, 731 days ago', '2024-02-29', '2026-03-01', documentBounds(today), { begin: 'tooEarly' }],
    ['statistics, all of it', '2018-04-16', '2026-02-28', statisticsBounds(today), {}],
    ['statistics, too early', '2018-04-15', '2018-04-16', statisticsBounds(today), { begin: 'tooEarly' }],
    ['statistics, today', '2026-02-01', '2026-03-01', statisticsBounds(today), { end: 'tooLate' }],
    ['both ends', '2018-04-15', '2018-04-14', statisticsBounds(today), { begin: 'tooEarly', end: 'endBeforeBegin' }],
  ] as const)('%s', (_, begin, end, bounds, problems) => {
    expect(rangeProblems({ begin, end }, bounds)).toEqual(problems);
  });
});

test('more than one day of transactions needs something to search for', () => {
  const one = { begin: '2026-03-01', end: '2026-03-01' };
  const two = { begin: '2026-02-28', end: '2026-03-01' };
  expect(searchIsMissing(one, undefined)).toBe(false);
  expect(searchIsMissing(two, undefined)).toBe(true);
  expect(searchIsMissing(two, ' - ')).toBe(true);
  expect(searchIsMissing(two, 'zg')).toBe(false);
});

test.each([
  ['', 'tooShort'],
  ['abcdefg', 'tooShort'],
  ['12345678', 'onlyDigits'],
  ['abcdefgh', undefined],
  ['1234567a', undefined],
])('password %j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));
