import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTime, parseTime, stepTime, timeOrText, timeProblem } from './timeText.ts';

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);

describe('a typed time', () => {
  test.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['2359', '23:59'],
    ['8h', '08:00'],
    ['8 h 30 min', '08:30'],
    [' 7:05 ', '07:05'],
    ['\u200e7:05\u00a0', '07:05'],
    ['0', '00:00'],
  ])('%j is %s', (text, time) => {
    expect(parseTime(text)).toEqual({ time });
    expect(timeOrText(text)).toBe(time);
  });

  test.each([
    ['', 'missing'],
    [' ', 'missing'],
    ['osam', 'format'],
    ['8:3', 'format'],
    ['8-30', 'format'],
    ['25', 'noSuchTime'],
    ['8:60', 'noSuchTime'],
    ['24', 'midnight'],
    ['24:00', 'midnight'],
    ['2400', 'midnight'],
  ])('%j: %s', (text, problem) => {
    expect(timeProblem(text)).toBe(problem);
    expect(isTime(timeOrText(text))).toBe(false);
  });

  test('is read back from how it is written', () => {
    fc.assert(
      fc.property(times, (time) => {
        expect(timeOrText(time)).toBe(time);
      }),
    );
  });
});

describe('a step', () => {
  test.each([
    ['08:00', 15, '08:15'],
    ['08:07', 15, '08:15'],
    ['08:07', -15, '08:00'],
    ['23:50', 15, '23:59'],
    ['23:59', -15, '23:45'],
    ['00:00', -15, '00:00'],
    ['08:20', 60, '09:00'],
  ])('%s and %i is %s', (time, step, next) => {
    expect(stepTime(time, step)).toBe(next);
  });

  test('stays in the day', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(15, -15, 60, -60), (time, step) => {
        const next = stepTime(time, step);
        expect(isTime(next)).toBe(true);
        expect(step > 0 ? next >= time : next <= time).toBe(true);
      }),
    );
  });
});
