import { expect, test } from 'vitest';
import { conditionOfLevel, conditionOfState, worstOf } from './condition.ts';

test.each([
  ['OK', 'ok'],
  ['WARNING', 'warning'],
  ['CRITICAL', 'critical'],
  ['PENDING', 'pending'],
  ['UNKNOWN', 'unknown'],
  ['ok', 'unknown'],
  ['', 'unknown'],
  ['toString', 'unknown'],
])('the state %s is %s', (state, condition) => {
  expect(conditionOfState(state)).toBe(condition);
});

test.each([
  [1, 'ok'],
  [2, 'warning'],
  [3, 'critical'],
  [4, 'unknown'],
  [0, 'unknown'],
  [9, 'unknown'],
])('the level %i is %s', (level, condition) => {
  expect(conditionOfLevel(level)).toBe(condition);
});

test('the worst is shown, and for nothing that all is well', () => {
  expect(worstOf([])).toBe('ok');
  expect(worstOf(['ok', 'pending'])).toBe('pending');
  expect(worstOf(['warning', 'unknown', 'ok'])).toBe('warning');
  expect(worstOf(['warning', 'critical', 'unknown'])).toBe('critical');
});
