import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('takes the first letters of the first and the last name', () => {
  expect(initials('Operater Portala')).toBe('OP');
  expect(initials('Ana Marija Babić')).toBe('AB');
  expect(initials('žana čuk')).toBe('ŽČ');
});

test('takes what there is', () => {
  expect(initials('Ana')).toBe('A');
  expect(initials('  ')).toBe('');
});
