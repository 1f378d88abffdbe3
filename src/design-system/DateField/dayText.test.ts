import { describe, expect, test } from 'vitest';
import { dayOrText, dayProblem } from './dayText.ts';

const today = '2026-11-20';

describe('a typed day', () => {
  test.each([
    ['1. 2. 2027.', '2027-02-01'],
    ['1.2.', '2026-02-01'],
    ['2027-02-01', '2027-02-01'],
    ['31.2.', '31.2.'],
    ['sutra', 'sutra'],
    ['  ', ''],
  ])('%j is %j', (text, value) => {
    expect(dayOrText(text, today)).toBe(value);
  });

  test.each([
    ['', 'missing'],
    ['sutra', 'format'],
    ['31.2.', 'noSuchDay'],
    ['2026-11-19', 'beforeMin'],
    ['2026-12-01', 'afterMax'],
    ['2026-11-25', undefined],
  ])('%j: %s', (value, kind) => {
    expect(dayProblem(value, { today, min: '2026-11-20', max: '2026-11-30' })?.kind).toBe(kind);
  });
});

describe('an implausible year', () => {
  test.each(['1.1.2206.', '31.12.2047.', '1.1.1925.'])('%s is questioned', (typed) => {
    const day = dayOrText(typed, today);
    expect(dayProblem(day, { today })).toEqual({ kind: 'year', day });
  });

  test.each(['31.12.2046.', '1.1.1926.', '1.1.27.'])('%s is not', (typed) => {
    expect(dayProblem(dayOrText(typed, today), { today })).toBeUndefined();
  });

  test('is valid where the day was there before', () => {
    expect(dayProblem('9999-12-31', { today, known: ['9999-12-31'] })).toBeUndefined();
  });
});
