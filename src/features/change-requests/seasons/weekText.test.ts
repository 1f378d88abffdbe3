import { expect, test } from 'vitest';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { weekText } from './weekText.ts';

const day = (weekday: number, timeFrom: string, timeTo: string, noCharge = false) => ({
  weekday,
  timeFrom,
  timeTo,
  noCharge,
});
const week = [
  ...[0, 1, 2, 3, 4].map((weekday) => day(weekday, '07:00', '21:00')),
  day(5, '07:00', '14:00'),
  day(6, '00:00', '00:00', true),
];

test('a week is one line, days with the same hours together', () => {
  expect(weekText(week, (name) => formatsOf('hr').weekdayShort(name), 'bez naplate')).toBe(
    'pon – pet 07:00 – 21:00, sub 07:00 – 14:00, ned bez naplate',
  );
  expect(weekText([], (name) => formatsOf('en').weekdayShort(name), 'no charge')).toBe('Mon – Sun no charge');
});
