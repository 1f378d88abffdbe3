import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#api/testStorage.ts';
import { choose, chosen } from './chosen.ts';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
const stored = () => Object.fromEntries(storage.entries);

test('everything is shown at first, and nothing is stored', () => {
  expect(chosen()).toEqual({ holidays: true, incidents: true });
  expect(stored()).toEqual({});
});

test.each([
  [{ holidays: true, incidents: true }, 'all'],
  [{ holidays: true, incidents: false }, 'holidays'],
  [{ holidays: false, incidents: true }, 'incidents'],
  [{ holidays: false, incidents: false }, 'none'],
])('the choice %o is stored as %s', (choice, word) => {
  choose(choice);
  expect(stored()).toEqual({ 'chart-calendar': word });
  expect(chosen()).toEqual(choice);
});

test('what is broken is dropped', () => {
  storage.setItem('chart-calendar', '{"holidays":');
  expect(chosen()).toEqual({ holidays: true, incidents: true });
  expect(stored()).toEqual({});
});

test('without storage the choice holds until the page is loaded again', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  choose({ holidays: false, incidents: true });
  expect(chosen()).toEqual({ holidays: false, incidents: true });
});
