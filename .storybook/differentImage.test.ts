import { expect, test } from 'vitest';
import { outcomeOf } from './differentImage.ts';

const same = { hasBaseline: true, isUpdate: false, isSameBrowser: true, mayDiffer: false, isCi: false };
const other = { ...same, isSameBrowser: false, mayDiffer: true };
const strict = { ...other, mayDiffer: false };

test('a difference fails in the browser that made the images, and in another one only if strict', () => {
  for (const isCi of [false, true]) {
    expect(outcomeOf({ ...same, isCi })).toBe('fail');
    expect(outcomeOf({ ...other, isCi })).toBe('list');
    expect(outcomeOf({ ...strict, isCi })).toBe('fail');
  }
});

test('a new image is written in the browser that made the others, and fails in CI', () => {
  expect(outcomeOf({ ...same, hasBaseline: false })).toBe('write');
  expect(outcomeOf({ ...other, hasBaseline: false })).toBe('list');
  expect(outcomeOf({ ...strict, hasBaseline: false })).toBe('fail');
  for (const browser of [same, other, strict])
    expect(outcomeOf({ ...browser, hasBaseline: false, isCi: true })).toBe('fail');
});

test('an update writes', () => {
  for (const browser of [same, other, strict]) expect(outcomeOf({ ...browser, isUpdate: true })).toBe('write');
});
