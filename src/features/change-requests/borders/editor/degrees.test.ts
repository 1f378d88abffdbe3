import { expect, test } from 'vitest';
import { degreesText, positionText, readDegrees } from './degrees.ts';

test.each([
  ['45,81', 45.81],
  [' 45.8123456 ', 45.8123456],
  ['16°', 16],
  ['-3,5', -3.5],
  ['\u22123,5', -3.5],
  ['\u200e45,81\u00a0°', 45.81],
  ['', undefined],
  ['45,81,2', undefined],
  ['sjever', undefined],
  ['1e3', undefined],
  ['45.', undefined],
])('%s is read as %s', (text, value) => {
  expect(readDegrees(text)).toBe(value);
});

test('degrees are written as the language has them, and read back the same', () => {
  expect(degreesText(45.8123456, 'hr')).toBe('45,8123456');
  expect(degreesText(45.8123456, 'en')).toBe('45.8123456');
  expect(positionText([16.0012345, 45.8], 'hr')).toBe('16,00123; 45,8');
});
