import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#api/testStorage.ts';
import { chooseSnapping, snaps } from './snapChoice.ts';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
const stored = () => Object.fromEntries(storage.entries);

test('vertices snap at first, and nothing is stored', () => {
  expect(snaps()).toBe(true);
  expect(stored()).toEqual({});
});

test('the choice is stored', () => {
  chooseSnapping(false);
  expect(stored()).toEqual({ 'border-snapping': 'off' });
  expect(snaps()).toBe(false);
  chooseSnapping(true);
  expect(stored()).toEqual({ 'border-snapping': 'on' });
  expect(snaps()).toBe(true);
});

test('what is broken is dropped', () => {
  storage.setItem('border-snapping', 'maybe');
  expect(snaps()).toBe(true);
  expect(stored()).toEqual({});
});

test('without storage the choice holds until the page is loaded again', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  chooseSnapping(false);
  expect(snaps()).toBe(false);
});
