import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSlots } from './pages.ts';

test('a short list shows every page', () => {
  expect(pageSlots(1, 1)).toEqual([1]);
  expect(pageSlots(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a long list shows the ends and the neighbours of the current page', () => {
  expect(pageSlots(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageSlots(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageSlots(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

test('whatever the page, it is shown, in order, and the row keeps its width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 5000 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const slots = pageSlots(page, pages);
      const numbers = slots.filter((slot) => slot !== null);
      expect(slots).toHaveLength(7);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
    }),
  );
});
