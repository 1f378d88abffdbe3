import { expect, test } from 'vitest';
import { cutProps, cutText, isolated, longestInCell, longestText, wellFormed } from './cutText.ts';

test('a text of usual length is left as it is', () => {
  const usual = 'a'.repeat(longestText);
  expect(cutText(usual)).toBe(usual);
  expect(cutProps(usual)).toEqual({ children: usual });
});

test('a long text is cut, with an ellipsis, and is whole on demand', () => {
  const long = 'Šibenik '.repeat(1250);
  expect(cutText(long).length).toBeLessThanOrEqual(longestText + 1);
  expect(cutText(long)).toMatch(/Šibenik…$|Š\w*…$/);
  expect(cutProps(long)).toEqual({ children: cutText(long), title: long });
});

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇭🇷'],
  ['a skin colour', '👩🏽‍🚒'],
  ['a letter with marks', 'z\u030c\u0301'],
])('%s is never torn apart', (_, letter) => {
  for (let longest = 30; longest < 60; longest++) {
    const cut = cutText(letter.repeat(100), longest);
    const kept = cut.slice(0, -1);
    expect(cut.endsWith('…')).toBe(true);
    expect(kept).toBe(letter.repeat(kept.length / letter.length));
  }
});

test('one letter with thousands of marks is cut too', () => {
  expect(cutText(`a${'\u0301'.repeat(10_000)}`).length).toBeLessThanOrEqual(longestText + 1);
});

test('a text from right to left is isolated, another stays', () => {
  expect(isolated('Šibenik 12')).toBe('Šibenik 12');
  expect(isolated('👨‍👩‍👧‍👦 🅿️')).toBe('👨‍👩‍👧‍👦 🅿️');
  expect(isolated('מגרש')).toBe('\u2068מגרש\u2069');
  expect(isolated('موقف 12')).toBe('\u2068موقف 12\u2069');
  expect(isolated('a\u202eb')).toBe('\u2068a\u202eb\u2069');
});

test('halves of characters can be part of an address', () => {
  expect(() => encodeURIComponent('a\ud83d')).toThrow();
  expect(encodeURIComponent(wellFormed('a\ud83d'))).toBe('a%EF%BF%BD');
  expect(wellFormed('👨‍👩‍👧‍👦')).toBe('👨‍👩‍👧‍👦');
});

test('a cell shows less of a word, or of a text that never wraps, that would make its column wider than the page', () => {
  expect(longestInCell('Parking '.repeat(25), false)).toBe(longestText);
  expect(longestInCell(`Zona ${'x'.repeat(48)} ${'y'.repeat(48)}`, false)).toBe(longestText);
  expect(cutText(`Zona ${'x'.repeat(200)}`, longestInCell(`Zona ${'x'.repeat(200)}`, false))).toBe(
    `Zona ${'x'.repeat(48)}…`,
  );
  expect(longestInCell('ŠI 7768-RA', true)).toBeLessThan(40);
});
